import { encodeView, type SiteHealth as Health, initialView, type SiteHealthReason } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { KeyFigure } from '../frame/KeyFigure.tsx'
import { WidgetFrame } from '../frame/WidgetFrame.tsx'
import { SiteTable } from '../kinds/SiteTable.tsx'
import type { CustomRowProps } from '../rows/row.ts'
import { catalogueWords } from '../words/catalogue.ts'
import { AboutText } from './AboutText.tsx'
import { useSiteHealth } from './useSiteHealth.ts'
import { useTileState } from './useTileState.ts'

const HOUR = 3600

const widgetsOfReasons: Readonly<Partial<Record<SiteHealthReason['kind'], string>>> = {
  errors: 'errors',
  errorsRose: 'errors',
  hitRatioFell: 'hitRatio',
  slower: 'responseTime',
}

/** A tile with the health of the company's sites, by the rules of `siteHealthRules`. */
export function SiteHealthTile({ row, query, links, layout, hasService, isNear }: CustomRowProps) {
  const c = useWords(catalogueWords)
  const { sites, judged, isUncompared, read } = useSiteHealth(query, isNear)
  const title = c(row.title)
  const { state, isReported } = useTileState(
    row.code,
    {
      isRequested: isNear,
      hasData: sites !== undefined,
      isEarlierData: false,
      isEmpty: sites?.length === 0,
      isRefreshing: read.isRefreshing,
      failure: read.failure,
      slow: read.slow,
      updatedAt: read.updatedAt,
      remarks: isUncompared ? [{ kind: 'partial', failed: [c('home.sites.before')] }] : [],
    },
    {
      what: title,
      emptiness: () => ({
        kind: 'nothing',
        text: c(query.allSites.length > 0 ? 'home.sites.none' : 'home.sites.noSites'),
      }),
      onRetry: read.retry,
    },
  )
  const ill = sites?.filter(({ health }) => health.kind === 'bad' || health.kind === 'watch').length ?? 0
  const span = { from: query.now - HOUR, to: query.now }
  const hrefOf = (site: string, health: Health) => {
    const widgets = 'reasons' in health ? health.reasons.map(({ kind }) => widgetsOfReasons[kind]) : []
    const isOnlyErrors = widgets.length > 0 && widgets.every((widget) => widget === 'errors')
    return links.page(
      links.hasAnalytics ? 'analytics' : 'stats',
      encodeView(
        { ...initialView, range: span, sites: [site], include: isOnlyErrors ? { response: ['5xx'] } : {} },
        initialView,
      ),
      widgets[0],
    )
  }
  return (
    <WidgetFrame
      code={row.code}
      title={title}
      subtitle={c('home.sites.sub')}
      state={state}
      isReported={isReported}
      skeleton={row.skeleton}
      {...(ill > 0
        ? { figure: <KeyFigure value={ill} unit="count" whole="total" label={c('home.sites.figure')} /> }
        : {})}
      about={<AboutText row={row} query={query} hires={hasService} />}
      {...(layout ? { layout } : {})}
      onRefresh={read.retry}
    >
      <SiteTable
        label={title}
        sites={sites ?? []}
        {...(judged === null ? {} : { of: query.allSites.length })}
        hrefOf={hrefOf}
      />
    </WidgetFrame>
  )
}
