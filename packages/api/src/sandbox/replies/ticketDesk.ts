import { array, check, maxLength, nullish, object, pipe, union, unknown } from 'valibot'
import { ticketDesk } from '../../endpoints/ticketDesk.ts'
import { id, note, text } from '../body.ts'
import { isoTime, Refusal, randomHex, refusals, type SandboxRequest } from '../context.ts'
import { replies } from '../replies.ts'
import type { TicketRecord, UserRecord } from '../world/records.ts'
import { attachmentText, supportProject, ticketPriorities, ticketStatuses, trackers } from '../world/texts.ts'
import { isMember } from '../world/World.ts'
import { redmineBody, redmineRefusal } from './redmine.ts'
import { visibleTickets } from './tickets.ts'

function ownTicket(req: SandboxRequest): TicketRecord {
  const found = visibleTickets(req).find((ticket) => String(ticket.id) === req.params.issue)
  if (!found) throw refusals.notFound()
  return found
}

const nameOf = ({ first_name, last_name, username }: UserRecord) => `${first_name} ${last_name}`.trim() || username

function followers({ world }: SandboxRequest, company: number): UserRecord[] {
  const owner = world.companies.get(company)
  return owner ? world.users.all().filter((user) => !user.is_staff && isMember(user, owner)) : []
}

