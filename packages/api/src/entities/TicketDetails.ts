import { array, type InferOutput, nullish, number, optional, string } from 'valibot'
import { loose } from './loose.ts'
import { Ticket } from './Ticket.ts'
import { Named } from './User.ts'

const TicketAttachment = loose({
  id: number(),
  filename: string(),
  filesize: number(),
  content_type: optional(string(), ''),
  content_url: string(),
  author: optional(Named),
  created_on: string(),
})

const TicketJournal = loose({
  id: number(),
  user: Named,
  notes: optional(string(), ''),
  created_on: string(),
  details: optional(
    array(
      loose({
        property: string(),
        name: string(),
        old_value: nullish(string(), null),
        new_value: nullish(string(), null),
      }),
    ),
    () => [],
  ),
})

/** A ticket with attachments, history in chronological order, and watchers (Redmine). */
export const TicketDetails = loose({
  ...Ticket.entries,
  attachments: optional(array(TicketAttachment), () => []),
  journals: optional(array(TicketJournal), () => []),
  watchers: optional(array(Named), () => []),
})
export type TicketDetails = InferOutput<typeof TicketDetails>

/** One ticket as the tracker sends it. */
export const TicketAnswer = loose({ issue: TicketDetails })

/** The users who may watch an issue. The plugin is undocumented; the shape is ours. */
export const TicketUsers = loose({
  users: array(loose({ id: number(), firstname: string(), lastname: string(), mail: optional(string(), '') })),
})
export type TicketUsers = InferOutput<typeof TicketUsers>

/** The body of a ticket (Redmine's names). */
export interface NewTicket {
  subject: string
  description: string
  /** The tracker's usual one if left out. */
  priority_id?: number
  watcher_user_ids?: number[]
}

/** The body of a ticket update; `notes` is a comment. */
export interface ChangedTicket {
  notes?: string
  priority_id?: number
  status_id?: number
}
