import { area } from '../call/area.ts'
import { body, call, extension, file, fileBody, quiet, refreshes, returns } from '../call/call.ts'
import {
  type ChangedTicket,
  type NewTicket,
  TicketAnswer,
  TicketUpload,
  TicketUsers,
} from '../entities/TicketDetails.ts'

/** One ticket: read, create, answer, watch (§7; Redmine's REST API). An update moves it to the top (§4). */
export const ticketDesk = area(
  'ticketDesk',
  {
    /** Users who may watch an issue: a route of Redmine's shared API plugin. */
    users: call('GET shared/users.json', returns(TicketUsers)),
    one: call('GET issues/{issue}.json?include=attachments,journals,watchers', returns(TicketAnswer)),
    /** A file of an issue: the tracker's `content_url` has its own host, which a browser may not reach. */
    attachment: call('GET attachments/download/{attachment}/{filename}', file, extension),
    /** Stores a file and answers its token, for `uploads` of an issue; 422 if it is too large. */
    upload: call('POST uploads.json{?filename}', fileBody(), returns(TicketUpload), quiet, extension),
    add: call('POST issues.json', body<{ issue: NewTicket }>(), returns(TicketAnswer), refreshes('tickets.list')),
    /** Answers without the issue: read it again. */
    save: call(
      'PUT issues/{issue}.json',
      body<{ issue: ChangedTicket }>(),
      refreshes('tickets.list', 'ticketDesk.one'),
    ),
    addWatcher: call('POST issues/{issue}/watchers.json', body<{ user_id: number }>(), refreshes('ticketDesk.one')),
    removeWatcher: call('DELETE issues/{issue}/watchers/{user}.json', refreshes('ticketDesk.one')),
  },
  { host: 'tickets', auth: 'apiKey' },
)
