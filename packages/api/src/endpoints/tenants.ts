import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, extension, gives, refreshes, takes } from '../call/call.ts'
import { ClientDetails } from '../entities/Billing.ts'
import { Company } from '../entities/Company.ts'
import { ServiceRef } from '../entities/Role.ts'

/** What shows clients, which the provider begins to call tenants. */
const tenantReads = ['tenants.list', 'tenants.one', 'billing.client', 'billing.clients', 'user.current'] as const

/** What shows the services of a tenant's companies. */
const serviceReads = ['company.details', 'company.subscriptions', 'company.subscribable', 'user.company'] as const

/** Tenants and what they hold, beyond §7 (provider-facts §30.1). Bodies are ours. */
export const tenants = area('tenants', {
  list: call('GET billing/{client}/tenant/', gives(array(ClientDetails)), extension),
  one: call('GET billing/{client}/tenant/{tenant}', gives(ClientDetails), extension),
  /** A tenant with the package of the one in the path. */
  add: call(
    'POST billing/tenant/{tenant}/',
    takes<{ name: string }>(),
    gives(ClientDetails),
    refreshes(...tenantReads),
    extension,
  ),
  save: call(
    'PUT billing/tenant/{tenant}/',
    takes<{ name: string }>(),
    gives(ClientDetails),
    refreshes(...tenantReads),
    extension,
  ),
  /** One that has no companies. */
  remove: call('DELETE billing/tenant/{tenant}/', refreshes(...tenantReads), extension),
  services: call('GET billing/tenant/{tenant}/service/', gives(array(ServiceRef)), extension),
  service: call('GET billing/tenant/{tenant}/service/{service}/', gives(ServiceRef), extension),
  /** Every company of the tenant holds it from then on. */
  addService: call(
    'POST billing/tenant/{tenant}/service/',
    takes<{ service_id: number }>(),
    gives(ServiceRef),
    refreshes(...serviceReads),
    extension,
  ),
  removeService: call('DELETE billing/tenant/{tenant}/service/{service}/', refreshes(...serviceReads), extension),
  addCompany: call(
    'POST companies/tenant/{tenant}/company/create/',
    takes<{ name: string }>(),
    gives(Company),
    refreshes('companies.list', ...tenantReads),
    extension,
  ),
})
