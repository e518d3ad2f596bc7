import {
  type Anomaly,
  type AnomalyThreshold,
  anomalies,
  anomalyDuration,
  anomalyFilter,
  anomalyGrowth,
  anomalyKind,
  anomalySeverity,
  boardAround,
  queryAround,
  tierOfAnomaly,
  useRead,
} from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { Button, Inline, KeyValue, LinkButton, Stack, useFormat, useWords } from '@parapet/ui'
import { anomalyChart, anomalyWidget, type Marker } from '@parapet/widgets/spans'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useOpenItem } from '../../kit/resource/useOpenItem.ts'
import { trailState } from '../../platform/router/trail.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { useBoardLinks } from '../../shared/board/boardLinks.ts'
import { CompanyChart } from '../../shared/board/CompanyChart.tsx'
import { withFragment } from '../../shared/board/linkedWidget.ts'
import { useSites } from '../../shared/board/useServiceAccess.ts'
import { useReactionName } from '../../shared/reactions/useReactionName.ts'
import { ValueText } from '../../shared/values/ValueText.tsx'
import { anomaliesWords } from './anomalies.words.ts'
import { useAnomalyReport } from './useAnomalyReport.ts'
import { useAnomalyTexts } from './useAnomalyTexts.ts'
import { thresholdsOf, useStopWatching } from './useStopWatching.ts'

const AROUND_S = 2 * 3600
const MINUTE_S = 60

/** One anomaly: its figures, the traffic around it, and where to look next. */
export function AnomalyPanel({ row }: { row: Anomaly }) {
  const [now] = useState(lastFullMinute)
  return (
    <Stack gap={6}>
      <Facts row={row} now={now} />
      <Around row={row} now={now} />
      <Next row={row} now={now} />
    </Stack>
  )
}

function Facts({ row, now }: { row: Anomaly; now: number }) {
  const t = useWords(anomaliesWords)
  const f = useFormat()
  const { typeName, serviceName, figures } = useAnomalyTexts()
  const reactionName = useReactionName()
  const growth = anomalyGrowth(row)
  const severity = anomalySeverity(row)
  return (
    <KeyValue
      items={[
        { label: t('column.type'), value: typeName(anomalyKind(row)) },
        {
          label: t('column.site'),
          value: row.site && (
            <ValueText
              seen={{
                kind: 'host',
                value: row.site,
                sites: [row.site],
                span: { from: row.timestamp, to: Math.max(row.timestamp + MINUTE_S, row.end ?? now) },
              }}
            />
          ),
        },
        { label: t('column.service'), value: serviceName(row.service_type) },
        { label: t('column.began'), value: f.date(row.timestamp, 'seconds') },
        { label: t('fact.ended'), value: row.end === null ? t('state.ongoing') : f.date(row.end, 'seconds') },
        { label: t('column.duration'), value: f.duration(anomalyDuration(row, now)) },
        ...(severity ? [{ label: t('column.severity'), value: t(`severity.${severity}`) }] : []),
        { label: t('column.value'), value: figures(row)?.value },
        { label: t('column.usual'), value: figures(row)?.usual },
        ...(growth === null
          ? []
          : [{ label: t('column.growth'), value: t('growth', { n: Math.round(growth * 10) / 10 }) }]),
        {
          label: t('column.reactions'),
          value: row.reactions.map((one) => reactionName(one)).join(', ') || t('reactions.none'),
        },
      ]}
    />
  )
}

function Around({ row, now }: { row: Anomaly; now: number }) {
  const t = useWords(anomaliesWords)
  const { company } = useSession()
  const { typeName } = useAnomalyTexts()
  const allSites = useSites({ sites: company?.sites ?? [] })
  const { timestamp, end, site, detail } = row
  const kind = anomalyKind(row)
  const type = typeName(kind)
  const usual = detail?.usual
  const tier = tierOfAnomaly(row)
  const chart = useMemo(
    () => anomalyChart(kind, tier, usual ? { name: 'usual', value: usual } : null),
    [kind, tier, usual],
  )
  const sites = useMemo(() => [site], [site])
  const span = useMemo(
    () => ({
      from: timestamp - AROUND_S,
      to: Math.max(timestamp + MINUTE_S, Math.min((end ?? now) + AROUND_S, now)),
    }),
    [timestamp, end, now],
  )
  const markers = useMemo(
    (): Marker[] => [
      { kind: 'incident', time: timestamp, label: t('chart.began', { type }), tone: 'bad' },
      ...(end === null ? [] : [{ time: end, label: t('chart.ended', { type }), tone: 'good' } as const]),
    ],
    [timestamp, end, type, t],
  )
  if (!company || !allSites.includes(site)) return null
  return <CompanyChart row={chart} span={span} sites={sites} markers={markers} />
}

function Next({ row, now }: { row: Anomaly; now: number }) {
  const t = useWords(anomaliesWords)
  const to = useTo()
  const navigate = useNavigate()
  const location = useLocation()
  const { hasAnalytics, attack } = useBoardLinks()
  const { typeName } = useAnomalyTexts()
  const { isBusy, viewPdf, savePdf } = useAnomalyReport()
  const thresholds = useRead(anomalies.thresholds, {}, { quiet: true }).data
  const { timestamp, end, site } = row
  const { page, range } = boardAround({ from: timestamp, until: end ?? now, now, hasAnalytics })
  const tab = tierOfAnomaly(row) === 'L2' ? 'midtier' : 'delivery'
  const widget = anomalyWidget(row, page)
  const sites = site ? [site] : []
  const type = typeName(anomalyKind(row))
  const errors = anomalyFilter(row)
  const own = thresholdsOf(row, thresholds)
  const stop = useStopWatching()
  const { close } = useOpenItem()
  const stopWatching = async (threshold: AnomalyThreshold) => {
    if (await stop.stopWatching(row, threshold)) close()
  }
  const explain = () => {
    const span = { from: timestamp, to: Math.max(timestamp + MINUTE_S, end ?? now) }
    void navigate(withFragment(to(page, undefined, queryAround(range, sites, { tab })), widget), {
      state: {
        ...trailState(location, type),
        explain: { code: `${page}.${tab}.${widget}`, title: `${type}, ${site}`, span },
      },
    })
  }
  return (
    <Inline gap={2}>
      <Button tone="primary" icon="sparkles" onClick={explain}>
        {t('explain')}
      </Button>
      <LinkButton
        icon="analytics"
        href={withFragment(to(page, undefined, queryAround(range, sites, { tab, ...errors })), widget)}
        why={type}
      >
        {t(page === 'analytics' ? 'openAnalytics' : 'openHistory')}
      </LinkButton>
      {attack && end === null && site && (
        <LinkButton icon="radar" href={attack({ site, since: timestamp })} why={type}>
          {t('attackRoom')}
        </LinkButton>
      )}
      {own && (
        <LinkButton
          icon="sliders"
          href={to('anomalydetection', undefined, { view: 'thresholds', open: own.id, type: row.anomaly_type })}
        >
          {t('editThresholds')}
        </LinkButton>
      )}
      {own && (
        <Button icon="bellOff" busy={stop.isBusy} disabledReason={stop.refusal} onClick={() => void stopWatching(own)}>
          {t('stopType', { type })}
        </Button>
      )}
      <Button icon="eye" onClick={() => viewPdf(row)}>
        {t('viewPdf')}
      </Button>
      <Button icon="download" busy={isBusy} onClick={() => savePdf(row)}>
        {t('pdf')}
      </Button>
    </Inline>
  )
}
