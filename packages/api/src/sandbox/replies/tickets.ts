import { tickets } from '../../endpoints/tickets.ts'
import type { SandboxRequest } from '../context.ts'
import { wholeNumber } from '../query.ts'
import { replies } from '../replies.ts'
import type { TicketRecord } from '../world/records.ts'
import { ticketPriorities, ticketStatuses, trackers } from '../world/texts.ts'
import { isMember } from '../world/World.ts'

/** The tickets of the companies that a user belongs to. */
export function visibleTickets({ world, user }: SandboxRequest): TicketRecord[] {
  return world.tickets.all().flatMap((ticket) => {
    const owner = world.companies.get(ticket.company)
    return owner && isMember(user, owner) ? [{ ...ticket, project: { id: owner.id, name: owner.name } }] : []
  })
}

function listed({ company: _, journals: __, watchers: ___, attachments: ____, ...ticket }: TicketRecord) {
  return ticket
}

/** Redmine's filters that the dashboard uses: `subject=~text`, `issue_id=4200`, `status_id=3` or `*`, `project_id=300`. */
function matching(query: URLSearchParams): (ticket: TicketRecord) => boolean {
  const subject = query.get('subject')
  const contained = subject?.startsWith('~') ? subject.slice(1).toLowerCase() : null
  const number = query.get('issue_id')
  const status = query.get('status_id')
  const project = query.get('project_id')
  return (ticket) =>
    (status === null || status === '*' || String(ticket.status.id) === status) &&
    (project === null || String(ticket.project?.id) === project) &&
    (contained === null || ticket.subject.toLowerCase().includes(contained)) &&
    (number === null || String(ticket.id) === number)
}

/** Redmine: its lists. */
export const ticketReplies = replies(tickets, {
  list(req) {
    const offset = wholeNumber(req.query.get('offset'), 0)
    const found = visibleTickets(req).filter(matching(req.query))
    const limit = Math.min(100, Math.max(1, wholeNumber(req.query.get('limit'), 25)))
    const newestFirst = (req.scenario === 'empty' ? [] : found).sort((a, b) =>
      a.updated_on < b.updated_on ? 1 : a.updated_on > b.updated_on ? -1 : b.id - a.id,
    )
    const issues = newestFirst.slice(offset, offset + limit).map(listed)
    return { issues, total_count: newestFirst.length, offset, limit }
  },
  priorities: () => ({ issue_priorities: ticketPriorities }),
  trackers: () => ({ trackers }),
  statuses: () => ({ issue_statuses: ticketStatuses }),
})
