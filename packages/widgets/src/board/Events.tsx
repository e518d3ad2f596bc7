import type { ServiceKey } from '@parapet/api'
import { useCallback, useEffect, useMemo } from 'react'
import type { EventAccess, EventSource } from '../catalogue/eventSource.ts'
import { useEvents } from '../catalogue/useEvents.ts'
import type { EventCut, Marker } from '../charts/types.ts'
import type { BoardQuery } from '../rows/boardQuery.ts'
import type { BoardLinks } from '../rows/row.ts'

const DAY = 86_400

/** The events of a board, and which were not loaded. */
export interface BoardEvents {
  readonly markers: readonly Marker[]
  readonly cuts: readonly EventCut[]
}

interface EventsProps {
  readonly query: BoardQuery
  readonly hasService: (service: ServiceKey) => boolean
  readonly links: BoardLinks
  readonly isHome: boolean
  readonly onEvents: (events: BoardEvents) => void
}

/** Loads events (deployments, origin failures, purges, anomalies, incidents) for the charts of a board. A source that fails is omitted. */
export function Events({ query, hasService, links, isHome, onEvents }: EventsProps) {
  const { now, view } = query
  const { from, to } = query.span
  // Home has charts of several ranges, and has asked for the anomalies and origins of two days already.
  const span = useMemo(() => (isHome ? { from: now - 2 * DAY, to: now } : { from, to }), [isHome, now, from, to])
  const accessOf = useCallback(
    ({ services }: EventSource): EventAccess =>
      services.length === 0 || services.some(hasService) ? 'open' : 'forbidden',
    [hasService],
  )
  const { events: markers, cuts } = useEvents({ span, sites: view.sites, links, now, isHome, use: 'charts', accessOf })
  useEffect(() => onEvents({ markers, cuts }), [markers, cuts, onEvents])
  return null
}
