import { array, type InferOutput, literal, nullish, number, optional, string, union } from 'valibot'
import { loose } from './loose.ts'

const PublicService = loose({
  id: optional(number()),
  name: string(),
  permalink: optional(string(), ''),
})

/** An incident of the status page (Staytus); times are ISO 8601. `state` is e.g. investigating, identified, monitoring, resolved. */
export const StatusIssue = loose({
  id: number(),
  title: string(),
  state: string(),
  identifier: optional(string(), ''),
  created_at: string(),
  updated_at: nullish(string(), null),
  services: optional(array(PublicService), []),
})
export type StatusIssue = InferOutput<typeof StatusIssue>

/** A service of the status page with its state of health. */
export const StatusService = loose({
  id: number(),
  name: string(),
  permalink: optional(string(), ''),
  description: nullish(string(), null),
  status: loose({
    id: optional(number()),
    name: string(),
    permalink: optional(string(), ''),
    color: optional(string(), ''),
    status_type: optional(string(), 'ok'),
  }),
})
export type StatusService = InferOutput<typeof StatusService>

/** The answer of a subscription. */
export const StatusSubscriber = loose({
  email_address: string(),
  verified_at: nullish(string(), null),
})
export type StatusSubscriber = InferOutput<typeof StatusSubscriber>

const success = literal('success')

/** All incidents, newest first. */
export const StatusIssues = loose({ status: success, data: array(StatusIssue) })
export type StatusIssues = InferOutput<typeof StatusIssues>

/** All services in the page's order. */
export const StatusServices = loose({ status: success, data: array(StatusService) })
export type StatusServices = InferOutput<typeof StatusServices>

/** The answer of verify, add and delete of a subscriber; an unknown address is a `status` other than success, not an error. */
export const StatusSubscription = loose({
  status: string(),
  data: optional(union([StatusSubscriber, loose({})])),
})
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
