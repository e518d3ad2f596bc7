import { type InferOutput, literal, nullish, number, optional, string, unknown } from 'valibot'
import { loose } from './loose.ts'
import { parts, rows } from './rows.ts'

const PublicService = loose({
  id: nullish(number()),
  name: string(),
  permalink: nullish(string(), ''),
})

/** An incident of the status page (Staytus); times are ISO 8601. `state` is e.g. investigating, identified, monitoring, resolved. */
export const StatusIssue = loose({
  id: number(),
  title: string(),
  state: nullish(string(), ''),
  identifier: nullish(string(), ''),
  created_at: string(),
  updated_at: nullish(string(), null),
  services: nullish(parts(PublicService), () => []),
})
export type StatusIssue = InferOutput<typeof StatusIssue>

/** A service of the status page with its state of health. */
export const StatusService = loose({
  id: number(),
  name: string(),
  permalink: nullish(string(), ''),
  description: nullish(string(), null),
  status: nullish(
    loose({
      id: nullish(number()),
      name: string(),
      permalink: nullish(string(), ''),
      color: nullish(string(), ''),
      status_type: nullish(string(), ''),
    }),
    null,
  ),
})
export type StatusService = InferOutput<typeof StatusService>

const usualTypes = new Map([
  ['operational', 'ok'],
  ['degraded-performance', 'minor'],
  ['partial-outage', 'minor'],
  ['major-outage', 'major'],
  ['maintenance', 'maintenance'],
])

/** Returns the type of a service's status; by the usual permalinks where Staytus leaves it out, else ''. */
export function statusTypeOf({ status }: StatusService): string {
  return status?.status_type || (usualTypes.get(status?.permalink ?? '') ?? '')
}

const success = literal('success')

/** All incidents, newest first. */
export const StatusIssues = loose({ status: success, data: rows(StatusIssue) })
export type StatusIssues = InferOutput<typeof StatusIssues>

/** All services in the page's order. */
export const StatusServices = loose({ status: success, data: rows(StatusService) })
export type StatusServices = InferOutput<typeof StatusServices>

/** The answer of verify, add and delete of a subscriber. Its data is true, the subscriber, or those deleted. */
export const StatusSubscription = loose({ status: success, data: optional(unknown()) })
export type StatusSubscription = InferOutput<typeof StatusSubscription>

/** An incident for the sandbox, stories and tests. */
export function makeStatusIssue(over: Partial<StatusIssue> = {}): StatusIssue {
  return {
    id: 1,
    title: 'Slow responses in Frankfurt',
    state: 'resolved',
    identifier: 'a1b2c3',
    created_at: '2026-06-10T07:30:00Z',
    updated_at: '2026-06-10T09:05:00Z',
    services: [],
    ...over,
  }
}

/** A service of the status page for the sandbox, stories and tests. */
export function makeStatusService(over: Partial<StatusService> = {}): StatusService {
  return {
    id: 1,
    name: 'Delivery',
    permalink: 'delivery',
    description: null,
    status: { id: 1, name: 'Operational', permalink: 'operational', color: '2FCC66', status_type: 'ok' },
    ...over,
  }
}
