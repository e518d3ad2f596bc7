import type { Alert, alertServices, alertUnits, NewAlert, ReactionInfo } from '../entities/Alert.ts'
import { monthOf, projectedConsumption } from './consumption.ts'
import { isWebUrl } from './urls.ts'

type AlertService = (typeof alertServices)[number]
type AlertUnit = (typeof alertUnits)[number]

/** The units in which a service's consumption can be limited; the first is the default. */
export const alertUnitsOf: Readonly<Record<AlertService, readonly AlertUnit[]>> = {
  delivery: ['GB', 'TB'],
  storage: ['GB', 'TB'],
  waf: ['requests'],
  botmitigation: ['requests'],
  i3: ['images'],
  transcoding: ['minutes'],
}

/** An alert as entered; the limit may be missing. */
export type AlertDraft = Omit<NewAlert, 'limit'> & { readonly limit: number | null }

/** Why a limit is invalid; the app has the words. */
export type LimitProblemCode = 'needed' | 'notPositive' | 'tooLarge' | 'wrongUnit'

/** Why a field of a reaction is invalid; the app has the words. */
export type ReactionProblemCode = 'needed' | 'unknown' | 'notEmail' | 'notUrl' | 'notNumber'

/** A problem of an alert; reactions count from 0. */
export type AlertFault =
  | { readonly kind: 'field'; readonly field: 'limit' | 'unit' | 'reactions'; readonly fault: LimitProblemCode }
  | {
      readonly kind: 'reaction'
      readonly index: number
      readonly param: string | null
      readonly fault: ReactionProblemCode
    }

const MAX_LIMIT = 1e15
const GB_PER_TB = 1024

function limitFault(limit: number | null): LimitProblemCode | null {
  if (limit === null) return 'needed'
  if (!(limit > 0)) return 'notPositive'
  return limit > MAX_LIMIT ? 'tooLarge' : null
}

function unitFault(service: string, unit: string): LimitProblemCode | null {
  // The provider may offer services with unknown units.
  if (!Object.hasOwn(alertUnitsOf, service)) return null
  return alertUnitsOf[service as AlertService].some((one) => one === unit) ? null : 'wrongUnit'
}

const isEmail = (text: unknown) => typeof text === 'string' && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())

function paramFault(type: string, value: unknown): ReactionProblemCode | null {
  switch (type) {
    case 'emails':
      return Array.isArray(value) && value.every(isEmail) ? null : 'notEmail'
    case 'url':
      return typeof value === 'string' && isWebUrl(value) ? null : 'notUrl'
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? null : 'notNumber'
    default:
      return null
  }
}

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Validates the reactions of an alert or anomaly. */
export function reactionFaults(
  reactions: readonly { readonly reaction_type: string; readonly params: Readonly<Record<string, unknown>> }[],
  kinds: readonly Pick<ReactionInfo, 'reaction_type' | 'params'>[],
): AlertFault[] {
  return reactions.flatMap(({ reaction_type, params }, index): AlertFault[] => {
    const kind = kinds.find((one) => one.reaction_type === reaction_type)
    if (!kind) return [{ kind: 'reaction', index, param: null, fault: 'unknown' }]
    return kind.params.flatMap(({ name, type, required }): AlertFault[] => {
      const value = Object.hasOwn(params, name) ? params[name] : undefined
      const fault = isMissing(value) ? (required ? 'needed' : null) : paramFault(type, value)
      return fault ? [{ kind: 'reaction', index, param: name, fault }] : []
    })
  })
}

type Params = Readonly<Record<string, unknown>>

/** Separates the email addresses of `reactions` that no user of the company has: email may only go to its users. */
export function withoutFormerUsers<Reaction extends { readonly params: Params }>(
  reactions: readonly Reaction[],
  members: readonly string[],
): { kept: Reaction[]; former: string[] } {
  const known = new Set(members.map((email) => email.toLowerCase()))
  const isFormer = (email: unknown) => typeof email === 'string' && !known.has(email.trim().toLowerCase())
  const emailsOf = ({ params: { emails } }: Reaction): unknown[] => (Array.isArray(emails) ? emails : [])
  return {
    kept: reactions.map((reaction) => {
      const emails = emailsOf(reaction)
      if (!emails.some(isFormer)) return reaction
      return { ...reaction, params: { ...reaction.params, emails: emails.filter((email) => !isFormer(email)) } }
    }),
    former: [...new Set(reactions.flatMap(emailsOf).filter(isFormer).map(String))],
  }
}

/** Validates an alert, which needs a reaction to notify anyone. Empty if valid. */
export function alertFaults(
  draft: AlertDraft,
  kinds: readonly Pick<ReactionInfo, 'reaction_type' | 'params'>[],
): AlertFault[] {
  const found = [
    ['limit', limitFault(draft.limit)],
    ['unit', unitFault(draft.service, draft.unit)],
    ['reactions', draft.reactions.length === 0 ? 'needed' : null],
  ] as const
  return [
    ...found.flatMap(([field, fault]): AlertFault[] => (fault ? [{ kind: 'field', field, fault }] : [])),
    ...reactionFaults(draft.reactions, kinds),
  ]
}

/** Converts a limit to another unit of the same service; null if the units are incompatible. */
export function convertLimit(limit: number, from: string, to: string): number | null {
  if (from === to) return limit
  if (from === 'GB' && to === 'TB') return limit / GB_PER_TB
  return from === 'TB' && to === 'GB' ? limit * GB_PER_TB : null
}

const GB = 1024 ** 3
const volumes: Readonly<Record<string, number>> = { GB, TB: GB_PER_TB * GB }

/** A limit of volume in bytes; null if its unit is none of volume. */
export function limitBytes({ limit, unit }: Pick<Alert, 'limit' | 'unit'>): number | null {
  const bytes = volumes[unit]
  return bytes === undefined ? null : limit * bytes
}

/** The share of its limit that is used this month; null if it is not measured. */
export function consumedShare({ consumed, limit }: Pick<Alert, 'consumed' | 'limit'>): number | null {
  return consumed === undefined || !(limit > 0) ? null : consumed / limit
}

/** What a limit is heading for by the end of the month (UTC), if the consumption goes on as so far. */
export interface LimitForecast {
  /** In the unit of the limit. */
  readonly projected: number
  /** When the limit will be reached, in epoch seconds; `past` once it is, null if not within the month. */
  readonly reached: number | 'past' | null
}

/** The forecast of a limit; null on the first day of a month, or where nothing is measured. */
export function limitForecast(
  { consumed, limit }: Pick<Alert, 'consumed' | 'limit'>,
  now: number,
): LimitForecast | null {
  if (consumed === undefined) return null
  const projected = projectedConsumption({ consumed, timestamp: now }, now)
  if (projected === null) return null
  if (consumed >= limit) return { projected, reached: 'past' }
  if (projected < limit) return { projected, reached: null }
  const { from, to } = monthOf(now)
  return { projected, reached: Math.min(to, from + (limit / consumed) * (now - from)) }
}

/** Whether a limit notifies somebody: a user of the company by email, or another channel. Emails alone need a user. */
export const reachesSomebody = ({ reactions }: Pick<Alert, 'reactions'>, members: readonly string[] | undefined) =>
  (members ? withoutFormerUsers(reactions, members).kept : reactions).some(
    ({ reaction_type, params: { emails } }) =>
      reaction_type !== 'email' || (Array.isArray(emails) && emails.length > 0),
  )
