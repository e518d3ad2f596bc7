import { array, boolean, type InferOutput, nullish, number, optional, picklist, string } from 'valibot'
import { loose } from './loose.ts'

/**
 * A backend (origin) of a company. `name` lacks the prefix `c{company}_` of VCL; `host`, `health_check`,
 * `status_code`, `interval` and `extra_headers` (one per line) belong to the probe.
 */
export const Backend = loose({
  id: number(),
  company: number(),
  name: string(),
  origin: string(),
  ssl: boolean(),
  port: number(),
  extra_headers: optional(string(), ''),
  host: optional(string(), ''),
  health_check: string(),
  status_code: number(),
  interval: optional(number(), 40),
  no_probe: optional(boolean(), false),
})
export type Backend = InferOutput<typeof Backend>

/** The body of a backend; an update sends all of it. */
export type NewBackend = Omit<Backend, 'id' | 'company'>

/** The health of a backend. HEALTHY is the provider's word, the others are ours. */
export const backendStates = ['HEALTHY', 'SICK', 'UNKNOWN'] as const
export type BackendState = (typeof backendStates)[number]

const NodeCheck = loose({
  node: string(),
  status: picklist(backendStates),
  status_code: nullish(number(), null),
  response_time: nullish(number(), null),
  error: nullish(string(), null),
})

/** The answer of an immediate probe. Ours; `response_time` in milliseconds. */
export const BackendCheck = loose({
  status: picklist(backendStates),
  status_code: nullish(number(), null),
  response_time: nullish(number(), null),
  error: nullish(string(), null),
  checked_at: string(),
  nodes: optional(array(NodeCheck), () => []),
})
export type BackendCheck = InferOutput<typeof BackendCheck>

/** A time in which a probe of a node failed; `until` is null while it lasts. Ours; times are epoch seconds. */
export const BackendProblem = loose({
  id: number(),
  backend: number(),
  backend_name: optional(string(), ''),
  node: optional(string(), ''),
  timestamp: number(),
  until: nullish(number(), null),
  status_code: nullish(number(), null),
  error: optional(string(), ''),
})
export type BackendProblem = InferOutput<typeof BackendProblem>

/** The filter of backend problems. §7 has `backend_id` and a time range; their spelling is ours. */
export interface BackendProblemFilter {
  backend_id?: number
  timestamp: { from: number; to: number }
}

/** Returns the name of a backend in VCL (§3: prefix `c{company}_`). */
export function backendVclName({ company, name }: Pick<Backend, 'company' | 'name'>): string {
  return `c${company}_${name}`
}

/** A backend for the sandbox, stories and tests. */
export function makeBackend(over: Partial<Backend> = {}): Backend {
  return {
    id: 501,
    company: 300,
    name: 'origin1',
    origin: 'origin.example.com',
    ssl: true,
    port: 443,
    extra_headers: '',
    host: 'www.example.com',
    health_check: '/favicon.ico',
    status_code: 200,
    interval: 40,
    no_probe: false,
    ...over,
  }
}
