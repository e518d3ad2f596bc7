import { area } from '../call/area.ts'
import { body, call, extension, needs, refreshes, returns } from '../call/call.ts'
import { ClientDetails } from '../entities/Billing.ts'
import { Company } from '../entities/Company.ts'
import { ServiceRef } from '../entities/Role.ts'
import { rows } from '../entities/rows.ts'

/** The provider's newer name for clients is tenants; these reads show them. */
const tenantReads = ['tenants.list', 'tenants.one', 'billing.client', 'billing.clients', 'user.current'] as const

const serviceReads = ['company.details', 'company.subscriptions', 'company.subscribable', 'user.company'] as const

/** Tenants and their services, beyond §7. Bodies are ours. */
export const tenants = area(
  'tenants',
  {
    list: call('GET billing/{client}/tenant/', returns(rows(ClientDetails)), extension),
    one: call('GET billing/{client}/tenant/{tenant}', returns(ClientDetails), extension),
    /** Adds a tenant with the package of the one in the path. */
    add: call(
      'POST billing/tenant/{tenant}/',
      body<{ name: string }>(),
      returns(ClientDetails),
      refreshes(...tenantReads),
      needs('companyCreator'),
      needs('clientAdmin'),
      extension,
    ),
    save: call(
      'PUT billing/tenant/{tenant}/',
      body<{ name: string }>(),
      returns(ClientDetails),
      refreshes(...tenantReads),
      extension,
    ),
    /** Only for a tenant without companies. */
    remove: call(
      'DELETE billing/tenant/{tenant}/',
      refreshes(...tenantReads),
      needs('companyCreator'),
      needs('clientAdmin'),
      extension,
    ),
    services: call('GET billing/tenant/{tenant}/service/', returns(rows(ServiceRef)), extension),
    service: call('GET billing/tenant/{tenant}/service/{service}/', returns(ServiceRef), extension),
    /** Adds the service to every company of the tenant. */
    addService: call(
      'POST billing/tenant/{tenant}/service/',
      body<{ service_id: number }>(),
      returns(ServiceRef),
      refreshes(...serviceReads),
      extension,
    ),
    removeService: call('DELETE billing/tenant/{tenant}/service/{service}/', refreshes(...serviceReads), extension),
    addCompany: call(
      'POST companies/tenant/{tenant}/company/create/',
      body<{ name: string }>(),
      returns(Company),
      refreshes('companies.list', ...tenantReads),
      needs('companyCreator'),
      needs('clientAdmin'),
      extension,
    ),
  },
  { needs: needs('clientAdmin') },
)
