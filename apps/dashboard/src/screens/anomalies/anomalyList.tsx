import {
  type Anomaly,
  anomalies,
  anomalyDuration,
  anomalyGrowth,
  anomalyKind,
  anomalySeverity,
  anomalyTypes,
  toAnomalyFilter,
} from '@parapet/api'
import { pagedRows, pageParams, resource, rowDetail } from '../../kit/resource/resource.ts'
import { AnomalyPanel } from './AnomalyPanel.tsx'
import { anomaliesWords } from './anomalies.words.ts'
import { type AnomalyListTools, useAnomalyListTools } from './useAnomalyListTools.ts'

const services = ['Delivery', 'Midtier'] as const
const severityTones = { slight: 'quiet', clear: 'watch', severe: 'bad' } as const

/** The anomalies of a range (§7), newest first, paged by the provider; not requested without a range (§5). */
export const anomalyList = resource({
  code: 'anomalies',
  words: anomaliesWords,
  list: pagedRows(anomalies.list, (query, _params, { company, span, allSites }: AnomalyListTools) => {
    const { type, site, service } = query.filters
    const filters = toAnomalyFilter(
      {
        company,
        span,
        sites: [],
        siteIds: site === undefined ? [] : [Number(site)],
        services: service === undefined ? [] : [service],
        types: anomalyTypes.filter((one) => one === type),
      },
      { allSites },
    )
    return filters && { filters, ...pageParams(query) }
  }),
  getId: (row: Anomaly) => String(row.id),
  valueIn: ({ site, timestamp, end }) => ({
    kind: 'host',
    value: site,
    sites: [site],
    span: end === null ? null : { from: timestamp, to: end },
  }),
  detail: rowDetail(
    anomalies.one,
    (id) => ({ anomaly: Number(id) }),
    (row) => row,
  ),
  panels: [{ id: 'details', icon: 'chart', Panel: AnomalyPanel }],
  use: useAnomalyListTools,
  of: ({
    now,
    watched,
    typeName,
    serviceName,
    reactionName,
    figures,
    viewPdf,
    savePdf,
    thresholdsOf,
    stopWatching,
  }) => {
    return {
      getTitle: (row) => [typeName(anomalyKind(row)), row.site].filter(Boolean).join(', '),
      columns: (make, t) => [
        make.text('type', (row) => typeName(anomalyKind(row)), { primary: true }),
        make.date('began', (row) => row.timestamp, { primary: true }),
        make.host('site', (row) => row.site, { primary: true }),
        make.status(
          'state',
          (row) =>
            row.end === null ? { tone: 'bad', label: t('state.ongoing') } : { tone: 'quiet', label: t('state.ended') },
          { primary: true },
        ),
        make.status('severity', (row) => {
          const severity = anomalySeverity(row)
          return severity
            ? { tone: severityTones[severity], label: t(`severity.${severity}`) }
            : { tone: 'quiet', label: '—' }
        }),
        make.text('service', (row) => serviceName(row.service_type), { isHidden: true }),
        make.custom(
          'value',
          (row) => row.detail?.value,
          (row) => figures(row)?.value ?? '—',
          { numeric: true, primary: true },
        ),
        make.custom(
          'usual',
          (row) => row.detail?.usual,
          (row) => figures(row)?.usual ?? '—',
          { numeric: true, isHidden: true },
        ),
        make.custom(
          'growth',
          (row) => anomalyGrowth(row),
          (row) => {
            const growth = anomalyGrowth(row)
            return growth === null ? '—' : t('growth', { n: Math.round(growth * 10) / 10 })
          },
          { numeric: true, help: t('growth.help') },
        ),
        make.duration('duration', (row) => anomalyDuration(row, now)),
        make.tags('reactions', (row) => row.reactions.map((one) => reactionName(one)), { isHidden: true }),
      ],
      filters: [
        { id: 'type', options: () => anomalyTypes.map((value) => ({ value, label: typeName(value) })) },
        { id: 'site', options: () => watched.map(({ id, name }) => ({ value: String(id), label: name })) },
        { id: 'service', options: () => services.map((value) => ({ value, label: serviceName(value) })) },
      ],
      actions: [
        { key: 'viewPdf', icon: 'eye', run: viewPdf },
        { key: 'pdf', icon: 'download', run: savePdf },
        {
          key: 'stop',
          icon: 'bellOff',
          call: anomalies.saveThreshold,
          isOffered: (row) => thresholdsOf(row) !== undefined,
          run: (row) => {
            const own = thresholdsOf(row)
            if (own) void stopWatching(row, own)
          },
        },
      ],
    }
  },
})
