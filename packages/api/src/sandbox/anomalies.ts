import { hitRatioOf } from '../domain/hitRatio.ts'
import type { Anomaly, AnomalyType } from '../entities/Anomaly.ts'
import type { HistogramEntry } from '../entities/Statistics.ts'
import type { Traffic } from './traffic/columns.ts'
import { histogram, table } from './traffic/engine.ts'
import type { Question } from './traffic/scan.ts'
import type { AnomalyThresholdRecord } from './world/records.ts'

const step = 300
const day = 86_400
const lookback = 12

/** The default params of each kind of anomaly; a threshold may override them. */
export const anomalyKinds: Readonly<
  Record<AnomalyType, { name: string; unit: string; params: Readonly<Record<string, readonly [number, string]>> }>
> = {
  traffic: { name: 'Traffic', unit: 'req/s', params: { sensitivity: [1.6, '×'], requests: [20, 'req/s'] } },
  hitratio: { name: 'Hit ratio', unit: '%', params: { sensitivity: [12, '%'] } },
  ip: { name: 'IP', unit: 'req/s', params: { requests: [14, 'req/s'] } },
  response_time: { name: 'Response time', unit: 's', params: { max: [0.5, 's'], sensitivity: [100, '%'] } },
  status_code: { name: 'Status code', unit: 'req/s', params: { requests: [5, 'req/s'] } },
  object_size: { name: 'Object size', unit: '%', params: { increase: [60, '%'] } },
}

type Figures = (kind: AnomalyType, name: string) => number

interface Seen {
  value: number
  usual: number
}

const per = (amount: number, of: number) => (of > 0 ? amount / of : 0)

const readings = {
  requests: (entry: HistogramEntry) => entry.requests / step,
  errors: (entry: HistogramEntry) => (entry.status_5xx ?? 0) / step,
  refused: (entry: HistogramEntry) => (entry.status_4xx ?? 0) / step,
  seconds: (entry: HistogramEntry) => (entry.response_time ?? 0) / 1e6,
  hitRatio: (entry: HistogramEntry) => 100 * (hitRatioOf([entry]) ?? 0),
  size: (entry: HistogramEntry) => per(entry.bytes, entry.requests),
} as const

type Readings = Readonly<Record<keyof typeof readings, number>>

const readingNames = Object.keys(readings) as readonly (keyof typeof readings)[]

function meanReadings(entries: readonly HistogramEntry[]): Readings {
  const mean = (name: keyof typeof readings) =>
    per(
      entries.reduce((sum, entry) => sum + readings[name](entry), 0),
      entries.length,
    )
  return Object.fromEntries(readingNames.map((name) => [name, mean(name)])) as Readings
}

interface Moment {
  readonly is: Readings
  readonly usual: Readings
  readonly figure: Figures
  readonly busiest: () => Seen
}

interface Rule {
  readonly kind: AnomalyType
  readonly status?: '4xx'
  readonly isLower?: boolean
  readonly judge: (moment: Moment) => Seen | null
}

const pair = (name: keyof Readings, { is, usual }: Moment): Seen => ({ value: is[name], usual: usual[name] })

function rateOfStatus(name: 'errors' | 'refused', moment: Moment): Seen | null {
  const seen = pair(name, moment)
  return seen.value >= moment.figure('status_code', 'requests') && seen.value > 4 * seen.usual ? seen : null
}

