import { area } from '../call/area.ts'
import { body, call, quiet, returns } from '../call/call.ts'
import { StatusIssues, StatusServices, StatusSubscription } from '../entities/StatusPage.ts'

/** The status page (Staytus, §7). `verify` refuses an address that is not subscribed as not found. */
export const status = area(
  'status',
  {
    issues: call('GET issues/all', returns(StatusIssues)),
    services: call('GET services/all', returns(StatusServices)),
    verify: call('POST subscribers/verify', body<{ email_address: string }>(), returns(StatusSubscription), quiet),
    subscribe: call(
      'POST subscribers/add',
      body<{ email_address: string; verified: 1 }>(),
      returns(StatusSubscription),
      quiet,
    ),
    unsubscribe: call('POST subscribers/delete', body<{ email_address: string }>(), returns(StatusSubscription), quiet),
  },
  { host: 'status', auth: 'status', hasBodyStatus: true },
)
