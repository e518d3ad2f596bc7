import { callApi, type Notification, notifications, useApi } from '@parapet/api'
import { useCallback } from 'react'
import { useDocument } from '../../kit/viewer/useDocument.ts'
import type { ViewedDocument } from '../../kit/viewer/viewedStore.ts'

/** Returns functions that show a notification as a PDF, and save it. */
export function useNotificationPdf() {
  const api = useApi()
  const { isBusy, view, save } = useDocument()
  const pdfOf = useCallback(
    ({ id, title }: Notification): ViewedDocument => ({
      kind: 'document',
      name: title,
      fileName: `notification-${id}.pdf`,
      load: async (options) => (await callApi(notifications.pdf, { notification: id }, api, options)).blob,
    }),
    [api],
  )
  return {
    isBusy,
    viewPdf: useCallback((row: Notification) => view(pdfOf(row)), [view, pdfOf]),
    savePdf: useCallback((row: Notification) => void save(pdfOf(row)), [save, pdfOf]),
  }
}
