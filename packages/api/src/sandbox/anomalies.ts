import { hitRatioOf } from '../domain/hitRatio.ts'
import type { Anomaly, AnomalyType } from '../entities/Anomaly.ts'
import { anomalyTypes } from '../entities/Anomaly.ts'
import type { HistogramEntry } from '../entities/Statistics.ts'
import type { Traffic } from './traffic/columns.ts'
import { histogram, table } from './traffic/engine.ts'
import type { Question } from './traffic/scan.ts'
import type { AnomalyThresholdRecord } from './world/anomalies.ts'

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

type Figures = (kind: AnomalyType, name: string) => number | undefined

interface Seen {
  value: number
  usual: number
}

const per = (amount: number, of: number) => (of > 0 ? amount / of : 0)
const hitPercent = (entry: HistogramEntry) => 100 * (hitRatioOf([entry]) ?? 0)
const meanBytes = (entry: HistogramEntry) => per(entry.bytes, entry.requests)
const seconds = (entry: HistogramEntry) => (entry.response_time ?? 0) / 1e6

function judge(entry: HistogramEntry, before: readonly HistogramEntry[], figure: Figures, busiest: () => Seen) {
  const usually = (read: (entry: HistogramEntry) => number) =>
    per(
      before.reduce((s, e) => s + read(e), 0),
      before.length,
    )
  const rate = (read: (entry: HistogramEntry) => number): Seen => ({
    value: read(entry) / step,
    usual: usually(read) / step,
  })
  const watched = (kind: AnomalyType, name: string) => figure(kind, name) ?? Number.POSITIVE_INFINITY
  const requests = rate((e) => e.requests)
  const errors = rate((e) => e.status_5xx ?? 0)
  const refused = rate((e) => e.status_4xx ?? 0)
  const time: Seen = { value: seconds(entry), usual: usually(seconds) }
  const ratio: Seen = { value: hitPercent(entry), usual: usually(hitPercent) }
  const size: Seen = { value: meanBytes(entry), usual: usually(meanBytes) }
  const found: Partial<Record<AnomalyType, Seen>> = {}
  if (
    requests.value >= watched('traffic', 'requests') &&
    requests.value > requests.usual * watched('traffic', 'sensitivity')
  )
    found.traffic = requests
  if (requests.usual > 1 && ratio.usual - ratio.value >= watched('hitratio', 'sensitivity')) found.hitratio = ratio
  if (
    time.value >= watched('response_time', 'max') &&
    time.value > time.usual * (1 + watched('response_time', 'sensitivity') / 100)
  )
    found.response_time = time
  if (errors.value >= watched('status_code', 'requests') && errors.value > 4 * errors.usual) found.status_code = errors
  if (size.usual > 0 && size.value > size.usual * (1 + watched('object_size', 'increase') / 100))
    found.object_size = { value: 100 * (size.value / size.usual - 1), usual: 0 }
  if (figure('ip', 'requests') !== undefined && refused.value > 3 * refused.usual + 1) {
    const most = busiest()
    if (most.value >= watched('ip', 'requests')) found.ip = most
  }
  return found
}

const round = (value: number) => Math.round(value * 1000) / 1000

const encodeAnomalyId = (timestamp: number, kind: AnomalyType, site: number) =>
  ((timestamp / step) * 10 + anomalyTypes.indexOf(kind)) * 100_000 + site

/** Site and day of an anomaly's number. */
export function decodeAnomalyId(id: number): { site: number; day: number } {
  const timestamp = Math.floor(Math.floor(id / 100_000) / 10) * step
  return { site: id % 100_000, day: Math.floor(timestamp / day) }
}

function detect(
  traffic: Traffic,
  site: string,
  threshold: AnomalyThresholdRecord,
  from: number,
  to: number,
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
    return own === undefined ? undefined : (own[name] ?? anomalyKinds[kind].params[name]?.[0])
  }
  const found: Anomaly[] = []
  const running = new Map<AnomalyType, Anomaly>()
  for (let i = lookback; i < entries.length && (entries[i] as HistogramEntry).timestamp + step <= to; i++) {
    const entry = entries[i] as HistogramEntry
    const mostOfOne = (start: number, end: number) => {
      const [first] = table(traffic, question(start, end), { column: 'clientip' }, 1).results
      return (first?.requests ?? 0) / (end - start)
    }
    const busiest = () => ({
      value: mostOfOne(entry.timestamp, entry.timestamp + step),
      usual: mostOfOne(entry.timestamp - lookback * step, entry.timestamp),
    })
    const seen = judge(entry, entries.slice(i - lookback, i), figure, busiest)
    for (const kind of anomalyTypes) {
      const now = seen[kind]
      const open = running.get(kind)
      if (!now) {
        if (open) open.end = entry.timestamp
        running.delete(kind)
      } else if (open?.detail) {
        const isWorse = kind === 'hitratio' ? now.value < open.detail.value : now.value > open.detail.value
        if (isWorse) open.detail.value = round(now.value)
      } else {
        const { unit } = anomalyKinds[kind]
        const anomaly: Anomaly = {
          id: encodeAnomalyId(entry.timestamp, kind, threshold.site_id),
          timestamp: entry.timestamp,
          end: null,
          anomaly_type: kind,
          service_type: threshold.tier === 'L2' ? 'Midtier' : 'Delivery',
          site,
          site_id: threshold.site_id,
          detail: { value: round(now.value), usual: round(now.usual), unit },
          reactions: threshold.reactions
            .filter((row) => row.anomaly_type === kind && now.value >= (row.threshold ?? 0))
            .map((row) => row.reaction_type),
        }
        running.set(kind, anomaly)
        found.push(anomaly)
      }
    }
  }
  return found
}

const known = new WeakMap<Traffic, Map<string, readonly Anomaly[]>>()

/** Returns the anomalies of a site that began on a UTC day, up to `now`. */
export function anomaliesOf(
  traffic: Traffic,
  site: string,
  threshold: AnomalyThresholdRecord,
  dayNumber: number,
  now: number,
): readonly Anomaly[] {
  const from = dayNumber * day
  if (now < from + day) return detect(traffic, site, threshold, from, Math.floor(now))
  const days = known.get(traffic) ?? new Map<string, readonly Anomaly[]>()
  known.set(traffic, days)
  const key = JSON.stringify([site, dayNumber, threshold.tier, threshold.config, threshold.reactions])
  const before = days.get(key)
  if (before) return before
  const made = detect(traffic, site, threshold, from, from + day).map((row) => ({ ...row, end: row.end ?? from + day }))
  days.set(key, made)
  return made
}
