import { type Ticket, usualTicketName } from '@parapet/api'

/** Whether support waits for an answer of the customer, by the numbers of `config.json` or else by the usual names. */
export function waitsForCustomer({ status }: Pick<Ticket, 'status'>, numbers: readonly number[] | null): boolean {
  if (numbers) return numbers.includes(status.id)
  const usual = usualTicketName(status.name)
  return usual === 'waiting' || usual === 'feedback'
}
