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
import { oneOf, type Question } from './traffic/scan.ts'
import type { StatisticsSource } from './traffic/statisticsSource.ts'
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
  readonly statistics: StatisticsSource
  readonly site: string
  readonly threshold: AnomalyThresholdRecord
}

const copyOf = (running: ReadonlyMap<AnomalyRule, RunningAnomaly>) =>
  new Map([...running].map(([rule, { found, usual }]) => [rule, { found: { ...found }, usual }]))

/** Follows the rules over a span; `running` is updated. Only with `isOpening` do anomalies begin in it. */
async function follow(
  { statistics, site, threshold }: Watched,
  { from, to }: { from: number; to: number },
  running: Map<AnomalyRule, RunningAnomaly>,
  isOpening: boolean,
): Promise<FoundAnomaly[]> {
  const question = (start: number, end: number): Question => ({
    sites: [site],
    from: start,
    to: end,
    conditions: [oneOf('tier', [threshold.tier])],
  })
  const hour = ANOMALY_LOOKBACK * ANOMALY_STEP_S
  const mostOfOne = async (start: number, end: number) => {
    const { results } = await statistics.table(question(start, end), { column: 'clientip' }, 1)
    return (results[0]?.requests ?? 0) / (end - start)
  }
  const entries = await statistics.histogram(question(from - hour, to), ANOMALY_STEP_S, 'UTC')
  const busiest = new Map<number, { value: number; usual: number }>()
  const missing = new Set<number>()
  const followOn = (following: Map<AnomalyRule, RunningAnomaly>) =>
    followAnomalies(entries, {
      figure: (kind, name) => {
        const own = threshold.config[kind]
        return own === undefined ? Number.POSITIVE_INFINITY : (own[name] ?? anomalyKinds[kind].params[name]?.[0] ?? 0)
      },
      busiest(timestamp) {
        const known = busiest.get(timestamp)
        if (!known) missing.add(timestamp)
        return known ?? { value: 0, usual: 0 }
      },
      until: to,
      running: following,
      isOpening,
    })
  // The rules are judged at once, so a copy is followed first to see for which steps they ask the busiest address.
  for (followOn(copyOf(running)); missing.size > 0; followOn(copyOf(running))) {
    for (const timestamp of missing)
      busiest.set(timestamp, {
        value: await mostOfOne(timestamp, timestamp + ANOMALY_STEP_S),
        usual: await mostOfOne(timestamp - hour, timestamp),
      })
    missing.clear()
  }
  return followOn(running)
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

const known = new WeakMap<StatisticsSource, Remembered>()

function rememberedOf(statistics: StatisticsSource): Remembered {
  const made = known.get(statistics) ?? { anomalies: new Map(), carried: new Map() }
  known.set(statistics, made)
  return made
}

/** Returns copies of the anomalies that run at the end of a past day. */
async function runningAfter(
  watched: Watched,
  dayNumber: number,
  key: string,
): Promise<Map<AnomalyRule, RunningAnomaly>> {
  const { carried } = rememberedOf(watched.statistics)
  const running = carried.get(key) ?? new Map<AnomalyRule, RunningAnomaly>()
  if (!carried.has(key)) {
    await follow(
      watched,
      { from: dayNumber * day, to: (dayNumber + 1) * day },
      running as Map<AnomalyRule, RunningAnomaly>,
      true,
    )
    carried.set(key, running)
  }
  return copyOf(running)
}

/** Returns the anomalies of a site that began on a UTC day, up to `now`; one that lasts a day is usual from then on. */
export async function anomaliesOf(
  statistics: StatisticsSource,
  site: string,
  threshold: AnomalyThresholdRecord,
  dayNumber: number,
  now: number,
): Promise<readonly Anomaly[]> {
  const watched = { statistics, site, threshold }
  const keyOf = (number: number) =>
    JSON.stringify([site, number, threshold.tier, threshold.config, threshold.reactions])
  const { anomalies } = rememberedOf(statistics)
  const kept = anomalies.get(keyOf(dayNumber))
  if (kept) return kept
  const from = dayNumber * day
  const to = Math.min(Math.floor(now), from + day)
  const running = await runningAfter(watched, dayNumber - 1, keyOf(dayNumber - 1))
  const begun = await follow(watched, { from, to }, running, true)
  if (running.size > 0 && now > to)
    await follow(watched, { from: to, to: Math.min(Math.floor(now), to + day) }, running, false)
  const found = begun.map((one) => anomalyOf(watched, one))
  if (now >= from + day && found.every(({ end }) => end !== null)) anomalies.set(keyOf(dayNumber), found)
  return found
}
