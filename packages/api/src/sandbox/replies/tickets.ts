import {
  array,
  check,
  type GenericSchema,
  type InferOutput,
  maxLength,
  nullish,
  object,
  pipe,
  union,
  unknown,
} from 'valibot'
import { ticketDesk } from '../../endpoints/ticketDesk.ts'
import { tickets } from '../../endpoints/tickets.ts'
import { bodyAs, id, note, text } from '../body.ts'
import { isoTime, Refusal, refusals, type SandboxRequest } from '../context.ts'
import { wholeNumber } from '../query.ts'
import { replies } from '../replies.ts'
import { attachmentText, supportProject, ticketPriorities, ticketStatuses, trackers } from '../world/texts.ts'
import { isMember, type TicketRecord, type UserRecord } from '../world/World.ts'

function visible({ world, user }: SandboxRequest): TicketRecord[] {
  return world.tickets.all().flatMap((ticket) => {
    const owner = world.companies.get(ticket.company)
    return owner && isMember(user, owner) ? [{ ...ticket, project: { id: owner.id, name: owner.name } }] : []
  })
}

function ownTicket(req: SandboxRequest): TicketRecord {
  const found = visible(req).find((ticket) => String(ticket.id) === req.params.issue)
  if (!found) throw refusals.notFound()
  return found
}

const nameOf = ({ first_name, last_name, username }: UserRecord) => `${first_name} ${last_name}`.trim() || username

function followers({ world }: SandboxRequest, company: number): UserRecord[] {
  const owner = world.companies.get(company)
  return owner ? world.users.all().filter((user) => !user.is_staff && isMember(user, owner)) : []
}

function listed({ company: _, journals: __, watchers: ___, attachments: ____, ...ticket }: TicketRecord) {
  return ticket
}

function details({ company: _, ...ticket }: TicketRecord) {
  const { attachments = [], journals = [], watchers = [] } = ticket
  return { ...ticket, attachments, journals, watchers }
}

/** Redmine refuses with 422 and sentences. */
const redmineRefusal = (...errors: string[]) => new Refusal(422, { errors })

/** Reads a body like `bodyAs`, and refuses it as Redmine does. */
function redmineBody<S extends GenericSchema>(body: object, schema: S): InferOutput<S> {
  try {
    return bodyAs(body, schema)
  } catch (error) {
    throw error instanceof Refusal ? redmineRefusal(...sentencesOf(error.body, 'Issue')) : error
  }
}

function sentencesOf(errors: unknown, field: string): string[] {
  if (typeof errors === 'string') return [`${field} ${sayings.get(errors) ?? 'is invalid'}`]
  if (typeof errors !== 'object' || errors === null) return []
  const isList = Array.isArray(errors)
  return Object.entries(errors).flatMap(([key, inside]) =>
    sentencesOf(inside, isList || key === 'non_field_errors' ? field : humanized(key)),
  )
}

const sayings = new Map([
  ['This field is required.', 'cannot be blank'],
  ['This field may not be null.', 'cannot be blank'],
  ['This field may not be blank.', 'cannot be blank'],
  ['Ensure this field has no more than 255 characters.', 'is too long (maximum is 255 characters)'],
])

