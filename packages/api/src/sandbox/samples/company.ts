import type { company } from '../../endpoints/company.ts'
import type { inventory } from '../../endpoints/inventory.ts'
import type { sites } from '../../endpoints/sites.ts'
import type { SamplesOf } from '../samples.ts'
import { serviceId } from '../world/serviceIds.ts'

const companies: SamplesOf<typeof company> = {
  details: {},
  add: { by: 'dealer', body: { name: 'Hotel Faro' } },
  save: { body: { require_2fa: true } },
  supportType: {},
  members: {},
  possibleUsers: { by: 'staff' },
  // A login as somebody else is a login.
  impersonate: { by: 'staff', params: { user: 2 }, leavesTraces: true },
  subscribable: { in: 301 },
  subscriptions: {},
  subscribe: { in: 301, body: { service_id: serviceId('waf') } },
  unsubscribe: { params: { subscription: 30_000 + serviceId('autoprovisioning') } },
}

export const companySamples: {
  company: SamplesOf<typeof company>
  sites: SamplesOf<typeof sites>
  inventory: SamplesOf<typeof inventory>
} = { company: companies, sites: { list: {} }, inventory: { pops: {} } }
