import { type Option, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { siteTones } from '../kinds/siteTones.ts'
import type { BoardQuery } from '../rows/boardQuery.ts'
import { catalogueWords } from '../words/catalogue.ts'
import { useSiteHealth } from './useSiteHealth.ts'

/** Returns the sites that need attention with their health, as the status of an option; undefined until it is known. */
export function useSiteStatuses(
  query: BoardQuery,
  isRequested: boolean,
): ReadonlyMap<string, NonNullable<Option['status']>> | undefined {
  const t = useWords(catalogueWords)
  const { sites } = useSiteHealth(query, isRequested)
  return useMemo(
    () =>
      sites &&
      new Map(
        sites
          .filter(({ health }) => 'reasons' in health)
          .map(({ site, health }) => [site, { tone: siteTones[health.kind], label: t(`health.${health.kind}`) }]),
      ),
    [sites, t],
  )
}
