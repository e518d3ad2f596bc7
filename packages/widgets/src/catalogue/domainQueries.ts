import { stepsBySite } from '@parapet/api'
import { type WidgetRow, widget } from '../rows/row.ts'
import { seriesSubtitle } from '../rows/texts.ts'
import { domainHistory } from './familySources.ts'
import { toSeries } from './series.ts'
import { drawnChart } from './trafficRows.ts'

/** A row with the DNS queries of one delegated domain over time; the provider splits them by domain (§7). */
export function domainQueries(domain: string): WidgetRow {
  return widget('dns.domainQueries', 'timeSeries', {
    title: 'dns.rate',
    about: 'dns.about',
    icon: 'dns',
    service: 'dnsdelegation',
    subtitle: (context) => seriesSubtitle(domain, context),
    height: 4,
    skeleton: 'chart',
    supportedFilters: [],
    isOfAllSites: true,
    reads: domainHistory.bySite,
    toView: ({ main }, context) =>
      drawnChart(
        toSeries(stepsBySite(main)[domain] ?? [], context.query, [
          { metric: 'queryRate', label: context.t('dns.sub'), color: 'c1' },
        ]),
        context,
        'area',
        'q/s',
      ),
  })
}