function humanized(key: string): string {
  const words = key.replace(/_ids?$/, '').replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function named<Row extends { id: number; name: string }>(rows: readonly Row[], number: number | null | undefined) {
  const found = rows.find((row) => row.id === number)
  return found && { id: found.id, name: found.name }
}

/** The workflow: a closed ticket is reopened by support only. */
const mayMove = ({ is_staff }: UserRecord, { status }: TicketRecord) =>
  is_staff || !ticketStatuses.some(({ id, is_closed }) => id === status.id && is_closed)

const VIEWER_ROLE = 4

/** Redmine drops what a role may not change, without a word: a reporter only comments. */
const isReporter = ({ is_staff, profiles, client_profiles }: UserRecord) =>
  !is_staff && [...profiles, ...client_profiles].flatMap(({ roles }) => roles).every((role) => role === VIEWER_ROLE)

function watcherIn(req: SandboxRequest, company: number, number: number) {
  const user = followers(req, company).find((row) => row.id === number)
  if (!user) throw redmineRefusal('User is invalid')
  return { id: user.id, name: nameOf(user) }
}

const NewBody = object({
  issue: object({
    project_id: nullish(union([id(), text(100)])),
    tracker_id: nullish(id()),
    subject: text(255),
    description: note(20_000),
    priority_id: nullish(id()),
    watcher_user_ids: nullish(pipe(array(id()), maxLength(50)), []),
  }),
})
const ChangedBody = object({
  issue: pipe(
    unknown(),
    // Every field is optional, and an array would pass as an object.
    check((input) => !Array.isArray(input), 'Invalid data. Expected a dictionary.'),
    object({ notes: note(20_000), priority_id: nullish(id()), status_id: nullish(id()) }),
  ),
})

/** Redmine's filters that the dashboard uses: `subject=~text` and `issue_id=4200`. */
function matching(query: URLSearchParams): (ticket: TicketRecord) => boolean {
  const subject = query.get('subject')
  const contained = subject?.startsWith('~') ? subject.slice(1).toLowerCase() : null
  const number = query.get('issue_id')
  return (ticket) =>
    (contained === null || ticket.subject.toLowerCase().includes(contained)) &&
    (number === null || String(ticket.id) === number)
}

/** Redmine: its lists. */
export const ticketReplies = replies(tickets, {
  list(req) {
    const offset = wholeNumber(req.query.get('offset'), 0)
    const found = visible(req).filter(matching(req.query))
    const limit = Math.min(100, Math.max(1, wholeNumber(req.query.get('limit'), 25)))
    const newestFirst = (req.scenario === 'empty' ? [] : found).sort((a, b) =>
      a.updated_on < b.updated_on ? 1 : a.updated_on > b.updated_on ? -1 : b.id - a.id,
    )
    const issues = newestFirst.slice(offset, offset + limit).map(listed)
    return { issues, total_count: newestFirst.length, offset, limit }
  },
  priorities: () => ({ issue_priorities: ticketPriorities }),
  statuses: () => ({ issue_statuses: ticketStatuses }),
})

const isSupport = (project: number | string | null | undefined) =>
  project === supportProject.identifier || Number(project) === supportProject.id

/** Redmine: one issue. */
export const ticketDeskReplies = replies(ticketDesk, {
  users(req) {
    const { world, user } = req
    const seen = world.companies.all().filter((company) => isMember(user, company))
    const users = world.users.all().filter((row) => !row.is_staff && seen.some((company) => isMember(row, company)))
    return {
      users: users.map((row) => ({
        ...{ id: row.id, firstname: row.first_name, lastname: row.last_name, mail: row.email },
      })),
    }
  },
  one: (req) => ({ issue: details(ownTicket(req)) }),
  attachment(req) {
    const files = visible(req).flatMap(({ attachments }) => attachments ?? [])
    const found = files.find(({ id }) => String(id) === req.params.attachment)
    if (!found || found.filename !== req.params.filename) throw refusals.notFound()
    return new Response(attachmentText, {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.filename)}`,
      },
    })
  },
  add(req) {
    const { world, user } = req
    const { issue } = redmineBody(req.body, NewBody)
    if (!isSupport(issue.project_id)) throw redmineRefusal('Project cannot be blank', 'Tracker cannot be blank')
    const company = user.profiles[0]?.company ?? world.companies.all().find((row) => isMember(user, row))?.id
    if (company === undefined) throw refusals.forbidden()
    const at = isoTime(req.now())
    const number = world.tickets.nextId()
    const usual = ticketPriorities.find(({ is_default }) => is_default)?.id
    const priority = named(ticketPriorities, issue.priority_id ?? usual)
    if (!priority) throw redmineRefusal('Priority cannot be blank')
    const tracker = named(trackers, issue.tracker_id ?? 2)
    if (!tracker) throw redmineRefusal('Tracker cannot be blank')
    const watchers = [...new Set(issue.watcher_user_ids)].map((row) => watcherIn(req, company, row))
    const made = world.tickets.put(number, {
      ...{ id: number, company, subject: issue.subject, description: issue.description ?? '', priority, watchers },
      ...{ status: { id: 1, name: 'New' }, tracker },
      ...{ author: { id: user.id, name: nameOf(user) }, created_on: at, updated_on: at },
    })
    return Response.json({ issue: details(made) }, { status: 201 })
  },
  save(req) {
    const ticket = ownTicket(req)
    const { issue } = redmineBody(req.body, ChangedBody)
    const maySet = !isReporter(req.user)
    const priority = (maySet && named(ticketPriorities, issue.priority_id)) || ticket.priority
    const status = (maySet && mayMove(req.user, ticket) && named(ticketStatuses, issue.status_id)) || ticket.status
    const changed = (name: string, before: number, after: number) =>
      before === after ? [] : [{ property: 'attr', name, old_value: String(before), new_value: String(after) }]
    const step = {
      ...{ id: ticket.id * 100 + (ticket.journals?.length ?? 0), notes: issue.notes ?? '' },
      ...{ user: { id: req.user.id, name: nameOf(req.user) }, created_on: isoTime(req.now()) },
      details: [
        ...changed('priority_id', ticket.priority.id, priority.id),
        ...changed('status_id', ticket.status.id, status.id),
      ],
    }
    if (step.notes === '' && step.details.length === 0) return undefined
    const journals = [...(ticket.journals ?? []), step]
    req.world.tickets.put(ticket.id, { ...ticket, priority, status, journals, updated_on: step.created_on })
    return undefined
  },
  addWatcher(req) {
    const ticket = ownTicket(req)
    const { user_id } = redmineBody(req.body, object({ user_id: id() }))
    const watcher = watcherIn(req, ticket.company, user_id)
    const others = (ticket.watchers ?? []).filter((row) => row.id !== watcher.id)
    req.world.tickets.put(ticket.id, { ...ticket, watchers: [...others, watcher] })
    return undefined
  },
  removeWatcher(req) {
    const ticket = ownTicket(req)
    const watchers = (ticket.watchers ?? []).filter((row) => String(row.id) !== req.params.user)
    if (watchers.length === (ticket.watchers ?? []).length) throw refusals.notFound()
    req.world.tickets.put(ticket.id, { ...ticket, watchers })
    return undefined
  },
})
