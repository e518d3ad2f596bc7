import { boardProvisioning, cache, itemsOf, protection, type ServiceKey, status, useRead } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useEffect, useMemo } from 'react'
import { markersOf } from '../catalogue/events.ts'
import type { BoardLinks } from '../catalogue/row.ts'
import type { Marker } from '../charts/types.ts'
import { eventsWords } from '../words/events.ts'

const MOST = 100

interface EventsProps {
  readonly sites: readonly string[]
  readonly hasService: (service: ServiceKey) => boolean
  readonly links: BoardLinks
  readonly isHome: boolean
  readonly onMarkers: (markers: readonly Marker[]) => void
}

/** Loads events (deployments, purges, incidents) for the charts of a board. A source that fails is omitted. */
export function Events({ sites, hasService, links, isHome, onMarkers }: EventsProps) {
  const t = useWords(eventsWords)
  const page = { limit: MOST, offset: 0 }
  const quiet = { quiet: true }
  const configs = useRead(
    boardProvisioning.configs,
    hasService('autoprovisioning') ? { limit: 10, offset: 0 } : null,
    quiet,
  ).data
  const invalidations = useRead(cache.invalidations, hasService('invalidation') ? page : null, quiet).data
  const issues = useRead(status.issues, {}, quiet).data
  const attacks = useRead(protection.underAttack, hasService('uam') ? {} : null, quiet).data
  const markers = useMemo(
    () =>
      markersOf(
        {
          configs: configs && itemsOf(configs).items,
          invalidations: invalidations && itemsOf(invalidations).items,
          issues: issues?.data,
          attacks,
        },
        sites,
        t,
        {
          provisioning: links.page('provisioning'),
          invalidation: links.page('invalidation'),
          ...(isHome ? {} : { status: links.page('status') }),
        },
      ),
    [configs, invalidations, issues, attacks, sites, t, links, isHome],
  )
  useEffect(() => onMarkers(markers), [markers, onMarkers])
  return null
}
