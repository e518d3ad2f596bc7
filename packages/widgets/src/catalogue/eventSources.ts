import {
  anomalies,
  anomalyIncidents,
  audit,
  boardProvisioning,
  cache,
  certificates,
  itemsOf,
  lists,
  protection,
  status,
  submissionsOf,
  tickets,
  type VclConfig,
} from '@parapet/api'
import { anomalyName } from '../rows/concerns.ts'
import { auditEvents } from './auditEvents.ts'
import { blockEvents } from './blockEvents.ts'
import { cutOf, eventSource, secondsOf, short } from './eventSource.ts'
import { toOriginFailures } from './originFailures.ts'

const FEW = { deployments: 10, purges: 100 } as const
const MANY = { deployments: 50, purges: 500, audit: 200, certificates: 100, anomalies: 100, tickets: 100 } as const

const provisioningServices = ['autoprovisioning', 'basicprovisioning'] as const

/** Whether a URL or pattern is of one of the sites; without a host it is of all. */
function concerns(url: string, sites: readonly string[]): boolean {
  const host = /^(?:[a-z]+:)?\/\/([^/]+)/i.exec(url)?.[1]?.toLowerCase()
  return sites.length === 0 || host === undefined || sites.includes(host)
}

const isOf = (site: string, sites: readonly string[]): boolean =>
  sites.length === 0 || site === '' || sites.includes(site)

const by = (who: string | null | undefined): { who?: string } => (who ? { who } : {})

const query = (params: Readonly<Record<string, string>>) => new URLSearchParams(params)

function creatorName(user: VclConfig['creator_user']): string | null {
  return user && ([user.first_name, user.last_name].filter(Boolean).join(' ') || user.username || user.email)
}

/** The version that a deployment took the place of; undefined if it is not among those loaded. */
function liveBefore({ id, production_dt }: VclConfig, configs: readonly VclConfig[]): VclConfig | undefined {
  const at = secondsOf(production_dt)
  return configs
    .filter((one) => one.id !== id && secondsOf(one.production_dt) < at)
    .sort((a, b) => secondsOf(b.production_dt) - secondsOf(a.production_dt))[0]
}

