import type { Invalidation, StatusIssue, UnderAttack, VclConfig } from '@parapet/api'
import type { T } from '@parapet/ui'
import type { Marker } from '../charts/types.ts'
import { plainText } from '../kinds/plainText.ts'
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
    })),
    ...invalidations
      .filter(({ url }) => concerns(url, sites))
      .map(({ date, url, type, user }) => ({
        when: date,
        kind: 'purge' as const,
        ...by(user, ways.invalidation),
        label: t(type, { url: short(url) }),
        ...(type === 'ban' ? { tone: 'watch' as const } : {}),
      })),
    ...issues.map(({ created_at, title }) => ({
      when: created_at,
      kind: 'incident' as const,
      ...by(null, ways.status),
      label: t('incident', { title: short(plainText(title)) }),
      tone: 'bad' as const,
    })),
    ...attacks
      .filter(({ active, url }) => active && (sites.length === 0 || sites.includes(url)))
      .map(({ activated_at, activated_by, url }) => ({
        when: activated_at,
        kind: 'attack' as const,
        ...by(activated_by, undefined),
        label: t('underAttack', { site: url }),
        tone: 'watch' as const,
      })),
  ]
  return marks
    .map(({ when, ...mark }) => ({ ...mark, time: when ? Date.parse(when) / 1000 : Number.NaN }))
    .filter(({ time }) => Number.isFinite(time))
    .sort((a, b) => a.time - b.time)
    .slice(-MOST)
}

function by(who: string | null, href: string | undefined): Pick<Marker, 'who' | 'href'> {
  return { ...(who ? { who } : {}), ...(href === undefined ? {} : { href }) }
}

function creatorName(user: VclConfig['creator_user']): string | null {
  return user && ([user.first_name, user.last_name].filter(Boolean).join(' ') || user.username || user.email)
}
