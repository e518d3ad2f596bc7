import { type InferOutput, nullish, number, string } from 'valibot'
import { loose } from './loose.ts'
import { parts, rows } from './rows.ts'
import { Ticket } from './Ticket.ts'
import { Named } from './User.ts'

const TicketAttachment = loose({
  id: number(),
  filename: string(),
  filesize: nullish(number(), null),
  content_type: nullish(string(), ''),
  author: nullish(Named),
  created_on: string(),
})

const TicketJournal = loose({
  id: number(),
  user: nullish(Named),
  notes: nullish(string(), ''),
  created_on: string(),
  details: nullish(
    parts(
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
  attachments: nullish(parts(TicketAttachment), () => []),
  journals: nullish(parts(TicketJournal), () => []),
  watchers: nullish(parts(Named), () => []),
  custom_fields: nullish(parts(Named)),
})
export type TicketDetails = InferOutput<typeof TicketDetails>

/** One ticket as the tracker sends it. */
export const TicketAnswer = loose({ issue: TicketDetails })

/** The users who may watch an issue. The plugin is undocumented; the shape is ours. */
export const TicketUsers = loose({
  users: rows(
    loose({
      id: number(),
      firstname: nullish(string(), ''),
      lastname: nullish(string(), ''),
      mail: nullish(string(), ''),
    }),
  ),
})
export type TicketUsers = InferOutput<typeof TicketUsers>

/** The body of a ticket (Redmine's names). */
export interface NewTicket {
  /** The tracker's number or identifier of a project; Redmine requires one. */
  project_id?: number | string
  tracker_id?: number
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
