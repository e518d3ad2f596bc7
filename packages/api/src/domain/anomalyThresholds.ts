import type { Anomaly, AnomalyThreshold, AvailableAnomaly, NewAnomalyThreshold } from '../entities/Anomaly.ts'
import type { HistogramEntry } from '../entities/Statistics.ts'
import { hitRatioOf } from './hitRatio.ts'

/** The tiers that can be watched (§3). */
export const anomalyTiers = ['L1', 'L2'] as const
export type AnomalyTier = (typeof anomalyTiers)[number]

/** The tier that a service of an anomaly names. */
export const tierOfAnomaly = ({ service_type }: Pick<Anomaly, 'service_type'>): AnomalyTier =>
  service_type === 'Midtier' ? 'L2' : 'L1'

/** A kind of anomaly in the form: whether it is watched, and its params. */
export interface WatchedKind {
  isOn: boolean
  values: Record<string, number | null>
}

/** The thresholds of a site as entered; `site` is an id as text. */
export interface ThresholdDraft {
  site: string | null
  tier: AnomalyTier
  active: boolean
  kinds: Record<string, WatchedKind>
  reactions: {
    anomaly_type: string
    threshold: number | null
    reaction_type: string
    params: Record<string, unknown>
  }[]
}

/** Why a field of the thresholds is invalid; the app has the words. */
export type ThresholdProblem = 'site' | 'taken' | 'none' | 'needed' | 'notNumber' | 'notPositive' | 'tooLarge' | 'share'

export interface ThresholdFault {
  /** The path of the field in the draft. */
  readonly path: string
  readonly fault: ThresholdProblem
}

const MOST = 1e12

function paramFault(value: number | null | undefined, isShare: boolean): ThresholdProblem | null {
  if (value === null || value === undefined) return 'needed'
  if (Number.isNaN(value)) return 'notNumber'
  if (value <= 0) return 'notPositive'
  if (isShare && value > 100) return 'share'
  return value > MOST ? 'tooLarge' : null
}

/** Validates the thresholds of a site and tier, which can only be watched once. Empty if valid. */
export function thresholdFaults(
  draft: ThresholdDraft,
  taken: readonly { readonly site_id: number; readonly tier: string }[],
): ThresholdFault[] {
  const on = Object.entries(draft.kinds).filter(([, { isOn }]) => isOn)
  const isTaken = taken.some(({ site_id, tier }) => String(site_id) === draft.site && tier === draft.tier)
  return [
    ...(draft.site === null ? [{ path: 'site', fault: 'site' } as const] : []),
    ...(isTaken ? [{ path: 'site', fault: 'taken' } as const] : []),
    ...(on.length === 0 ? [{ path: 'kinds', fault: 'none' } as const] : []),
    ...on.flatMap(([kind, { values }]) =>
      Object.entries(values).flatMap(([name, value]): ThresholdFault[] => {
        // A hit ratio cannot drop by more than all of it.
        const fault = paramFault(value, kind === 'hitratio')
        return fault ? [{ path: `kinds.${kind}.values.${name}`, fault }] : []
      }),
    ),
    ...draft.reactions.flatMap(({ threshold }, index): ThresholdFault[] => {
      const fault = threshold === 0 ? null : paramFault(threshold, false)
      return fault ? [{ path: `reactions.${index}.threshold`, fault }] : []
    }),
  ]
}

/** The draft of the thresholds of a row, with the provider's values where it has none; a new one watches all kinds. */
export function thresholdDraft(
  row: {
    readonly site_id: number
    readonly tier: string
    readonly active: boolean
    readonly config: Readonly<Record<string, Readonly<Record<string, number>>>>
    readonly reactions: readonly {
      readonly anomaly_type: string
      readonly threshold: number
      readonly reaction_type: string
      readonly params: Readonly<Record<string, unknown>>
    }[]
  } | null,
  available: readonly AvailableAnomaly[],
): ThresholdDraft {
  return {
    site: row && String(row.site_id),
    tier: row?.tier === 'L2' ? 'L2' : 'L1',
    active: row?.active ?? true,
    kinds: Object.fromEntries(
      available.map(({ anomaly_type, params }) => {
        const own = row?.config[anomaly_type]
        const values = Object.fromEntries(params.map(({ name, default: usual }) => [name, own?.[name] ?? usual]))
        return [anomaly_type, { isOn: row === null || own !== undefined, values }]
      }),
    ),
    reactions: (row?.reactions ?? []).map(({ anomaly_type, threshold, reaction_type, params }) => ({
      anomaly_type,
      threshold,
      reaction_type,
      params: { ...params },
    })),
  }
}

