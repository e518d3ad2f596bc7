import { array, boolean, type InferOutput, number, optional, string } from 'valibot'
import { loose } from './loose.ts'

/** A service as roles and companies list it: `name` is the service key (domain/services.ts). */
export const ServiceRef = loose({ id: number(), name: string() })
export type ServiceRef = InferOutput<typeof ServiceRef>

/** A named set of grants (§6): the services it opens and whether it may create users. */
export const Role = loose({
  id: number(),
  name: string(),
  services: optional(array(ServiceRef), []),
  create_users: optional(boolean(), false),
})
export type Role = InferOutput<typeof Role>

/** A role for the sandbox, stories and tests. */
export function makeRole(over: Partial<Role> = {}): Role {
  return { id: 1, name: 'User', services: [], create_users: false, ...over }
}
