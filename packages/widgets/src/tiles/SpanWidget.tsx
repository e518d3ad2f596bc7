import { initialView, type ServiceKey, type Span, type ViewExcludes, type ViewFilters } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { useLocale } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { MarkersContext } from '../charts/markers.ts'
import type { Marker } from '../charts/types.ts'
import { toBoardQuery } from '../rows/boardQuery.ts'
import type { BoardActions, BoardLinks, WidgetRow } from '../rows/row.ts'
import { Widget } from './Widget.tsx'

interface SpanWidgetProps {
  readonly row: WidgetRow
  readonly span: Span
  readonly sites?: readonly string[]
  /** Only the traffic with these values. */
  readonly include?: ViewFilters
  /** Not the traffic with these values. */
  readonly exclude?: ViewExcludes
  readonly allSites: readonly string[]
  readonly company: number
  readonly markers?: readonly Marker[]
  readonly links: BoardLinks
  readonly hasService: (service: ServiceKey) => boolean
}

const noSites: readonly string[] = []
const noMarkers: readonly Marker[] = []
const nothing: ViewFilters = {}
const nothingExcluded: ViewExcludes = {}
const noActions: BoardActions = {}

/** A widget on a screen that is not a board: with a range of its own. */
export function SpanWidget(props: SpanWidgetProps) {
  const {
    row,
    span,
    sites = noSites,
    include = nothing,
    exclude = nothingExcluded,
    allSites,
    company,
    markers = noMarkers,
    links,
    hasService,
  } = props
  const { zone } = useLocale()
  const [now] = useState(nowSeconds)
  const { from, to } = span
  const query = useMemo(
    () =>
      toBoardQuery(
        { ...initialView, range: { from, to }, sites: [...sites], include, exclude },
        { company, now, zone, allSites },
      ),
    [from, to, sites, include, exclude, company, now, zone, allSites],
  )
  return (
    <MarkersContext value={markers}>
      <Widget
        row={row}
        query={query}
        actions={noActions}
        links={links}
        isHired={row.service === undefined || hasService(row.service)}
        hasService={hasService}
      />
    </MarkersContext>
  )
}
