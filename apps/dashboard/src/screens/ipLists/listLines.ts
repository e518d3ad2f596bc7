import { fieldsOf, type HistoryTools } from '../../resource/historyValues.ts'
import type en from '../../words/ipLists.en.ts'

/** The address and the description of a line. */
export function lineOf(line: string): { address: string; description: string } {
  const [address = '', ...rest] = line.split('#')
  return { address: address.trim(), description: rest.join('#').trim() }
}

/** An address of a list as a line of the form, with its end date. */
export function addressText(value: unknown, { t, f }: HistoryTools<typeof en>): string | undefined {
  const { address, description, until } = fieldsOf(value)
  if (typeof address !== 'string') return undefined
  const line = description ? `${address} # ${description}` : address
  return typeof until === 'number' ? `${line} (${t('address.until', { date: f.date(until, 'dateTime') })})` : line
}

/** A service of a list by its name; only the id of autoprovisioning is public. */
export const serviceText = (value: unknown): string => {
  const { id, name } = fieldsOf(value)
  return String(name ?? (id === 5 ? 'autoprovisioning' : id))
}
