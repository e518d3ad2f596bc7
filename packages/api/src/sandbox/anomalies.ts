import {
  ANOMALY_LOOKBACK,
  ANOMALY_STEP_S,
  type AnomalyRule,
  anomalyRules,
  type FoundAnomaly,
  followAnomalies,
  type RunningAnomaly,
} from '../domain/anomalyDetection.ts'
import type { Anomaly, AnomalyType } from '../entities/Anomaly.ts'
import type { Traffic } from './traffic/columns.ts'
import { histogram, table } from './traffic/engine.ts'
import type { Question } from './traffic/scan.ts'
import type { AnomalyThresholdRecord } from './world/records.ts'

const day = 86_400

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

const round = (value: number) => Math.round(value * 1000) / 1000

const encodeAnomalyId = (timestamp: number, rule: number, site: number) =>
  ((timestamp / ANOMALY_STEP_S) * 10 + rule) * 100_000 + site

/** Site and day of an anomaly's number. */
export function decodeAnomalyId(id: number): { site: number; day: number } {
  const timestamp = Math.floor(Math.floor(id / 100_000) / 10) * ANOMALY_STEP_S
  return { site: id % 100_000, day: Math.floor(timestamp / day) }
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
  running: Map<AnomalyRule, RunningAnomaly>,
  isOpening: boolean,
): FoundAnomaly[] {
  const question = (start: number, end: number): Question => ({
    sites: [site],
    from: start,
    to: end,
    conditions: [{ column: 'tier', passes: (tier) => tier === threshold.tier }],
  })
  const hour = ANOMALY_LOOKBACK * ANOMALY_STEP_S
  const mostOfOne = (start: number, end: number) => {
    const [first] = table(traffic, question(start, end), { column: 'clientip' }, 1).results
    return (first?.requests ?? 0) / (end - start)
  }
  return followAnomalies(histogram(traffic, question(from - hour, to), ANOMALY_STEP_S, 'UTC'), {
    figure: (kind, name) => {
      const own = threshold.config[kind]
      return own === undefined ? Number.POSITIVE_INFINITY : (own[name] ?? anomalyKinds[kind].params[name]?.[0] ?? 0)
    },
    busiest: (timestamp) => ({
      value: mostOfOne(timestamp, timestamp + ANOMALY_STEP_S),
      usual: mostOfOne(timestamp - hour, timestamp),
    }),
    until: to,
    running,
    isOpening,
  })
}

function anomalyOf({ site, threshold }: Watched, { rule, from, to, worst, usual, first }: FoundAnomaly): Anomaly {
  const { kind, status } = rule
  const { unit } = anomalyKinds[kind]
  return {
    id: encodeAnomalyId(from, anomalyRules.indexOf(rule), threshold.site_id),
    timestamp: from,
    end: to,
    anomaly_type: kind,
    service_type: threshold.tier === 'L2' ? 'Midtier' : 'Delivery',
    site,
    site_id: threshold.site_id,
    detail: { value: round(worst), usual: round(usual), unit, ...(status ? { status } : {}) },
    reactions: threshold.reactions
      .filter((row) => row.anomaly_type === kind && first >= (row.threshold ?? 0))
      .map((row) => row.reaction_type),
  }
}

interface Remembered {
  readonly anomalies: Map<string, readonly Anomaly[]>
  readonly carried: Map<string, ReadonlyMap<AnomalyRule, RunningAnomaly>>
}

const known = new WeakMap<Traffic, Remembered>()

function rememberedOf(traffic: Traffic): Remembered {
  const made = known.get(traffic) ?? { anomalies: new Map(), carried: new Map() }
  known.set(traffic, made)
  return made
}

/** Returns copies of the anomalies that run at the end of a past day. */
function runningAfter(watched: Watched, dayNumber: number, key: string): Map<AnomalyRule, RunningAnomaly> {
  const { carried } = rememberedOf(watched.traffic)
  const running = carried.get(key) ?? new Map<AnomalyRule, RunningAnomaly>()
  if (!carried.has(key)) {
    follow(
      watched,
      { from: dayNumber * day, to: (dayNumber + 1) * day },
      running as Map<AnomalyRule, RunningAnomaly>,
      true,
    )
    carried.set(key, running)
  }
  return new Map([...running].map(([rule, { found, usual }]) => [rule, { found: { ...found }, usual }]))
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
  const begun = follow(watched, { from, to }, running, true)
  if (running.size > 0 && now > to)
    follow(watched, { from: to, to: Math.min(Math.floor(now), to + day) }, running, false)
  const found = begun.map((one) => anomalyOf(watched, one))
  if (now >= from + day && found.every(({ end }) => end !== null)) anomalies.set(keyOf(dayNumber), found)
  return found
}
