import { array, boolean, type InferOutput, number, optional, record, string, unknown } from 'valibot'
import { loose } from './loose.ts'

/** A reaction to an alert or anomaly: its kind and params (addresses, a channel …). The shape is ours. */
export const Reaction = loose({ reaction_type: string(), params: optional(record(string(), unknown()), {}) })
export type Reaction = InferOutput<typeof Reaction>

const ReactionParam = loose({
  name: string(),
  label: optional(string(), ''),
  type: optional(string(), 'text'),
  required: optional(boolean(), true),
})

/** A kind of reaction one may choose for a service, from GET {company}/reactioninfo/. The shape is ours. */
export const ReactionInfo = loose({
  reaction_type: string(),
  name: string(),
  service: optional(string(), ''),
  params: optional(array(ReactionParam), []),
})
export type ReactionInfo = InferOutput<typeof ReactionInfo>

export const reactionServices = ['AnomalyThreshold', 'TransparentAlert'] as const

/** The services whose consumption can be limited, and their units. Ours. */
export const alertServices = ['delivery', 'waf', 'i3', 'storage', 'transcoding', 'botmitigation'] as const
export const alertUnits = ['GB', 'TB', 'requests', 'images', 'minutes'] as const

/** A monthly limit of consumption and its recipients. Known: id and active; the rest is ours. */
export const Alert = loose({
  id: number(),
  active: boolean(),
  service: optional(string(), 'delivery'),
  limit: number(),
  unit: optional(string(), 'GB'),
  notified: optional(boolean(), false),
  /** The consumption of this month in the unit; absent if it is not measured. */
  consumed: optional(number()),
  reactions: optional(array(Reaction), []),
})
export type Alert = InferOutput<typeof Alert>

export interface NewAlert {
  active: boolean
  service: string
  limit: number
  unit: string
  reactions: { reaction_type: string; params: Record<string, unknown> }[]
}

/** An alert for the sandbox, stories and tests. */
export function makeAlert(over: Partial<Alert> = {}): Alert {
  return {
    id: 1,
    active: true,
    service: 'delivery',
    limit: 2000,
    unit: 'GB',
    notified: false,
    reactions: [{ reaction_type: 'email', params: { emails: ['ada@example.com'] } }],
    ...over,
  }
}
