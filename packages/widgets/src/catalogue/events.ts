import { type Invalidation, type StatusIssue, submissionsOf, type UnderAttack, type VclConfig } from '@parapet/api'
import type { T } from '@parapet/ui'
import type { EventCut, Marker } from '../charts/types.ts'
import type words from '../words/events.en.ts'

/** The sources of chart markers; a missing one was not requested or refused. */
export interface EventSources {
  readonly configs?: readonly VclConfig[] | undefined
  readonly invalidations?: readonly Invalidation[] | undefined
  readonly issues?: readonly StatusIssue[] | undefined
  readonly attacks?: readonly UnderAttack[] | undefined
}

/** A provider that ignores the requested limit must not slow down every chart. */
const MOST = 500
const mostOfLabel = 80
const short = (text: string) => (text.length > mostOfLabel ? `${text.slice(0, mostOfLabel - 1)}…` : text)

function concerns(url: string, sites: readonly string[]): boolean {
  const host = /^(?:[a-z]+:)?\/\/([^/]+)/i.exec(url)?.[1]?.toLowerCase()
  return sites.length === 0 || host === undefined || sites.includes(host)
}

/** The pages that show each kind of event. */
export interface EventLinks {
  readonly provisioning?: string
  readonly invalidation?: string
  readonly status?: string
}

/** Returns deployments, invalidations, incidents and under-attack mode as markers, optionally for some sites only. */
export function markersOf(
  { configs = [], invalidations = [], issues = [], attacks = [] }: EventSources,
  sites: readonly string[],
  t: T<typeof words>,
  ways: EventLinks = {},
): Marker[] {
  const marks: (Omit<Marker, 'time'> & { when: string | null | undefined })[] = [
    ...configs.map(({ id, production_dt, comment, creator_user }) => ({
      when: production_dt,
      kind: 'deployment' as const,
      ...by(creatorName(creator_user), ways.provisioning),
      label: comment
        ? t('deployedWith', { id: String(id), comment: short(comment) })
        : t('deployed', { id: String(id) }),
      seen: { kind: 'version' as const, value: String(id) },
    })),
    ...submissionsOf(invalidations.filter(({ url }) => concerns(url, sites))).map(
      ({ date, urls: [first = '', ...others], type, user }) => ({
        when: date,
        kind: 'purge' as const,
        ...by(user, ways.invalidation),
        label:
          others.length > 0
            ? t(`many.${type}`, { n: others.length + 1, url: short(first) })
            : t(type, { url: short(first) }),
        size: others.length + 1,
        ...(others.length === 0 && { seen: { kind: 'path' as const, value: first } }),
        ...(type === 'ban' ? { tone: 'watch' as const } : {}),
      }),
    ),
    ...issues.map(({ created_at, title }) => ({
      when: created_at,
      kind: 'incident' as const,
      ...by(null, ways.status),
      label: t('incident', { title: short(title) }),
      tone: 'bad' as const,
    })),
    ...attacks
      .filter(({ active, url }) => active && (sites.length === 0 || sites.includes(url)))
      .map(({ activated_at, activated_by, url }) => ({
        when: activated_at,
        kind: 'attack' as const,
        ...by(activated_by, undefined),
        label: t('underAttack', { site: url }),
        seen: { kind: 'host' as const, value: url },
        tone: 'watch' as const,
      })),
  ]
  return marks
    .map(({ when, ...mark }) => ({ ...mark, time: when ? Date.parse(when) / 1000 : Number.NaN }))
    .filter(({ time }) => Number.isFinite(time))
    .sort((a, b) => a.time - b.time)
    .slice(-MOST)
}

interface Loaded<Row> {
  readonly items: readonly Row[]
  readonly count: number
}

/** Returns what the lists of events leave out: both are read newest first, up to a number of rows. */
export function eventCuts({
  configs,
  invalidations,
}: {
  readonly configs?: Loaded<VclConfig> | undefined
  readonly invalidations?: Loaded<Invalidation> | undefined
}): EventCut[] {
  const cut = (kind: EventCut['kind'], list: Loaded<unknown> | undefined, dates: readonly (string | null)[] = []) => {
    const times = dates.map((date) => (date ? Date.parse(date) / 1000 : Number.NaN)).filter(Number.isFinite)
    const before = Math.min(...times)
    return list && list.count > list.items.length && Number.isFinite(before)
      ? [{ kind, before, loaded: list.items.length, total: list.count }]
      : []
  }
  return [
    ...cut(
      'deployment',
      configs,
      configs?.items.map(({ production_dt }) => production_dt ?? null),
    ),
    ...cut(
      'purge',
      invalidations,
      invalidations?.items.map(({ date }) => date),
    ),
  ]
}

function by(who: string | null, href: string | undefined): Pick<Marker, 'who' | 'href'> {
  return { ...(who ? { who } : {}), ...(href === undefined ? {} : { href }) }
}

function creatorName(user: VclConfig['creator_user']): string | null {
  return user && ([user.first_name, user.last_name].filter(Boolean).join(' ') || user.username || user.email)
}
