import { backendVclName, type ConfigText, impactOf, itemsOf, type SiteImpact, traceConfig, useRead } from '@parapet/api'
import { useMemo } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { type AreaName, areaCalls } from './area.ts'
import { sitesToCompare } from './impactSites.ts'

const quiet = { quiet: true } as const

/** What a deployment does to the sites of the company. */
export interface Impact {
  readonly sites: readonly SiteImpact[]
  /** How many sites the company has. */
  readonly all: number
  /** The programs after it, for the lines of what cannot be decided. */
  readonly texts: readonly ConfigText[]
}

/** The programs of an area: what the provider wrote for the company, and the company's own. */
export function useAreaPrograms(area: AreaName, isWanted = true) {
  const calls = areaCalls[area]
  const { data: backends, failure: lost } = useRead(calls.backends, isWanted ? {} : null, quiet)
  const { data: custom, failure: unread } = useRead(calls.customConfigs, isWanted ? {} : null, quiet)
  return useMemo(() => {
    const provider = (custom ?? [])
      .filter(({ active }) => active)
      .map(({ config_body }): ConfigText => ({ source: config_body, isProvider: true }))
    return {
      isRead: (backends !== undefined || lost !== undefined) && (custom !== undefined || unread !== undefined),
      backends: backends === undefined ? null : itemsOf(backends).items.map(backendVclName),
      textsOf: (source: string): readonly ConfigText[] => [...provider, { source }],
    }
  }, [backends, custom, lost, unread])
}

/**
 * Compares a text with what is live in an area; undefined until it is read. `names` are the backends of VCL that there
 * are afterwards, if they are others.
 */
export function useImpact(
  area: AreaName,
  live: string | undefined,
  body: string | undefined,
  names?: readonly string[],
): Impact | undefined {
  const { company } = useSession()
  const { backends, isRead, textsOf } = useAreaPrograms(area, live !== undefined)
  return useMemo(() => {
    if (live === undefined || body === undefined || !isRead || !company) return undefined
    const own = company.sites.map(({ url }) => url)
    const texts = textsOf(body)
    const sites = impactOf(
      traceConfig(textsOf(live), backends),
      traceConfig(texts, names ?? backends),
      sitesToCompare(own, live, body),
    )
    return { sites, all: own.length, texts }
  }, [live, body, isRead, backends, names, textsOf, company])
}