/** The body of a draft: only the kinds that are watched, and what reacts to them. */
export function thresholdBody({ site, tier, active, kinds, reactions }: ThresholdDraft): NewAnomalyThreshold {
  const config = Object.fromEntries(
    Object.entries(kinds)
      .filter(([, { isOn }]) => isOn)
      .map(([kind, { values }]) => [
        kind,
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? 0])),
      ]),
  )
  return {
    site_id: Number(site),
    tier,
    active,
    config,
    reactions: reactions.map((reaction) => ({ ...reaction, threshold: reaction.threshold ?? 0 })),
  }
}

/** The bodies of stored thresholds as they are and without a kind; those of a single kind are deactivated instead. */
export function thresholdsWithout(
  { site_id, tier, active, config, reactions }: AnomalyThreshold,
  kind: string,
): { before: NewAnomalyThreshold; after: NewAnomalyThreshold } {
  const before: NewAnomalyThreshold = {
    site_id,
    tier: tier === 'L2' ? 'L2' : 'L1',
    active,
    config,
    reactions: reactions.map(({ anomaly_type, threshold, reaction_type, params }) => ({
      anomaly_type,
      threshold,
      reaction_type,
      params,
    })),
  }
  const { [kind]: _, ...rest } = config
  if (Object.keys(rest).length === 0) return { before, after: { ...before, active: false } }
  const others = before.reactions.filter(({ anomaly_type }) => anomaly_type !== kind)
  return { before, after: { ...before, config: rest, reactions: others } }
}

/** The param that is compared with the measured value itself; the others compare it with its past. */
const levelParams: Readonly<Record<string, string>> = {
  traffic: 'requests',
  response_time: 'max',
  status_code: 'requests',
}
/** Whether a parameter of a kind is the level that its figure must reach. */
export const isLevelParam = (kind: string, param: string): boolean => levelParams[kind] === param

const measures: Readonly<Record<string, (entry: HistogramEntry, seconds: number) => number | null>> = {
  traffic: ({ requests }, seconds) => requests / seconds,
  hitratio: (entry) => {
    const ratio = hitRatioOf([entry])
    return ratio === null ? null : 100 * ratio
  },
  response_time: ({ response_time, requests }) =>
    response_time === null || response_time === undefined || requests === 0 ? null : response_time / 1e6,
  status_code: ({ status_5xx }, seconds) => status_5xx / seconds,
  object_size: ({ bytes, requests }) => (requests > 0 ? bytes / requests : null),
}

/** What a kind of anomaly measured over the steps of a day. */
export interface KindLevels {
  readonly mean: number
  readonly highest: number
  readonly lowest: number
  readonly values: readonly number[]
}

/** Returns the levels of a kind in the steps of a histogram; null if a histogram does not have them. */
export function levelsOf(kind: string, entries: readonly HistogramEntry[], stepSeconds: number): KindLevels | null {
  const read = measures[kind]
  const values = read ? entries.flatMap((entry) => read(entry, stepSeconds) ?? []) : []
  if (values.length === 0) return null
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    highest: values.reduce((most, value) => Math.max(most, value)),
    lowest: values.reduce((least, value) => Math.min(least, value)),
    values,
  }
}

/** In how many steps a level was reached. */
export const stepsReached = ({ values }: KindLevels, level: number): number =>
  values.filter((value) => value >= level).length

const BLOCK_TTL_S = 3600
/** The reactions that act on an address; only some kinds of anomalies find one. */
const onAddresses: readonly string[] = ['block_ip', 'captcha', 'jschallenge', 'list']
const kindsOfAddresses: readonly string[] = ['ip', 'waf_scan', 'crawler']

/** Whether a reaction can act on what a kind of anomaly finds: those that stop an address need an anomaly of one. */
export const canReact = (kind: string, reaction: string): boolean =>
  !onAddresses.includes(reaction) || kindsOfAddresses.includes(kind)

/** The unit of the value that a reaction to a kind waits for; empty if it is not known. */
export function reactionUnit(kind: string): string {
  const units: Readonly<Record<string, string>> = {
    traffic: 'req/s',
    hitratio: '%',
    ip: 'req/s',
    response_time: 's',
    status_code: 'req/s',
    object_size: '%',
    waf_scan: 'requests',
    crawler: 'req/s',
  }
  return Object.hasOwn(units, kind) ? (units[kind] ?? '') : ''
}

/** A reaction as it begins: to every anomaly of the kind, by email to `email`, or for an hour. */
export function newReaction(
  kind: string,
  reaction_type: string,
  params: readonly { readonly name: string }[],
  email: string | null,
): ThresholdDraft['reactions'][number] {
  const defaults: Readonly<Record<string, unknown>> = {
    ttl: BLOCK_TTL_S,
    ...(email === null ? {} : { emails: [email] }),
  }
  const known = params.flatMap(({ name }) => (Object.hasOwn(defaults, name) ? [[name, defaults[name]] as const] : []))
  return { anomaly_type: kind, threshold: 0, reaction_type, params: Object.fromEntries(known) }
}
