import type { AnomalyType } from '../entities/Anomaly.ts'
import type { HistogramEntry } from '../entities/Statistics.ts'
import { hitRatioOf } from './hitRatio.ts'

/** The provider judges steps of five minutes; seconds. */
export const ANOMALY_STEP_S = 300
/** A step is compared with the mean of this many before it: an hour. */
export const ANOMALY_LOOKBACK = 12
const DAY_S = 86_400

/** The value of a param of a kind; infinite if the kind is not watched. */
export type AnomalyFigures = (kind: AnomalyType, name: string) => number

interface Seen {
  readonly value: number
  readonly usual: number
}

const per = (amount: number, of: number) => (of > 0 ? amount / of : 0)

const readings = {
  requests: ({ requests }: HistogramEntry) => requests / ANOMALY_STEP_S,
  errors: ({ status_5xx }: HistogramEntry) => (status_5xx ?? 0) / ANOMALY_STEP_S,
  refused: ({ status_4xx }: HistogramEntry) => (status_4xx ?? 0) / ANOMALY_STEP_S,
  seconds: ({ response_time }: HistogramEntry) => (response_time ?? 0) / 1e6,
  hitRatio: (entry: HistogramEntry) => 100 * (hitRatioOf([entry]) ?? 0),
  size: ({ bytes, requests }: HistogramEntry) => per(bytes, requests),
} as const

type Reading = keyof typeof readings
type Readings = Readonly<Record<Reading, number>>

function meanReadings(entries: readonly HistogramEntry[]): Readings {
  const mean = (name: Reading) =>
    per(
      entries.reduce((sum, entry) => sum + readings[name](entry), 0),
      entries.length,
    )
  return {
    requests: mean('requests'),
    errors: mean('errors'),
    refused: mean('refused'),
    seconds: mean('seconds'),
    hitRatio: mean('hitRatio'),
    size: mean('size'),
  }
}

interface Moment {
  readonly is: Readings
  readonly usual: Readings
  readonly figure: AnomalyFigures
  /** The requests a second of the busiest address. */
  readonly busiest: () => Seen
}

/** A rule of detection. */
export interface AnomalyRule {
  readonly kind: AnomalyType
  readonly status?: '4xx'
  /** Lower values are worse. */
  readonly isLower?: boolean
  readonly judge: (moment: Moment) => Seen | null
}

const pair = (name: Reading, { is, usual }: Moment): Seen => ({ value: is[name], usual: usual[name] })

function rateOfStatus(name: 'errors' | 'refused', moment: Moment): Seen | null {
  const seen = pair(name, moment)
  return seen.value >= moment.figure('status_code', 'requests') && seen.value > 4 * seen.usual ? seen : null
}

const isOfOneAddress = (is: Readings, usual: Readings) => is.refused > 3 * usual.refused + 1

/** The rules of detection. */
export const anomalyRules: readonly AnomalyRule[] = [
  {
    kind: 'traffic',
    judge: (moment) => {
      const seen = pair('requests', moment)
      const { figure } = moment
      const isRaised = seen.value > seen.usual * figure('traffic', 'sensitivity')
      return isRaised && seen.value >= figure('traffic', 'requests') ? seen : null
    },
  },
  {
    kind: 'hitratio',
    isLower: true,
    judge: (moment) => {
      const seen = pair('hitRatio', moment)
      const isLow = seen.usual - seen.value >= moment.figure('hitratio', 'sensitivity')
      return isLow && moment.usual.requests > 1 ? seen : null
    },
  },
  {
    kind: 'ip',
    judge: ({ is, usual, figure, busiest }) => {
      if (!isOfOneAddress(is, usual) || figure('ip', 'requests') === Number.POSITIVE_INFINITY) return null
      const most = busiest()
      return most.value >= figure('ip', 'requests') ? most : null
    },
  },
  {
    kind: 'response_time',
    judge: (moment) => {
      const seen = pair('seconds', moment)
      const { figure } = moment
      const isRaised = seen.value > seen.usual * (1 + figure('response_time', 'sensitivity') / 100)
      return isRaised && seen.value >= figure('response_time', 'max') ? seen : null
    },
  },
  { kind: 'status_code', judge: (moment) => rateOfStatus('errors', moment) },
  {
    kind: 'object_size',
    judge: ({ is, usual, figure }) =>
      usual.size > 0 && is.size > usual.size * (1 + figure('object_size', 'increase') / 100)
        ? { value: 100 * (is.size / usual.size - 1), usual: 0 }
        : null,
  },
  { kind: 'status_code', status: '4xx', judge: (moment) => rateOfStatus('refused', moment) },
]

/** An anomaly as a rule finds it. Times in epoch seconds; `to` is null while it goes on. */
export interface FoundAnomaly {
  readonly rule: AnomalyRule
  readonly from: number
  to: number | null
  worst: number
  readonly usual: number
  /** The value with which it began. */
  readonly first: number
}

/** An anomaly that goes on, with what was usual before it: a level that stays raised is not its own baseline. */
export interface RunningAnomaly {
  readonly found: FoundAnomaly
  readonly usual: Readings
}

interface Watch {
  readonly figure: AnomalyFigures
  /** The busiest address of a step and of the hour before. */
  readonly busiest: (timestamp: number) => Seen
  /** Judged are steps that have ended by then. */
  readonly until: number
  /** What goes on at the start; updated. */
  readonly running: Map<AnomalyRule, RunningAnomaly>
  /** False follows what goes on and finds nothing new. */
  readonly isOpening: boolean
}

