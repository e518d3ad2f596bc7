import type { Anomaly } from '../entities/Anomaly.ts'
import { MAX_SITES } from './siteLimit.ts'
import { encodeView, initialView, type ViewState } from './viewState.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const MARGIN_S = 900

/** How many times its usual value an anomaly reached; null for ratios and where either is unknown. */
export function anomalyGrowth({ detail, anomaly_type }: Pick<Anomaly, 'detail' | 'anomaly_type'>): number | null {
  return detail && detail.usual > 0 && anomaly_type !== 'hitratio' ? detail.value / detail.usual : null
}

/** How long an anomaly lasted, or has lasted until now; seconds. */
export function anomalyDuration({ timestamp, end }: Pick<Anomaly, 'timestamp' | 'end'>, now: number): number {
  return Math.max(0, (end ?? now) - timestamp)
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
