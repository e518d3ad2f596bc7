import {
  type Alert,
  type Anomaly,
  anomalyGrowth,
  type BackendProblem,
  boardAround,
  deploymentState,
  isUnderway,
  queryAround,
  type SslConfig,
  tierOfAnomaly,
  type VclConfig,
} from '@parapet/api'
import { type Format, isVolumeUnit, type T } from '@parapet/ui'
import type { Concern } from '../kinds/AttentionList.tsx'
import type words from '../words/attention.en.ts'
import { anomalyWidget } from './anomalyWidgets.ts'
import type { BoardLinks } from './row.ts'

const DAY = 86_400
const MERGE_WITHIN_S = 600
const SOON_DAYS = 21
const URGENT_DAYS = 7

/** The formatting context. `now` in epoch seconds. */
export interface ConcernContext {
  readonly now: number
  readonly t: T<typeof words>
  readonly f: Format
  readonly links: BoardLinks
}

const isErrorAnomaly = ({ anomaly_type }: Anomaly) => anomaly_type === 'status_code'

const whenText = (at: number, now: number, f: Format): string =>
  f.date(at, f.date(at, 'date') === f.date(now, 'date') ? 'time' : 'dateTime')

/** Groups overlapping anomalies into one item each: a bad deployment shows in several sites and kinds. */
export function anomalyConcerns(anomalies: readonly Anomaly[], { now, t, f, links }: ConcernContext): Concern[] {
  const groups: Anomaly[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const one of [...anomalies].sort((a, b) => a.timestamp - b.timestamp)) {
    if (one.timestamp > end + MERGE_WITHIN_S) groups.push([])
    groups.at(-1)?.push(one)
    end = Math.max(end, one.end ?? now)
  }
  return groups.map((group) => {
    const from = Math.min(...group.map(({ timestamp }) => timestamp))
    const isOpen = group.some((one) => one.end === null)
    const until = isOpen ? now : Math.max(...group.map((one) => one.end ?? now))
    const errors = group.filter(isErrorAnomaly)
    const [lead = '', ...others] = new Set(
      [...errors, ...group.toSorted((a, b) => weightOf(b) - weightOf(a))].map(({ anomaly_type }) => anomaly_type),
    )
    const growth = Math.max(...group.filter((one) => one.anomaly_type === lead).map(growthOf))
    const kinds = [lead, ...others].map((kind) => kindText(kind, t))
    const what =
      growth >= 2 ? t('anomaly.times', { what: kindText(lead, t), n: f.number(Math.round(growth)) }) : kindText(lead, t)
    const sites = [...new Set(group.map(({ site }) => site).filter(Boolean))]
    const [site = ''] = sites
    const { page, range } = boardAround({ from, until, now, hasAnalytics: links.hasAnalytics })
    const tab = group.every((one) => tierOfAnomaly(one) === 'L2') ? { tab: 'midtier' } : {}
    const include = errors.length > 0 ? { include: { response: ['5xx'] } } : {}
    const span = isOpen
      ? t('anomaly.since', { time: whenText(from, now, f) })
      : t('anomaly.fromTo', { from: whenText(from, now, f), to: f.date(until, 'time') })
    return {
      id: `anomaly ${from}`,
      tone: isOpen ? 'bad' : 'muted',
      state: t(isOpen ? 'anomaly.now' : 'anomaly.over'),
      title: site ? t('anomaly.title', { what, site, more: sites.length - 1 }) : what,
      why: t('anomaly.why', { what: kinds.join(', '), time: f.date(from, 'time') }),
      text:
        others.length > 0
          ? `${span} · ${t('anomaly.also', { what: others.map((kind) => kindText(kind, t)).join(', ') })}`
          : span,
      at: from,
      href: links.page(
        page,
        queryAround(range, sites, { ...tab, ...include }),
        anomalyWidget({ anomaly_type: lead }, page),
      ),
    }
  })
}

const growthOf = (one: Anomaly) => anomalyGrowth(one) ?? 0

// Addresses that stand out name an attacker, however much else grew.
const weightOf = (one: Anomaly) => (one.anomaly_type === 'ip' ? Number.POSITIVE_INFINITY : growthOf(one))

function kindText(kind: string, t: ConcernContext['t']): string {
  const known = ['traffic', 'hitratio', 'ip', 'response_time', 'status_code', 'object_size'] as const
  const name = known.find((one) => one === kind)
  return name ? t(`anomaly.${name}`) : kind
}

