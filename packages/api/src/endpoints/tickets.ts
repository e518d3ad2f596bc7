import { area } from '../call/area.ts'
import { call, extension, returns } from '../call/call.ts'
import { TicketPage, TicketPriorities, TicketStatuses, TicketTrackers } from '../entities/Ticket.ts'

/** The ticket tracker (Redmine), with the user's own key (§7): newest change first, all statuses. One ticket: ticketDesk.ts. */
export const tickets = area(
  'tickets',
  {
    list: call(
      'GET issues.json?sort=updated_on:desc&status_id=*{?limit,offset,subject,issue_id,status_id,project_id}',
      returns(TicketPage),
    ),
    priorities: call('GET enumerations/issue_priorities.json', returns(TicketPriorities)),
    /** The types of tickets. */
    trackers: call('GET trackers.json', returns(TicketTrackers), extension),
    statuses: call('GET issue_statuses.json', returns(TicketStatuses)),
  },
  { host: 'tickets', auth: 'apiKey' },
)
