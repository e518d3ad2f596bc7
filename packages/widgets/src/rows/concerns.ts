import {
  type Alert,
  type Anomaly,
  anomalyFilter,
  anomalyGrowth,
  anomalyIncidents,
  type BackendProblem,
  boardAround,
  deploymentState,
  expirationOf,
  expiryUrgency,
  hostText,
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

/** The formatting context. `now` in epoch seconds. */
export interface ConcernContext {
  readonly now: number
  readonly t: T<typeof words>
  readonly f: Format
  readonly links: BoardLinks
}

const whenText = (at: number, now: number, f: Format): string =>
  f.date(at, f.date(at, 'date') === f.date(now, 'date') ? 'time' : 'dateTime')

/** One item for each incident of the last 24 hours: of one site, one kind of errors and one time. */
export function anomalyConcerns(anomalies: readonly Anomaly[], { now, t, f, links }: ConcernContext): Concern[] {
  const recent = anomalyIncidents(anomalies).filter(({ to }) => to === null || to > now - DAY)
  return recent.map(({ lead, kinds, from, to }) => {
    const until = to ?? now
    const [kind = '', ...others] = kinds.map((one) => anomalyName(one, t))
    const growth = anomalyGrowth(lead) ?? 0
    const what = growth >= 2 ? t('anomaly.times', { what: kind, n: f.number(Math.round(growth)) }) : kind
    const { page, range } = boardAround({ from, until, now, hasAnalytics: links.hasAnalytics })
    const tab: { tab?: 'midtier' } = tierOfAnomaly(lead) === 'L2' ? { tab: 'midtier' } : {}
    const span =
      to === null
        ? t('anomaly.since', { time: whenText(from, now, f) })
        : t('anomaly.fromTo', f.ends({ from, to: until }, now))
    const title = lead.site ? t('anomaly.title', { what, site: lead.site }) : what
    const why = t('anomaly.why', { what: [kind, ...others].join(', '), time: f.date(from, 'time') })
    const widget = anomalyWidget(lead, page)
    const sites = lead.site ? [lead.site] : []
    const code = `${page}.${tab.tab ?? 'delivery'}.${widget}`
    const { explain, attack } = links
    return {
      id: `anomaly ${lead.site} ${tierOfAnomaly(lead)} ${kinds[0]} ${lead.timestamp}`,
      tone: to === null ? 'bad' : 'muted',
      isRunning: to === null,
      state: t(to === null ? 'anomaly.now' : 'anomaly.over'),
      title,
      why,
      text: others.length > 0 ? `${span} · ${t('anomaly.also', { what: others.join(', ') })}` : span,
      at: from,
      href: links.page(page, queryAround(range, sites, { ...tab, ...anomalyFilter(lead) }), widget),
      ...(attack && to === null && lead.site && { attackHref: attack({ site: lead.site, since: from }) }),
      // Without the filter of the errors: they are what is to be explained.
      ...(explain && {
        explain: () =>
          explain(
            links.page(page, queryAround(range, sites, tab), widget),
            { code, title, span: { from, to: Math.max(from + 60, until) } },
            why,
          ),
      }),
    }
  })
}

/** Names a kind of anomaly; one that is not known is named as the provider does. */
export function anomalyName(kind: string, t: ConcernContext['t']): string {
  const known = ['traffic', 'hitratio', 'ip', 'response_time', 'status_code', 'client_errors', 'object_size'] as const
  const name = known.find((one) => one === kind)
  return name ? t(`anomaly.${name}`) : kind
}

/** Origins of which a probe still fails, each once however many nodes see it. */
export function originConcerns(problems: readonly BackendProblem[], { now, t, f, links }: ConcernContext): Concern[] {
  const open = problems.filter(({ until }) => until === null).sort((a, b) => a.timestamp - b.timestamp)
  return onceEach(open, ({ backend }) => backend).map(({ backend, backend_name, timestamp, error }) => ({
    id: `origin ${backend}`,
    tone: 'bad',
    isRunning: true,
    state: t('origin.state'),
    title: t('origin.title', { name: backend_name || `${backend}` }),
    text: [t('anomaly.since', { time: whenText(timestamp, now, f) }), error].filter(Boolean).join(' · '),
    at: timestamp,
    href: links.page('provisioning'),
  }))
}

/** Sites that are not set up yet, one item for all of them. */
export function setupConcerns({ now, t, links }: ConcernContext): Concern[] {
  const { unfinished = [] } = links
  const [first] = unfinished
  if (first === undefined) return []
  return [
    {
      id: 'setup',
      tone: 'watch',
      state: t('setup.state'),
      title: t('setup.title', { site: hostText(first), n: unfinished.length }),
      text: t('setup.text'),
      at: now,
      href: links.page('provisioning'),
    },
  ]
}

/** That nothing was ever deployed, or the newest version if it was rejected; a later success resolves it. */
export function deploymentConcerns(configs: readonly VclConfig[], { now, t, f, links }: ConcernContext): Concern[] {
  if (configs.length === 0)
    return [
      {
        id: 'deployment',
        tone: 'watch',
        state: t('nothing.state'),
        title: t('nothing.title'),
        text: t('nothing.text'),
        at: now,
        href: links.page('provisioning', new URLSearchParams({ tab: 'vcl' })),
      },
    ]
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

const expiryTones = { low: 'muted', medium: 'watch', high: 'bad' } as const

/** Certificates that end within 30, 14 or 7 days, or have ended. One that is renewed by itself counts from 14 days on. */
export function certificateConcerns(
  certificates: readonly SslConfig[],
  { now, t, f, links }: ConcernContext,
): Concern[] {
  return onceEach(certificates, ({ id }) => id).flatMap((certificate): Concern[] => {
    const { id, name, autogenerated } = certificate
    const at = expirationOf(certificate)
    if (at === null) return []
    const days = Math.floor((at - now) / DAY)
    const urgency = expiryUrgency(days)
    if (urgency === 'none' || (urgency === 'low' && autogenerated)) return []
    const date = f.date(at, 'date')
    return [
      {
        id: `certificate ${id}`,
        tone: expiryTones[urgency],
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

const weights = { bad: 1, watch: 2, muted: 3 } as const
const weightOf = ({ tone, isRunning }: Concern) => (isRunning ? 0 : weights[tone])

/** Sorts what runs now first and what is over last; each by distance in time. */
export function byWeight(now: number): (a: Concern, b: Concern) => number {
  return (a, b) => weightOf(a) - weightOf(b) || Math.abs(a.at - now) - Math.abs(b.at - now)
}
