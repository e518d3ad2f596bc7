import type { Ticket } from '@parapet/api'

/** The usual names of a status in which support waits for the customer: Redmine's own is Feedback. */
const usualNames =
  /^(?:feedback|(?:waiting|pending)(?: for| on)? (?:the )?(?:customer|client|you|user)(?:'s (?:answer|reply))?|esperando (?:al |a su )?(?:cliente|respuesta)|pendiente (?:del? )?cliente)$/i

/** Whether support waits for an answer of the customer, by the numbers of `config.json` or else by the usual names. */
export const waitsForCustomer = ({ status }: Pick<Ticket, 'status'>, numbers: readonly number[] | null): boolean =>
  numbers ? numbers.includes(status.id) : usualNames.test(status.name.trim())
