import { type Anomaly, type AnomalyThreshold, anomalies, type Span, useRead } from '@parapet/api'
import { useCallback, useMemo } from 'react'
import { createTools } from '../../kit/resource/createTools.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useSites } from '../../shared/board/useServiceAccess.ts'
import { useReactionName } from '../../shared/reactions/useReactionName.ts'
import { useAnomalyReport } from './useAnomalyReport.ts'
import { type AnomalyTexts, useAnomalyTexts } from './useAnomalyTexts.ts'
import { thresholdsOf, useStopWatching } from './useStopWatching.ts'

interface AnomalySpan {
  readonly span: Span
  /** Epoch seconds. */
  readonly now: number
}

export interface AnomalyListTools extends Omit<AnomalyTexts, 'valueText'>, AnomalySpan {
  readonly company: number
  readonly reactionName: (type: string) => string
  readonly allSites: readonly string[]
  /** The sites that have thresholds: only they can have anomalies. */
  readonly watched: readonly { readonly id: number; readonly name: string }[]
  readonly viewPdf: (row: Anomaly) => void
  readonly savePdf: (row: Anomaly) => void
  /** The thresholds that watch its type; undefined if none do. */
  readonly thresholdsOf: (row: Anomaly) => AnomalyThreshold | undefined
  readonly stopWatching: (row: Anomaly, own: AnomalyThreshold) => Promise<boolean>
}

/** The range of the list, which is chosen above it. */
export const [AnomalySpanContext, useAnomalySpan] = createTools<AnomalySpan>()

/** Returns what the list of anomalies depends on. */
export function useAnomalyListTools(): AnomalyListTools {
  const { company } = useSession()
  const { typeName, serviceName, figures } = useAnomalyTexts()
  const { stopWatching } = useStopWatching()
  const { viewPdf, savePdf } = useAnomalyReport()
  const thresholds = useRead(anomalies.thresholds, {}, { quiet: true }).data
  return {
    ...useAnomalySpan(),
    typeName,
    serviceName,
    figures,
    stopWatching,
    viewPdf,
    savePdf,
    company: company?.id ?? 0,
    reactionName: useReactionName(),
    allSites: useSites({ sites: company?.sites ?? [] }),
    watched: useMemo(() => {
      const names = new Map((thresholds ?? []).map(({ site_id, site }) => [site_id, site || String(site_id)]))
      return [...names].map(([id, name]) => ({ id, name }))
    }, [thresholds]),
    thresholdsOf: useCallback((row) => thresholdsOf(row, thresholds), [thresholds]),
  }
}
