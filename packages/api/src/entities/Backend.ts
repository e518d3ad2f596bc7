import { array, boolean, type InferOutput, nullish, number, optional, picklist, string } from 'valibot'
import { loose } from './loose.ts'

/**
 * An origin of a company. All fields are known (provider-facts §6.2). `name` is without the prefix `c{company}_` that a program writes it
 * with; `host`, `health_check`, `status_code`, `interval` and `extra_headers` (a line each) are of the probe.
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

/** What a backend is made of; an update sends all of it. */
export type NewBackend = Omit<Backend, 'id' | 'company'>

/** How a backend does. HEALTHY is known, the other states are ours. */
export const backendStates = ['HEALTHY', 'SICK', 'UNKNOWN'] as const
export type BackendState = (typeof backendStates)[number]

/** What a node of the edge saw. Ours. */
const NodeCheck = loose({
  node: string(),
  status: picklist(backendStates),
  status_code: nullish(number(), null),
  response_time: nullish(number(), null),
  error: nullish(string(), null),
})

/** The answer of a probe now. Ours (provider-facts §6.2); `response_time` in milliseconds. */
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

/** Which problems are asked for. `backend_id` and a range of time are of §7, their spelling is ours. */
export interface BackendProblemFilter {
  backend_id?: number
  timestamp: { from: number; to: number }
}

/** The name of a backend in a program (provider-facts §6.2). */
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
