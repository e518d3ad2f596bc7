import { boolean, type InferOutput, nullish, number, string } from 'valibot'
import { loose } from './loose.ts'
import { rows } from './rows.ts'
import { Named } from './User.ts'

/** A support ticket: an issue of the tracker; times are ISO 8601. Redmine sends null or nothing for what a ticket lacks. */
export const Ticket = loose({
  id: number(),
  subject: string(),
  status: Named,
  priority: Named,
  tracker: nullish(Named),
  author: nullish(Named),
  assigned_to: nullish(Named),
  /** In a tracker of several customers, the customer's. */
  project: nullish(Named),
  description: nullish(string(), ''),
  created_on: string(),
  updated_on: string(),
})
export type Ticket = InferOutput<typeof Ticket>

export const TicketPage = loose({
  issues: rows(Ticket),
  total_count: nullish(number(), 0),
  offset: nullish(number(), 0),
  limit: nullish(number(), 25),
})
export type TicketPage = InferOutput<typeof TicketPage>

export const TicketPriorities = loose({
  issue_priorities: rows(
    loose({
      id: number(),
      name: string(),
      is_default: nullish(boolean(), false),
      active: nullish(boolean()),
    }),
  ),
})
export type TicketPriorities = InferOutput<typeof TicketPriorities>

/** The states a ticket may be in. */
export const TicketStatuses = loose({
  issue_statuses: rows(loose({ id: number(), name: string(), is_closed: nullish(boolean(), false) })),
})
export type TicketStatuses = InferOutput<typeof TicketStatuses>

/** The types a ticket may have (Redmine's trackers). */
export const TicketTrackers = loose({ trackers: rows(Named) })
export type TicketTrackers = InferOutput<typeof TicketTrackers>

/** A ticket for the sandbox, stories and tests. */
export function makeTicket(over: Partial<Ticket> = {}): Ticket {
  return {
    id: 4211,
    subject: 'Certificate of www.example.com expires soon',
    status: { id: 1, name: 'New' },
    priority: { id: 2, name: 'Normal' },
    tracker: { id: 3, name: 'Support' },
    description: '',
    created_on: '2026-06-12T08:00:00Z',
    updated_on: '2026-06-14T16:20:00Z',
    ...over,
  }
}