/** Private notes are for those who may see them: support. */
function details({ company: _, ...ticket }: TicketRecord, { is_staff }: Pick<UserRecord, 'is_staff'>) {
  const { attachments = [], journals = [], watchers = [] } = ticket
  const seen = journals.filter(({ private_notes }) => is_staff || !private_notes)
  return { ...ticket, attachments, journals: seen, watchers }
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

const UploadsBody = nullish(
  pipe(
    array(object({ token: text(100), filename: nullish(text(255)), content_type: nullish(text(100)) })),
    maxLength(50),
  ),
  [],
)
const NewBody = object({
  issue: object({
    project_id: nullish(union([id(), text(100)])),
    tracker_id: nullish(id()),
    subject: text(255),
    description: note(20_000),
    priority_id: nullish(id()),
    watcher_user_ids: nullish(pipe(array(id()), maxLength(50)), []),
    uploads: UploadsBody,
  }),
})
const ChangedBody = object({
  issue: pipe(
    unknown(),
    // Every field is optional, and an array would pass as an object.
    check((input) => !Array.isArray(input), 'Invalid data. Expected a dictionary.'),
    object({ notes: note(20_000), priority_id: nullish(id()), status_id: nullish(id()), uploads: UploadsBody }),
  ),
})

const isSupport = (project: number | string | null | undefined) =>
  project === supportProject.identifier || Number(project) === supportProject.id

/** The administrator's limit of the tracker (Redmine's own is 5 MB). */
const MOST_BYTES = 2 * 1024 * 1024
const MOST_SHOWN = '2 MB'
/** Above the ids of the files that tickets begin with. */
const FIRST_UPLOAD = 1000

const storedName = (name: string) => name.replace(/^.*[\\/]/s, '').replace(/[/?%*:|"'<>\n\r]+/g, '_') || 'file'

function base64Of(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Redmine skips a token it does not know, or one of a file that a ticket has, without a word. */
function attached(
  req: SandboxRequest,
  uploads: readonly { token: string; content_type?: string | null | undefined }[],
) {
  return uploads.flatMap(({ token, content_type }) => {
    const found = req.world.uploads.find((row) => row.token === token && row.user === req.user.id && !row.isAttached)
    if (!found) return []
    const { id, filename, filesize } = found
    req.world.uploads.put(id, { ...found, isAttached: true, content_type: content_type ?? '' })
    return {
      id,
      filename,
      filesize,
      content_type: content_type ?? '',
      content_url: `http://redmine.internal:3000/attachments/download/${id}/${encodeURIComponent(filename)}`,
      author: { id: req.user.id, name: nameOf(req.user) },
      created_on: isoTime(req.now()),
    }
  })
}

/** Redmine: one issue. */
export const ticketDeskReplies = replies(ticketDesk, {
  users(req) {
    const { world, user } = req
    const seen = world.companies.all().filter((company) => isMember(user, company))
    const users = world.users.all().filter((row) => !row.is_staff && seen.some((company) => isMember(row, company)))
    return {
      users: users.map((row) => ({
        id: row.id,
        firstname: row.first_name,
        lastname: row.last_name,
        mail: row.email,
      })),
    }
  },
  one: (req) => ({ issue: details(ownTicket(req), req.user) }),
  async upload(req) {
    if (req.request.headers.get('content-type') !== 'application/octet-stream') throw new Refusal(406, '')
    const bytes = new Uint8Array(await req.request.arrayBuffer())
    if (bytes.length > MOST_BYTES)
      throw redmineRefusal(
        `This file cannot be uploaded because it exceeds the maximum allowed file size (${MOST_SHOWN})`,
      )
    const id = Math.max(FIRST_UPLOAD, req.world.uploads.nextId())
    const token = `${id}.${randomHex(32)}`
    req.world.uploads.put(id, {
      id,
      token,
      user: req.user.id,
      filename: storedName(req.query.get('filename') ?? `file-${id}`),
      filesize: bytes.length,
      content_type: '',
      base64: base64Of(bytes),
      isAttached: false,
    })
    return Response.json({ upload: { id, token } }, { status: 201 })
  },
  attachment(req) {
    const files = visibleTickets(req).flatMap(({ attachments }) => attachments ?? [])
    const found = files.find(({ id }) => String(id) === req.params.attachment)
    if (!found || found.filename !== req.params.filename) throw refusals.notFound()
    const stored = req.world.uploads.get(found.id)
    const content = stored ? Uint8Array.from(atob(stored.base64), (char) => char.charCodeAt(0)) : attachmentText
    return new Response(content, {
      headers: {
        'content-type': stored ? 'application/octet-stream' : 'text/plain; charset=utf-8',
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
      id: number,
      company,
      subject: issue.subject,
      description: issue.description ?? '',
      priority,
      watchers,
      status: { id: 1, name: 'New' },
      tracker,
      attachments: attached(req, issue.uploads),
      author: { id: user.id, name: nameOf(user) },
      created_on: at,
      updated_on: at,
    })
    return Response.json({ issue: details(made, user) }, { status: 201 })
  },
  save(req) {
    const ticket = ownTicket(req)
    const { issue } = redmineBody(req.body, ChangedBody)
    const maySet = !isReporter(req.user)
    const priority = (maySet && named(ticketPriorities, issue.priority_id)) || ticket.priority
    const status = (maySet && mayMove(req.user, ticket) && named(ticketStatuses, issue.status_id)) || ticket.status
    const changed = (name: string, before: number, after: number) =>
      before === after ? [] : [{ property: 'attr', name, old_value: String(before), new_value: String(after) }]
    const files = attached(req, issue.uploads)
    const step = {
      id: ticket.id * 100 + (ticket.journals?.length ?? 0),
      notes: issue.notes ?? '',
      private_notes: false,
      user: { id: req.user.id, name: nameOf(req.user) },
      created_on: isoTime(req.now()),
      details: [
        ...changed('priority_id', ticket.priority.id, priority.id),
        ...changed('status_id', ticket.status.id, status.id),
        ...files.map(({ id, filename }) => ({
          property: 'attachment',
          name: String(id),
          old_value: null,
          new_value: filename,
        })),
      ],
    }
    if (step.notes === '' && step.details.length === 0) return undefined
    const journals = [...(ticket.journals ?? []), step]
    req.world.tickets.put(ticket.id, {
      ...ticket,
      priority,
      status,
      journals,
      attachments: [...(ticket.attachments ?? []), ...files],
      updated_on: step.created_on,
    })
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