/** The rules of detection; a rule's place is part of the ids of its anomalies. */
const rules: readonly Rule[] = [
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
      if (is.refused <= 3 * usual.refused + 1 || figure('ip', 'requests') === Number.POSITIVE_INFINITY) return null
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

const round = (value: number) => Math.round(value * 1000) / 1000

const encodeAnomalyId = (timestamp: number, rule: number, site: number) =>
  ((timestamp / step) * 10 + rule) * 100_000 + site

/** Site and day of an anomaly's number. */
export function decodeAnomalyId(id: number): { site: number; day: number } {
  const timestamp = Math.floor(Math.floor(id / 100_000) / 10) * step
  return { site: id % 100_000, day: Math.floor(timestamp / day) }
}

interface Running {
  readonly anomaly: Anomaly
  /** What was usual before it began: a level that stays raised is not its own baseline. */
  readonly usual: Readings
}

interface Watched {
  readonly traffic: Traffic
  readonly site: string
  readonly threshold: AnomalyThresholdRecord
}

/** Follows the rules over a span; `running` is updated. Only with `isOpening` do anomalies begin in it. */
function follow(
  { traffic, site, threshold }: Watched,
  { from, to }: { from: number; to: number },
  running: Map<Rule, Running>,
  isOpening: boolean,
): Anomaly[] {
  const question = (start: number, end: number): Question => ({
    sites: [site],
    from: start,
    to: end,
    conditions: [{ column: 'tier', passes: (tier) => tier === threshold.tier }],
  })
  const entries = histogram(traffic, question(from - lookback * step, to), step, 'UTC')
  const figure: Figures = (kind, name) => {
    const own = threshold.config[kind]
    return own === undefined ? Number.POSITIVE_INFINITY : (own[name] ?? anomalyKinds[kind].params[name]?.[0] ?? 0)
  }
  const mostOfOne = (start: number, end: number) => {
    const [first] = table(traffic, question(start, end), { column: 'clientip' }, 1).results
    return (first?.requests ?? 0) / (end - start)
  }
  const found: Anomaly[] = []
  for (let i = lookback; i < entries.length; i++) {
    const entry = entries[i] as HistogramEntry
    const { timestamp } = entry
    if (timestamp + step > to || (!isOpening && running.size === 0)) break
    const is = meanReadings([entry])
    const before = meanReadings(entries.slice(i - lookback, i))
    const busiest = () => ({
      value: mostOfOne(timestamp, timestamp + step),
      usual: mostOfOne(timestamp - lookback * step, timestamp),
    })
    rules.forEach((rule, place) => {
      const open = running.get(rule)
      if (!open && !isOpening) return
      const usual = open?.usual ?? before
      const isNewUsual = open !== undefined && timestamp - open.anomaly.timestamp >= day
      const seen = isNewUsual ? null : rule.judge({ is, usual, figure, busiest })
      if (!seen) {
        if (open) open.anomaly.end = timestamp
        running.delete(rule)
      } else if (open?.anomaly.detail) {
        const { detail } = open.anomaly
        if (rule.isLower ? seen.value < detail.value : seen.value > detail.value) detail.value = round(seen.value)
      } else {
        const anomaly = anomalyOf(rule, place, threshold, { site, timestamp, seen })
        running.set(rule, { anomaly, usual })
        found.push(anomaly)
      }
    })
  }
  return found
}

function anomalyOf(
  { kind, status }: Rule,
  place: number,
  threshold: AnomalyThresholdRecord,
  { site, timestamp, seen: { value, usual } }: { site: string; timestamp: number; seen: Seen },
): Anomaly {
  const { unit } = anomalyKinds[kind]
  return {
    id: encodeAnomalyId(timestamp, place, threshold.site_id),
    timestamp,
    end: null,
    anomaly_type: kind,
    service_type: threshold.tier === 'L2' ? 'Midtier' : 'Delivery',
    site,
    site_id: threshold.site_id,
    detail: { value: round(value), usual: round(usual), unit, ...(status ? { status } : {}) },
    reactions: threshold.reactions
      .filter((row) => row.anomaly_type === kind && value >= (row.threshold ?? 0))
      .map((row) => row.reaction_type),
  }
}

interface Remembered {
  readonly anomalies: Map<string, readonly Anomaly[]>
  readonly carried: Map<string, ReadonlyMap<Rule, Running>>
}

const known = new WeakMap<Traffic, Remembered>()

function rememberedOf(traffic: Traffic): Remembered {
  const made = known.get(traffic) ?? { anomalies: new Map(), carried: new Map() }
  known.set(traffic, made)
  return made
}

/** Returns copies of the anomalies that run at the end of a past day. */
function runningAfter(watched: Watched, dayNumber: number, key: string): Map<Rule, Running> {
  const { carried } = rememberedOf(watched.traffic)
  const running = carried.get(key) ?? new Map<Rule, Running>()
  if (!carried.has(key)) {
    follow(watched, { from: dayNumber * day, to: (dayNumber + 1) * day }, running as Map<Rule, Running>, true)
    carried.set(key, running)
  }
  return new Map([...running].map(([rule, { anomaly, usual }]) => [rule, { anomaly: { ...anomaly }, usual }]))
}

/** Returns the anomalies of a site that began on a UTC day, up to `now`; one that lasts a day is usual from then on. */
export function anomaliesOf(
  traffic: Traffic,
  site: string,
  threshold: AnomalyThresholdRecord,
  dayNumber: number,
  now: number,
): readonly Anomaly[] {
  const watched = { traffic, site, threshold }
  const keyOf = (number: number) =>
    JSON.stringify([site, number, threshold.tier, threshold.config, threshold.reactions])
  const { anomalies } = rememberedOf(traffic)
  const kept = anomalies.get(keyOf(dayNumber))
  if (kept) return kept
  const from = dayNumber * day
  const to = Math.min(Math.floor(now), from + day)
  const running = runningAfter(watched, dayNumber - 1, keyOf(dayNumber - 1))
  const found = follow(watched, { from, to }, running, true)
  if (running.size > 0 && now > to)
    follow(watched, { from: to, to: Math.min(Math.floor(now), to + day) }, running, false)
  if (now >= from + day && found.every(({ end }) => end !== null)) anomalies.set(keyOf(dayNumber), found)
  return found
}
