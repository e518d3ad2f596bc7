import { area } from '../call/area.ts'
import { call, gives, quiet, takes } from '../call/call.ts'
import { StatusIssues, StatusServices, StatusSubscription } from '../entities/StatusPage.ts'

/** The status page (Staytus, §7). `verify` is a POST that reads, so it refreshes nothing. */
export const status = area(
  'status',
  {
    issues: call('GET issues/all', gives(StatusIssues)),
    services: call('GET services/all', gives(StatusServices)),
    verify: call('POST subscribers/verify', takes<{ email_address: string }>(), gives(StatusSubscription), quiet),
    subscribe: call(
      'POST subscribers/add',
      takes<{ email_address: string; verified: 1 }>(),
      gives(StatusSubscription),
      quiet,
    ),
    unsubscribe: call('POST subscribers/delete', takes<{ email_address: string }>(), gives(StatusSubscription), quiet),
  },
  { host: 'status', auth: 'status' },
)
