import { array, boolean, type InferOutput, number, optional, record, string, unknown } from 'valibot'
import { loose } from './loose.ts'

/** What is done when something happens: a kind of reaction and what it needs (addresses, a channel …). The shape is ours. */
export const Reaction = loose({ reaction_type: string(), params: optional(record(string(), unknown()), {}) })
export type Reaction = InferOutput<typeof Reaction>

/** A field that a reaction has to be given. Ours. */
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

/** The services that have reactions (known: provider-facts §19.1). */
export const reactionServices = ['AnomalyThreshold', 'TransparentAlert'] as const

/** What consumption may be limited in, and its units. Ours. */
export const alertServices = ['delivery', 'waf', 'i3', 'storage', 'transcoding', 'botmitigation'] as const
export const alertUnits = ['GB', 'TB', 'requests', 'images', 'minutes'] as const

/**
 * A limit of what is consumed in a calendar month, and who is told when it is passed. Known: id and active; the rest is ours after the
 * columns of the screen (provider-facts §20); `consumed` is there so that what passes a limit slowly is seen before it does. Unit and service are open: a provider may sell more.
 */
export const Alert = loose({
  id: number(),
  active: boolean(),
  service: optional(string(), 'delivery'),
  limit: number(),
  unit: optional(string(), 'GB'),
  notified: optional(boolean(), false),
  /** What was consumed this month so far, in the unit; absent where it is not counted. */
  consumed: optional(number()),
  reactions: optional(array(Reaction), []),
})
export type Alert = InferOutput<typeof Alert>

/** What an alert is made of. */
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