/** Origins of which a probe still fails, each once however many nodes see it. */
export function originConcerns(problems: readonly BackendProblem[], { now, t, f, links }: ConcernContext): Concern[] {
  const open = problems.filter(({ until }) => until === null).sort((a, b) => a.timestamp - b.timestamp)
  return onceEach(open, ({ backend }) => backend).map(({ backend, backend_name, timestamp, error }) => ({
    id: `origin ${backend}`,
    tone: 'bad',
    state: t('origin.state'),
    title: t('origin.title', { name: backend_name || `${backend}` }),
    text: [t('anomaly.since', { time: whenText(timestamp, now, f) }), error].filter(Boolean).join(' · '),
    at: timestamp,
    href: links.page('provisioning'),
  }))
}

/** The newest version if it was rejected; a later success resolves it. */
export function deploymentConcerns(configs: readonly VclConfig[], { t, f, links }: ConcernContext): Concern[] {
  const newest = [...configs].sort((a, b) => b.id - a.id).find((config) => !isUnderway(config))
  if (!newest || deploymentState(newest) !== 'rejected') return []
  const at = Date.parse(newest.upload_dt) / 1000
  const [said] = (newest.error_text ?? '').split('\n')
  return [
    {
      id: `deployment ${newest.id}`,
      tone: 'bad',
      state: t('deployment.state'),
      title: t('deployment.title', { id: `${newest.id}` }),
      text: [f.date(Number.isFinite(at) ? at : null, 'dateTime'), said].filter(Boolean).join(' · '),
      at: Number.isFinite(at) ? at : 0,
      href: links.page('provisioning'),
    },
  ]
}

/** Certificates that end within three weeks, or have ended. */
export function certificateConcerns(
  certificates: readonly SslConfig[],
  { now, t, f, links }: ConcernContext,
): Concern[] {
  return onceEach(certificates, ({ id }) => id).flatMap(({ id, name, expiration }): Concern[] => {
    const at = Number(expiration)
    const days = Math.floor((at - now) / DAY)
    if (!Number.isFinite(at) || days > SOON_DAYS) return []
    const date = f.date(at, 'date')
    return [
      {
        id: `certificate ${id}`,
        tone: days < URGENT_DAYS ? 'bad' : 'watch',
        state: t(at <= now ? 'certificate.ended' : 'certificate.ends'),
        title: t('certificate.title', { name }),
        text: at <= now ? t('certificate.since', { date }) : t('certificate.in', { date, n: days }),
        at,
        href: links.page('provisioning'),
      },
    ]
  })
}

/** Limits of this month that are passed. */
export function alertConcerns(alerts: readonly Alert[], { now, t, f, links }: ConcernContext): Concern[] {
  return onceEach(alerts, ({ id }) => id)
    .filter(({ active, notified }) => active && notified)
    .map(({ id, limit, unit, service }) => ({
      id: `alert ${id}`,
      tone: 'watch',
      state: t('alert.state'),
      title: t('alert.title', { ...limitText(limit, unit, f), service: serviceText(service, t) }),
      text: t('alert.text'),
      at: now,
      href: links.page('alerts'),
    }))
}

function limitText(limit: number, unit: string, f: ConcernContext['f']): { limit: string; unit: string } {
  return isVolumeUnit(unit) ? { limit: f.volume(limit, unit), unit: 'bytes' } : { limit: f.number(limit), unit }
}

function onceEach<T>(list: readonly T[], key: (one: T) => number): T[] {
  const first = new Map<number, T>()
  for (const one of list) if (!first.has(key(one))) first.set(key(one), one)
  return [...first.values()]
}

function serviceText(service: string, t: ConcernContext['t']): string {
  const known = ['delivery', 'waf', 'i3', 'storage', 'transcoding', 'botmitigation'] as const
  const name = known.find((one) => one === service)
  return name ? t(`alert.${name}`) : service
}

const weights = { bad: 0, watch: 1, muted: 2 } as const

/** Sorts ongoing outages first and ended ones last; each by distance in time. */
export function byWeight(now: number): (a: Concern, b: Concern) => number {
  return (a, b) => weights[a.tone] - weights[b.tone] || Math.abs(a.at - now) - Math.abs(b.at - now)
}
