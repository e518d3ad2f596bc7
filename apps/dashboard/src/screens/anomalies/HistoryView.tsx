import { anomalies, useRead } from '@parapet/api'
import { Notice, useWords } from '@parapet/ui'
import { RangePicker } from '@parapet/ui/range'
import { useMemo } from 'react'
import { useSites } from '../../board/useServiceAccess.ts'
import { useReactionName } from '../../reactions/useReactionName.ts'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { useSession } from '../../session/SessionContext.ts'
import { anomaliesWords } from '../../words/anomalies.ts'
import { anomalyList } from './anomalyList.tsx'
import { useAnomalyRange } from './useAnomalyRange.ts'
import { useAnomalyReport } from './useAnomalyReport.ts'
import { useAnomalyTexts } from './useAnomalyTexts.ts'
import { thresholdsOf, useStopWatching } from './useStopWatching.ts'

/** The anomalies of a range, which is chosen above the list. */
export function HistoryView() {
  const t = useWords(anomaliesWords)
  const { company } = useSession()
  const { range, span, now, zone, limits, isInvalid, setRange } = useAnomalyRange()
  const texts = useAnomalyTexts()
  const reactionName = useReactionName()
  const { stopWatching } = useStopWatching()
  const { viewPdf, savePdf } = useAnomalyReport()
  const allSites = useSites({ sites: company?.sites ?? [] })
  const thresholds = useRead(anomalies.thresholds, {}, { quiet: true }).data
  const id = company?.id ?? 0
  const resource = useMemo(() => {
    const watched = new Map((thresholds ?? []).map(({ site_id, site }) => [site_id, site || String(site_id)]))
    return anomalyList({
      ...texts,
      company: id,
      span,
      now,
      reactionName,
      allSites,
      watched: [...watched].map(([site, name]) => ({ id: site, name })),
      viewPdf,
      savePdf,
      thresholdsOf: (row) => thresholdsOf(row, thresholds),
      stopWatching,
    })
  }, [texts, id, span, now, reactionName, allSites, thresholds, viewPdf, savePdf, stopWatching])
  return (
    <ResourceScreen
      resource={resource}
      isEmbedded
      intro={isInvalid && <Notice tone="watch">{t('range.invalid')}</Notice>}
      actions={
        <RangePicker
          label={t('range')}
          value={range}
          presets={limits.presets.map(({ rel }) => ({ rel }))}
          zone={zone}
          now={now}
          min={now - limits.oldestSeconds}
          onChange={setRange}
        />
      }
    />
  )
}
