import { boolean, type InferOutput, nullish, number, string } from 'valibot'
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
  /** Only support sees it. */
  private_notes: nullish(boolean(), false),
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

/** A stored file that no issue has yet: the token attaches it. */
export const TicketUpload = loose({ upload: loose({ id: nullish(number()), token: string() }) })
export type TicketUpload = InferOutput<typeof TicketUpload>

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

/** A stored file to attach (Redmine's names). */
export interface AttachedUpload {
  token: string
  filename: string
  content_type?: string
}

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
  uploads?: AttachedUpload[]
}

/** The body of a ticket update; `notes` is a comment. */
export interface ChangedTicket {
  notes?: string
  priority_id?: number
  status_id?: number
  uploads?: AttachedUpload[]
}
