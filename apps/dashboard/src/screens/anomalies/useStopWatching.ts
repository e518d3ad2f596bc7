import {
  type Anomaly,
  type AnomalyThreshold,
  anomalies,
  callApi,
  itemsOf,
  type NewAnomalyThreshold,
  thresholdsWithout,
  tierOfAnomaly,
  useApi,
} from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { useTask } from '../../kit/action/useTask.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { anomaliesWords } from './anomalies.words.ts'
import { useAnomalyTexts } from './useAnomalyTexts.ts'

/** The thresholds that watch the type of an anomaly on its site; undefined if it is not watched any more. */
export const thresholdsOf = (row: Anomaly, all: readonly AnomalyThreshold[] | undefined) =>
  all?.find(
    ({ active, site_id, tier, config }) =>
      active && site_id === row.site_id && tier === tierOfAnomaly(row) && row.anomaly_type in config,
  )

/** Returns a function that stops watching the type of an anomaly on its site, and whether it has; its toast can undo it. */
export function useStopWatching() {
  const t = useWords(anomaliesWords)
  const api = useApi()
  const { typeName } = useAnomalyTexts()
  const { send, isBusy, run } = useTask()
  const refusal = refusalText(useMay(anomalies.saveThreshold))
  const stopWatching = useCallback(
    async ({ anomaly_type, site }: Anomaly, own: AnomalyThreshold): Promise<boolean> => {
      const save = (body: NewAnomalyThreshold) => send(anomalies.saveThreshold, { threshold: own.id, body })
      const stopped = await run(
        async () => {
          // The rest of the threshold may have been changed elsewhere.
          const { items } = itemsOf(await callApi(anomalies.thresholds, {}, api))
          const stored = items.find(({ id }) => id === own.id) ?? own
          const { before, after } = thresholdsWithout(stored, anomaly_type)
          await save(after)
          return before
        },
        {
          done: t('stopped', { type: typeName(anomaly_type), site }),
          undo: (before) => () => save(before),
        },
      )
      return stopped !== undefined
    },
    [send, api, t, typeName, run],
  )
  return { isBusy, refusal, stopWatching }
}