/** Where events come from, in the order in which those of one moment stand. One table for charts, Explain and the timeline. */
export const eventSources = [
  eventSource({
    name: 'deployments',
    services: ['autoprovisioning'],
    isOnCharts: true,
    isNotLogged: true,
    call: boardProvisioning.configs,
    params: ({ isThorough }) => ({ limit: isThorough ? MANY.deployments : FEW.deployments, offset: 0 }),
    toEvents(answer, { t, links }) {
      const { items } = itemsOf(answer)
      return items.map((config) => {
        const { id, production_dt, comment, creator_user } = config
        const before = liveBefore(config, items)
        return {
          when: production_dt,
          kind: 'deployment',
          ...by(creatorName(creator_user)),
          label: comment
            ? t('deployedWith', { id: String(id), comment: short(comment) })
            : t('deployed', { id: String(id) }),
          href: links.page(
            'provisioning',
            query({
              tab: 'vcl',
              open: String(id),
              panel: 'version',
              ...(before && { compare: `${before.id}..${id}` }),
            }),
          ),
          seen: { kind: 'version', value: String(id) },
        }
      })
    },
    cutsOf: (answer) => cutOf('deployment', itemsOf(answer), ({ production_dt }) => production_dt),
  }),
  eventSource({
    name: 'changes',
    services: [],
    isOnCharts: false,
    isEcho: true,
    call: audit.list,
    params: ({ span }) => ({ filters: { timestamp: span, vhost: [] }, limit: MANY.audit, offset: 0 }),
    toEvents: (answer, context) => auditEvents(itemsOf(answer).items, context),
    cutsOf: (answer) => cutOf('setting', itemsOf(answer), ({ timestamp }) => timestamp),
  }),
  eventSource({
    name: 'modes',
    services: ['uam'],
    isOnCharts: true,
    call: protection.underAttack,
    params: () => ({}),
    toEvents: (rows, { sites, t }) =>
      rows
        .filter(({ active, url }) => active && isOf(url, sites))
        .map(({ activated_at, activated_by, url }) => ({
          when: activated_at,
          until: null,
          kind: 'attack',
          ...by(activated_by),
          label: t('underAttack', { site: url }),
          seen: { kind: 'host', value: url },
          tone: 'watch',
        })),
  }),
  eventSource({
    name: 'origins',
    services: ['autoprovisioning'],
    isOnCharts: true,
    isNotLogged: true,
    call: boardProvisioning.backendProblems,
    params: ({ span }) => ({ filters: { timestamp: span } }),
    toEvents: (problems, { t, links }) =>
      toOriginFailures(problems).map(({ origin, from, until, nodes, errors }) => ({
        when: from,
        until,
        kind: 'origin',
        label: [t('origin', { origin: short(origin), n: nodes }), short(errors.join(', '))].filter(Boolean).join(': '),
        href: links.page('provisioning', query({ tab: 'backends', q: origin })),
        seen: { kind: 'backend', value: origin },
        tone: 'bad',
      })),
  }),
  eventSource({
    name: 'purges',
    services: ['invalidation'],
    isOnCharts: true,
    call: cache.invalidations,
    params: ({ isThorough }) => ({ limit: isThorough ? MANY.purges : FEW.purges, offset: 0 }),
    toEvents: (answer, { sites, t, links }) =>
      submissionsOf(itemsOf(answer).items.filter(({ url }) => concerns(url, sites))).map(
        ({ date, urls: [first = '', ...others], type, user }) => ({
          when: date,
          kind: 'purge',
          ...by(user),
          label:
            others.length > 0
              ? t(`many.${type}`, { n: others.length + 1, url: short(first) })
              : t(type, { url: short(first) }),
          href: links.page('invalidation'),
          size: others.length + 1,
          ...(others.length === 0 && { seen: { kind: 'path', value: first } }),
          ...(type === 'ban' && { tone: 'watch' }),
        }),
      ),
    cutsOf: (answer) => cutOf('purge', itemsOf(answer), ({ date }) => date),
  }),
  eventSource({
    name: 'tagPurges',
    services: ['invalidation'],
    isOnCharts: false,
    call: cache.tagInvalidations,
    params: () => ({ limit: MANY.purges, offset: 0 }),
    toEvents: (answer, { t, links }) =>
      itemsOf(answer).items.map(({ date, user, tag }) => ({
        when: date,
        kind: 'purge',
        ...by(user),
        label: t('tag', { tag: short(tag) }),
        href: links.page('invalidation', query({ by: 'tag' })),
        size: 1,
      })),
    cutsOf: (answer) => cutOf('purge', itemsOf(answer), ({ date }) => date),
  }),
  eventSource({
    name: 'certificates',
    services: provisioningServices,
    isOnCharts: false,
    isNotLogged: true,
    call: certificates.list,
    params: () => ({ filters: {}, limit: MANY.certificates, offset: 0 }),
    toEvents: (answer, { t, links, now }) =>
      itemsOf(answer)
        .items.filter(({ expiration }) => Number(expiration) <= now)
        .map(({ id, name, expiration }) => ({
          when: Number(expiration),
          kind: 'certificate',
          label: t('certificate', { name: short(name) }),
          href: links.page('provisioning', query({ tab: 'certificates', open: String(id) })),
          seen: { kind: 'certificate', value: String(id) },
          tone: 'bad',
        })),
  }),
  eventSource({
    name: 'blocks',
    services: ['waf', 'iplists'],
    isOnCharts: false,
    call: lists.blocked,
    params: () => ({}),
    toEvents: blockEvents,
  }),
  eventSource({
    name: 'incidents',
    services: [],
    isOnCharts: true,
    isNotLogged: true,
    call: status.issues,
    params: () => ({}),
    toEvents: ({ data }, { t, links, isHome }) =>
      data.map(({ created_at, updated_at, state, title }) => ({
        when: created_at,
        ...(state === 'resolved' && updated_at && { until: secondsOf(updated_at) }),
        kind: 'incident',
        label: t('incident', { title: short(title) }),
        ...(!isHome && { href: links.page('status') }),
        tone: 'bad',
      })),
  }),
  eventSource({
    name: 'anomalies',
    services: ['anomalydetection', 'freeanomalydetection'],
    isOnCharts: true,
    isNotLogged: true,
    isEffect: true,
    call: anomalies.list,
    params: ({ span }) => ({ filters: { timestamp: span, vhost: [] }, limit: MANY.anomalies, offset: 0 }),
    toEvents: (answer, { sites, t, a, links }) =>
      anomalyIncidents(itemsOf(answer).items.filter(({ site }) => isOf(site, sites))).map(
        ({ lead, kinds, from, to }) => ({
          when: from,
          until: to,
          kind: 'anomaly',
          label: t('anomaly', { what: kinds.map((kind) => anomalyName(kind, a)).join(', '), site: short(lead.site) }),
          href: links.page('anomalies', query({ open: String(lead.id) })),
          ...(lead.site && { seen: { kind: 'host', value: lead.site } }),
          tone: 'watch',
        }),
      ),
    cutsOf: (answer) => cutOf('anomaly', itemsOf(answer), ({ timestamp }) => timestamp),
  }),
  eventSource({
    name: 'tickets',
    services: ['soporte'],
    isOnCharts: false,
    isEffect: true,
    call: tickets.list,
    params: () => ({ limit: MANY.tickets, offset: 0 }),
    toEvents: ({ issues }, { t, links }) =>
      issues.map(({ id, subject, author, created_on }) => ({
        when: created_on,
        kind: 'ticket',
        ...by(author?.name),
        label: t('ticket', { id: String(id), subject: short(subject) }),
        href: links.page('tickets', query({ open: String(id) })),
        seen: { kind: 'ticket', value: String(id) },
      })),
    // Sorted by their last change: a ticket that is not loaded was last changed, and so opened, before all that are.
    cutsOf: ({ issues, total_count }) =>
      cutOf('ticket', { items: issues, count: total_count ?? 0 }, ({ updated_on }) => updated_on),
  }),
] as const

export type EventSourceName = (typeof eventSources)[number]['name']