/** Follows the rules over steps of five minutes, the first hour of which is only compared with. */
export function followAnomalies(entries: readonly HistogramEntry[], watch: Watch): FoundAnomaly[] {
  const { figure, busiest, until, running, isOpening } = watch
  const found: FoundAnomaly[] = []
  for (const [i, entry] of entries.entries()) {
    const { timestamp } = entry
    if (i < ANOMALY_LOOKBACK) continue
    if (timestamp + ANOMALY_STEP_S > until || (!isOpening && running.size === 0)) break
    const is = meanReadings([entry])
    const before = meanReadings(entries.slice(i - ANOMALY_LOOKBACK, i))
    for (const rule of anomalyRules) {
      const open = running.get(rule)
      if (!open && !isOpening) continue
      const usual = open?.usual ?? before
      const isNewUsual = open !== undefined && timestamp - open.found.from >= DAY_S
      const seen = isNewUsual ? null : rule.judge({ is, usual, figure, busiest: () => busiest(timestamp) })
      if (!seen) {
        if (open) open.found.to = timestamp
        running.delete(rule)
      } else if (open) {
        const worse = rule.isLower ? Math.min : Math.max
        open.found.worst = worse(open.found.worst, seen.value)
      } else {
        const { value, usual: usually } = seen
        const one: FoundAnomaly = { rule, from: timestamp, to: null, worst: value, usual: usually, first: value }
        running.set(rule, { found: one, usual })
        found.push(one)
      }
    }
  }
  return found
}

/** The kinds that the traffic of a site alone tells; the others need addresses or payloads, which history has not. */
const judged: readonly AnomalyType[] = ['traffic', 'hitratio', 'response_time', 'status_code', 'object_size']

/** The anomalies that a kind with these params would have had in the steps; null if they do not tell. */
export function wouldHaveFound(
  kind: string,
  params: Readonly<Record<string, number>>,
  entries: readonly HistogramEntry[],
): FoundAnomaly[] | null {
  if (!judged.some((one) => one === kind) || entries.length <= ANOMALY_LOOKBACK) return null
  return followAnomalies(entries, {
    figure: (asked, name) => (asked === kind ? (params[name] ?? 0) : Number.POSITIVE_INFINITY),
    busiest: () => ({ value: 0, usual: 0 }),
    until: Number.POSITIVE_INFINITY,
    running: new Map(),
    isOpening: true,
  })
}

/** In how many steps an anomaly of one address can have begun: refusals rose, and all addresses together reached the level. */
export function stepsForOneAddress(entries: readonly HistogramEntry[], level: number): number {
  return entries.filter((entry, i) => {
    const is = meanReadings([entry])
    return (
      i >= ANOMALY_LOOKBACK &&
      is.requests >= level &&
      isOfOneAddress(is, meanReadings(entries.slice(i - ANOMALY_LOOKBACK, i)))
    )
  }).length
}

/** How often a proposal may have found something in the week that it is made from. */
const MOST_IN_A_WEEK = 3

const changes: Readonly<Record<string, { readonly param: string; readonly values: readonly number[] }>> = {
  traffic: { param: 'sensitivity', values: [1.5, 1.6, 1.8, 2, 2.5, 3, 4, 6, 10] },
  hitratio: { param: 'sensitivity', values: [5, 8, 10, 12, 15, 20, 25, 30, 40, 50, 70] },
  response_time: { param: 'sensitivity', values: [50, 75, 100, 150, 200, 300, 500] },
  object_size: { param: 'increase', values: [30, 40, 60, 80, 100, 150, 200, 400] },
}
/** Levels as multiples of the mean: three times is the provider's advice for requests. */
const levels: Readonly<
  Record<string, { readonly param: string; readonly of: Reading; readonly times: readonly number[] }>
> = {
  traffic: { param: 'requests', of: 'requests', times: [1, 1.5, 2, 3] },
  response_time: { param: 'max', of: 'seconds', times: [2, 4, 8, 16] },
  status_code: { param: 'requests', of: 'errors', times: [3, 6, 12, 24, 48] },
}
const LEAST_LEVEL = 0.1

function paramChoices(kind: string, entries: readonly HistogramEntry[]): Record<string, number>[] {
  const level = levels[kind]
  const change = changes[kind]
  const mean = level ? meanReadings(entries)[level.of] : 0
  const bases = level
    ? level.times.map((times) => ({ [level.param]: Math.max(LEAST_LEVEL, Number((mean * times).toPrecision(2))) }))
    : [{}]
  return bases.flatMap((base) => (change ? change.values.map((value) => ({ ...base, [change.param]: value })) : [base]))
}

/** Params with which a kind would have found at most three anomalies in the steps, as sensitive as that allows; null if none has. */
export function proposedParams(kind: string, entries: readonly HistogramEntry[]): Record<string, number> | null {
  if (!changes[kind] && !levels[kind]) return null
  return (
    paramChoices(kind, entries).find((params) => {
      const found = wouldHaveFound(kind, params, entries)
      return found !== null && found.length <= MOST_IN_A_WEEK
    }) ?? null
  )
}

/** How much a change must be before it counts, in words: small ones too, clear ones, or large ones only. */
export type Sensitivity = 'high' | 'medium' | 'low'

const bands: Readonly<Record<string, readonly [number, number]>> = {
  'traffic.sensitivity': [1.5, 3],
  'hitratio.sensitivity': [8, 20],
  'response_time.sensitivity': [50, 150],
  'object_size.increase': [40, 100],
}

/** The sensitivity that a param of a kind means; null if it is a level, or no number above 0. */
export function sensitivityOf(kind: string, param: string, value: number | null | undefined): Sensitivity | null {
  const band = bands[`${kind}.${param}`]
  if (!band || value === null || value === undefined || !(value > 0)) return null
  return value <= band[0] ? 'high' : value <= band[1] ? 'medium' : 'low'
}
