import { type AnomalyThreshold, type AvailableAnomaly, anomalies, itemsOf, useRead } from '@parapet/api'
import { useCallback } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useReactionName } from '../../shared/reactions/useReactionName.ts'
import { type ReactionTools, useReactions } from '../../shared/reactions/useReactions.ts'
import { type AnomalyTexts, useAnomalyTexts } from './useAnomalyTexts.ts'

export interface ThresholdTools extends Omit<AnomalyTexts, 'figures' | 'valueText'>, ReactionTools {
  /** The types that can be watched, with the provider's values. */
  readonly available: readonly AvailableAnomaly[]
  /** All thresholds of the company: a service of a site has one at most. */
  readonly all: readonly AnomalyThreshold[]
  readonly siteName: (id: string | null) => string
  readonly reactionName: (type: string) => string
}

const noTypes: readonly AvailableAnomaly[] = []
const noThresholds: readonly AnomalyThreshold[] = []

/** Returns what the list of thresholds depends on. */
export function useThresholdTools(): ThresholdTools {
  const { company } = useSession()
  const { typeName, serviceName } = useAnomalyTexts()
  const reactionName = useReactionName()
  const reactions = useReactions('AnomalyThreshold')
  const types = useRead(anomalies.available, {}).data
  const all = useRead(anomalies.thresholds, {}, { quiet: true }).data ?? noThresholds
  const sites = company?.sites
  return {
    typeName,
    serviceName,
    reactionName,
    all,
    ...reactions,
    available: types ? itemsOf(types).items : noTypes,
    siteName: useCallback((id) => sites?.find((site) => String(site.id) === id)?.url ?? id ?? '', [sites]),
  }
}
