import type { SiteImpact } from '@parapet/api'
import { diffLines } from '@parapet/ui'

/** Comparing takes about a millisecond a site. */
export const MOST_SITES = 200

/** Returns the sites to compare: those that changed lines name first, no more than can be compared at once. */
export function sitesToCompare(sites: readonly string[], before: string, after: string): readonly string[] {
  if (sites.length <= MOST_SITES) return sites
  const changed = diffLines(before, after)
    .filter(({ kind }) => kind !== 'same')
    .map(({ text }) => text)
    .join('\n')
  const named = sites.filter((site) => changed.includes(site))
  const others = sites.filter((site) => !changed.includes(site))
  return [...named, ...others].slice(0, MOST_SITES)
}

/** Whether a site is not what it was. */
export const isChanged = ({ backend, isCacheChanged, isRedirectChanged, isRefusalChanged }: SiteImpact): boolean =>
  (backend !== 'same' && backend !== 'none' && backend !== 'partlyNone') ||
  isCacheChanged ||
  isRedirectChanged ||
  isRefusalChanged

/** Whether a deployment stops sites from being served, so that it needs to be confirmed. */
export const isHarmful = (impact: readonly SiteImpact[]): boolean =>
  impact.some(({ backend, loops }) => backend === 'lost' || backend === 'answered' || loops.length > 0)
