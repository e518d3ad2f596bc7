import type { Anomaly } from '../entities/Anomaly.ts'
import { tierOfAnomaly } from './anomalyThresholds.ts'
import type { FilterLists } from './filters.ts'
import { MAX_SITES } from './siteLimit.ts'
import { encodeView, initialView, type ViewState } from './viewState.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const MARGIN_S = 900
const SAME_TIME_S = 600

/** The kind by which an anomaly is named and charted: its type, but 4xx responses are other errors than 5xx ones. */
export function anomalyKind({ anomaly_type, detail }: Pick<Anomaly, 'anomaly_type' | 'detail'>): string {
  return anomaly_type === 'status_code' && detail?.status === '4xx' ? 'client_errors' : anomaly_type
}

const responsesOfKind: Readonly<Record<string, string>> = { status_code: '5xx', client_errors: '4xx' }

/** The filter of a board that leaves the responses of an anomaly. */
export function anomalyFilter(anomaly: Pick<Anomaly, 'anomaly_type' | 'detail'>): { include?: FilterLists } {
  const responses = responsesOfKind[anomalyKind(anomaly)]
  return responses ? { include: { response: [responses] } } : {}
}

/** How many times its usual value an anomaly reached; null for ratios and where either is unknown. */
export function anomalyGrowth({ detail, anomaly_type }: Pick<Anomaly, 'detail' | 'anomaly_type'>): number | null {
  return detail && detail.usual > 0 && anomaly_type !== 'hitratio' ? detail.value / detail.usual : null
}

/** How far an anomaly went from what is usual. */
export type AnomalySeverity = 'slight' | 'clear' | 'severe'

/**
 * The severity of an anomaly: severe from five times the usual value on, or where nothing of it was usual; clear from
 * twice on. A hit ratio by its drop: severe from 30 points on, clear from 15. Null where the values are not told.
 */
export function anomalySeverity({
  detail,
  anomaly_type,
}: Pick<Anomaly, 'detail' | 'anomaly_type'>): AnomalySeverity | null {
  if (!detail) return null
  const [far, severe, clear] =
    anomaly_type === 'hitratio'
      ? [detail.usual - detail.value, 30, 15]
      : anomaly_type === 'object_size'
        ? [detail.value, 400, 100]
        : [detail.usual > 0 ? detail.value / detail.usual : Number.POSITIVE_INFINITY, 5, 2]
  return far >= severe ? 'severe' : far >= clear ? 'clear' : 'slight'
}

/** How long an anomaly lasted, or has lasted until now; seconds. */
export function anomalyDuration({ timestamp, end }: Pick<Anomaly, 'timestamp' | 'end'>, now: number): number {
  return Math.max(0, (end ?? now) - timestamp)
}

/** Anomalies of one site that are one event: the leading one names it, the others began with it. */
export interface AnomalyIncident {
  readonly lead: Anomaly
  readonly kinds: readonly string[]
  readonly from: number
  /** null while it goes on. */
  readonly to: number | null
}

// Error responses and the addresses of an attacker say more than what they cause.
const leadingKinds = ['status_code', 'client_errors', 'ip']

function byLead(a: Anomaly, b: Anomaly): number {
  const rank = (one: Anomaly) => {
    const place = leadingKinds.indexOf(anomalyKind(one))
    return place < 0 ? leadingKinds.length : place
  }
  return (
    rank(a) - rank(b) || (anomalyGrowth(b) ?? 0) - (anomalyGrowth(a) ?? 0) || a.timestamp - b.timestamp || a.id - b.id
  )
}

const endOf = ({ end }: Pick<Anomaly, 'end'>) => end ?? Number.POSITIVE_INFINITY
const growthOf = (one: Anomaly) => anomalyGrowth(one) ?? 0

/** Joins interrupted anomalies of one kind, site and service: one that returns within ten minutes did not end. */
function joinInterrupted(anomalies: readonly Anomaly[]): Anomaly[] {
  const joined: Anomaly[] = []
  for (const one of anomalies.toSorted((a, b) => a.timestamp - b.timestamp || a.id - b.id)) {
    const at = joined.findLastIndex(
      (other) =>
        other.site === one.site &&
        tierOfAnomaly(other) === tierOfAnomaly(one) &&
        anomalyKind(other) === anomalyKind(one) &&
        one.timestamp <= endOf(other) + SAME_TIME_S,
    )
    const other = joined[at]
    if (!other) joined.push(one)
    else
      joined[at] = {
        ...other,
        end: other.end === null || one.end === null ? null : Math.max(other.end, one.end),
        detail: growthOf(one) > growthOf(other) ? one.detail : other.detail,
      }
  }
  return joined
}

/** Groups anomalies into incidents: of one site and service, begun within ten minutes, never two kinds of errors. */
export function anomalyIncidents(anomalies: readonly Anomaly[]): AnomalyIncident[] {
  const incidents: { lead: Anomaly; members: Anomaly[] }[] = []
  for (const one of joinInterrupted(anomalies).sort(byLead)) {
    const apart = ({ lead }: { lead: Anomaly }) => Math.abs(lead.timestamp - one.timestamp)
    const [nearest] = incidents
      .filter(
        ({ lead }) =>
          lead.site === one.site &&
          tierOfAnomaly(lead) === tierOfAnomaly(one) &&
          one.anomaly_type !== 'status_code' &&
          apart({ lead }) <= SAME_TIME_S &&
          endOf(one) <= endOf(lead) + SAME_TIME_S,
      )
      .sort((a, b) => apart(a) - apart(b))
    if (nearest) nearest.members.push(one)
    else incidents.push({ lead: one, members: [one] })
  }
  return incidents.map(({ lead, members }) => {
    const ends = members.map(endOf)
    const to = Math.max(...ends)
    return {
      lead,
      kinds: [...new Set(members.map(anomalyKind))],
      from: Math.min(...members.map(({ timestamp }) => timestamp)),
      to: Number.isFinite(to) ? to : null,
    }
  })
}

interface Around {
  readonly from: number
  readonly until: number
  readonly now: number
  readonly hasAnalytics: boolean
}

/** The board and the range with the traffic around some minutes: Analytics where its contract reaches (§9), else History. */
export function boardAround({ from, until, now, hasAnalytics }: Around) {
  const range = { from: Math.floor(from - MARGIN_S), to: Math.ceil(Math.min(now, until + MARGIN_S)) }
  const isRecent = range.to - range.from <= 4 * HOUR && range.from > now - DAY + HOUR
  return { page: isRecent && hasAnalytics ? ('analytics' as const) : ('stats' as const), range }
}

/** The query of a board with the traffic of some sites in a range; too many sites are all of them. */
export function queryAround(range: ViewState['range'], sites: readonly string[], over: Partial<ViewState> = {}) {
  return encodeView({ ...initialView, range, sites: sites.length <= MAX_SITES ? [...sites] : [], ...over }, initialView)
}
