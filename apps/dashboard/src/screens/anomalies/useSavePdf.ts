import { type Anomaly, anomalies, callApi, useApi } from '@parapet/api'
import { saveBlob } from '@parapet/ui/table'
import { useCallback } from 'react'
import { useBusyAction } from '../../failure/useBusyAction.ts'

/** Returns a function that saves the provider's report of an anomaly; a failure is shown as a toast. */
export function useSavePdf() {
  const api = useApi()
  const { isBusy, run } = useBusyAction()
  const savePdf = useCallback(
    ({ id }: Pick<Anomaly, 'id'>) =>
      void run(async () => {
        const { blob } = await callApi(anomalies.pdf, { anomaly: id }, api)
        saveBlob(`anomaly-${id}.pdf`, blob)
      }),
    [api, run],
  )
  return { isBusy, savePdf }
}
