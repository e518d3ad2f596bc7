import { array, check, maxLength, nullish, object, pipe, unknown } from 'valibot'
import { ticketDesk } from '../../endpoints/ticketDesk.ts'
import { tickets } from '../../endpoints/tickets.ts'
import type { Ticket } from '../../entities/Ticket.ts'
import type { TicketDetails } from '../../entities/TicketDetails.ts'
import { bodyAs, id, note, text } from '../body.ts'
import { isoTime, refusals, type SandboxRequest } from '../context.ts'
import { wholeNumber } from '../query.ts'
import { replies } from '../replies.ts'
import { ticketPriorities, ticketStatuses } from '../world/texts.ts'
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

function listed({ company: _, journals: __, watchers: ___, attachments: ____, ...ticket }: TicketRecord): Ticket {
  return ticket
}

function details({ company: _, ...ticket }: TicketRecord): TicketDetails {
  const { attachments = [], journals = [], watchers = [] } = ticket
  return { ...ticket, attachments, journals, watchers }
}

function named<Row extends { id: number; name: string }>(rows: readonly Row[], number: number, field: string) {
  const found = rows.find((row) => row.id === number)
  if (!found) throw refusals.fields({ [field]: ['is not included in the list'] })
  return { id: found.id, name: found.name }
}

function watcherIn(req: SandboxRequest, company: number, number: number) {
  const user = followers(req, company).find((row) => row.id === number)
  if (!user) throw refusals.fields({ user_id: ['is invalid'] })
  return { id: user.id, name: nameOf(user) }
}

const NewBody = object({
  issue: object({
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

/** Redmine: its lists. */
export const ticketReplies = replies(tickets, {
  list(req) {
    const offset = wholeNumber(req.query.get('offset'), 0)
    const limit = Math.min(100, Math.max(1, wholeNumber(req.query.get('limit'), 25)))
    const newestFirst = (req.scenario === 'empty' ? [] : visible(req)).sort((a, b) =>
      a.updated_on < b.updated_on ? 1 : a.updated_on > b.updated_on ? -1 : b.id - a.id,
    )
    const issues = newestFirst.slice(offset, offset + limit).map(listed)
    return { issues, total_count: newestFirst.length, offset, limit }
  },
  priorities: () => ({ issue_priorities: ticketPriorities }),
  statuses: () => ({ issue_statuses: ticketStatuses }),
})

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
  add(req) {
    const { world, user } = req
    const { issue } = bodyAs(req.body, NewBody)
    const company = user.profiles[0]?.company ?? world.companies.all().find((row) => isMember(user, row))?.id
    if (company === undefined) throw refusals.forbidden()
    const at = isoTime(req.now())
    const number = world.tickets.nextId()
    const usual = ticketPriorities.find(({ is_default }) => is_default)?.id ?? 0
    const priority = named(ticketPriorities, issue.priority_id ?? usual, 'priority_id')
    const watchers = [...new Set(issue.watcher_user_ids)].map((row) => watcherIn(req, company, row))
    const made = world.tickets.put(number, {
      ...{ id: number, company, subject: issue.subject, description: issue.description ?? '', priority, watchers },
      ...{ status: { id: 1, name: 'New' }, tracker: { id: 2, name: 'Question' } },
      ...{ author: { id: user.id, name: nameOf(user) }, created_on: at, updated_on: at },
    })
    return Response.json({ issue: details(made) }, { status: 201 })
  },
  save(req) {
    const ticket = ownTicket(req)
    const { issue } = bodyAs(req.body, ChangedBody)
    const priority = issue.priority_id ? named(ticketPriorities, issue.priority_id, 'priority_id') : ticket.priority
    const status = issue.status_id ? named(ticketStatuses, issue.status_id, 'status_id') : ticket.status
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
    const { user_id } = bodyAs(req.body, object({ user_id: id() }))
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
