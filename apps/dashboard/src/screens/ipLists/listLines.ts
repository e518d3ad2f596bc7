import { canonicalNetwork, type NetworkList } from '@parapet/api'
import { fieldsOf, type HistoryTools } from '../../kit/changes/historyValues.ts'
import type en from './ipLists.en.ts'

/** The end dates of the addresses of a list, by address. */
export function endDatesOf(row: NetworkList | null): ReadonlyMap<string, number> {
  return new Map(
    (row?.addresses ?? []).flatMap(({ address, until }) => {
      const known = canonicalNetwork(address)
      return until == null || known === null ? [] : [[known, until] as const]
    }),
  )
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
