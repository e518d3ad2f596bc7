import type { Span, ViewExcludes, ViewFilters } from '@parapet/api'
import { Skeleton } from '@parapet/ui'
import { type Marker, SpanWidget } from '@parapet/widgets/spans'
import { type ComponentProps, Suspense } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useBoardLinks } from './boardLinks.ts'
import { useSites } from './useServiceAccess.ts'

interface CompanyChartProps {
  readonly row: ComponentProps<typeof SpanWidget>['row']
  readonly span: Span
  /** All sites of the company if there are none. */
  readonly sites?: readonly string[]
  /** Only the traffic with these values. */
  readonly include?: ViewFilters
  /** Not the traffic with these values. */
  readonly exclude?: ViewExcludes
  readonly markers?: readonly Marker[]
}

const always = () => true
const HEIGHT_PX = 240

/** A chart of the current company on a screen that is not a board. A form around it stays while its code or texts load. */
export function CompanyChart(props: CompanyChartProps) {
  const { company } = useSession()
  const links = useBoardLinks()
  const allSites = useSites({ sites: company?.sites ?? [] })
  if (!company) return null
  return (
    <Suspense fallback={<Skeleton height={HEIGHT_PX} />}>
      <SpanWidget {...props} allSites={allSites} company={company.id} links={links} hasService={always} />
    </Suspense>
  )
}
