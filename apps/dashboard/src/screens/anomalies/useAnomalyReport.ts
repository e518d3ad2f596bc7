import { type Anomaly, anomalies, callApi, useApi } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { useDocument } from '../../kit/viewer/useDocument.ts'
import type { ViewedDocument } from '../../kit/viewer/viewedStore.ts'
import { anomaliesWords } from './anomalies.words.ts'

/** Returns functions that show and save the provider's report of an anomaly. */
export function useAnomalyReport() {
  const t = useWords(anomaliesWords)
  const api = useApi()
  const { isBusy, view, save } = useDocument()
  const reportOf = useCallback(
    ({ id }: Pick<Anomaly, 'id'>): ViewedDocument => ({
      kind: 'document',
      name: t('report', { id: String(id) }),
      fileName: `anomaly-${id}.pdf`,
      load: async (options) => (await callApi(anomalies.pdf, { anomaly: id }, api, options)).blob,
    }),
    [t, api],
  )
  return {
    isBusy,
    viewPdf: useCallback((row: Anomaly) => view(reportOf(row)), [view, reportOf]),
    savePdf: useCallback((row: Anomaly) => void save(reportOf(row)), [save, reportOf]),
  }
}
