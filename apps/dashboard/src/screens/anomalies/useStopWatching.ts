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
  useSendWrite,
} from '@parapet/api'
import { useToast, useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { useBusyAction } from '../../kit/action/useBusyAction.ts'
import { anomaliesWords } from '../../words/anomalies.ts'
import { useAnomalyTexts } from './useAnomalyTexts.ts'

/** The thresholds that watch the type of an anomaly on its site; undefined if it is not watched any more. */
export const thresholdsOf = (row: Anomaly, all: readonly AnomalyThreshold[] | undefined) =>
  all?.find(
    ({ active, site_id, tier, config }) =>
      active && site_id === row.site_id && tier === tierOfAnomaly(row) && row.anomaly_type in config,
  )

/** Returns a function that stops watching the type of an anomaly on its site; its toast can undo it. */
export function useStopWatching() {
  const t = useWords(anomaliesWords)
  const toast = useToast()
  const send = useSendWrite()
  const api = useApi()
  const { typeName } = useAnomalyTexts()
  const { isBusy, run } = useBusyAction()
  const stopWatching = useCallback(
    ({ anomaly_type, site }: Anomaly, own: AnomalyThreshold) => {
      const save = (body: NewAnomalyThreshold) => send(anomalies.saveThreshold, { threshold: own.id, body })
      return run(async () => {
        // The rest of the threshold may have been changed elsewhere.
        const { items } = itemsOf(await callApi(anomalies.thresholds, {}, api))
        const stored = items.find(({ id }) => id === own.id) ?? own
        const { before, after } = thresholdsWithout(stored, anomaly_type)
        await save(after)
        toast.success(t('stopped', { type: typeName(anomaly_type), site }), {
          label: t('undo'),
          onAct: () => void run(async () => void (await save(before))),
        })
      })
    },
    [send, api, toast, t, typeName, run],
  )
  return { isBusy, stopWatching }
}
