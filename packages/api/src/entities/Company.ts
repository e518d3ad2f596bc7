import { array, boolean, type InferOutput, nullish, number, optional, pipe, string, transform } from 'valibot'
import { loose } from './loose.ts'
import { ServiceRef } from './Role.ts'
import { Site } from './Site.ts'
import { Named } from './User.ts'

const byUrl = (a: Site, b: Site) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0)

/** A company (§3): its services, and its sites sorted by URL. `client` is null for a company without a client. */
export const Company = loose({
  id: number(),
  name: string(),
  client: nullish(Named, null),
  services: array(ServiceRef),
  sites: pipe(
    optional(array(Site), []),
    transform((sites) => sites.toSorted(byUrl)),
  ),
  require_2fa: optional(boolean(), false),
})
export type Company = InferOutput<typeof Company>

/** The support contract of a company, from GET companies/{id}/support_type. */
export const SupportType = loose({ name: string(), description: nullish(string(), null) })
export type SupportType = InferOutput<typeof SupportType>

/** A service a company can subscribe to, or has subscribed to: `id` is what DELETE takes, `service_id` what POST takes. */
export const Subscription = loose({
  id: number(),
  service_id: number(),
  name: string(),
  created_at: nullish(string(), null),
})
export type Subscription = InferOutput<typeof Subscription>

/** A company for the sandbox, stories and tests: nothing hired, no sites. */
export function makeCompany(over: Partial<Company> = {}): Company {
  return { id: 300, name: 'Aurora Media', client: null, services: [], sites: [], require_2fa: false, ...over }
}

/** A subscription row for the sandbox, stories and tests. */
export function makeSubscription(over: Partial<Subscription> = {}): Subscription {
  return { id: 1, service_id: 5, name: 'autoprovisioning', created_at: null, ...over }
}
