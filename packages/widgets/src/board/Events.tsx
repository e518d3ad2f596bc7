import { boardProvisioning, cache, itemsOf, protection, type ServiceKey, status, useRead } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useEffect, useMemo } from 'react'
import { eventCuts, markersOf } from '../catalogue/events.ts'
import type { EventCut, Marker } from '../charts/types.ts'
import type { BoardLinks } from '../rows/row.ts'
import { eventsWords } from '../words/events.ts'

const MOST = 100

/** The events of a board, and which were not loaded. */
export interface BoardEvents {
  readonly markers: readonly Marker[]
  readonly cuts: readonly EventCut[]
}

interface EventsProps {
  readonly sites: readonly string[]
  readonly hasService: (service: ServiceKey) => boolean
  readonly links: BoardLinks
  readonly isHome: boolean
  readonly onEvents: (events: BoardEvents) => void
}

/** Loads events (deployments, purges, incidents) for the charts of a board. A source that fails is omitted. */
export function Events({ sites, hasService, links, isHome, onEvents }: EventsProps) {
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
  const cuts = useMemo(
    () =>
      eventCuts({
        configs: configs && itemsOf(configs),
        invalidations: invalidations && itemsOf(invalidations),
      }),
    [configs, invalidations],
  )
  useEffect(() => onEvents({ markers, cuts }), [markers, cuts, onEvents])
  return null
}
