import { type Bill, billing, billsFileName, type CallApiOptions, callApi, clientIdOf, useApi } from '@parapet/api'
import { useToast, useWords } from '@parapet/ui'
import { saveBlob } from '@parapet/ui/table'
import { useCallback } from 'react'
import { useBusyAction } from '../../kit/action/useBusyAction.ts'
import { useSession } from '../../session/SessionContext.ts'
import { useOpenViewer } from '../../viewer/useViewer.ts'
import { invoicesWords } from '../../words/invoices.ts'

/** Returns functions that save invoices as one file (§7: a PDF, or a zip of several) and show the PDF of one. */
export function useInvoiceDownload() {
  const t = useWords(invoicesWords)
  const api = useApi()
  const toast = useToast()
  const { company } = useSession()
  const { isBusy, run } = useBusyAction()
  const client = clientIdOf(company)
  const openViewer = useOpenViewer()
  const load = useCallback(
    async (rows: readonly Bill[], options?: CallApiOptions) => {
      if (client === null) throw new Error('A company without a client has no invoices')
      const body = { billing_ids: rows.map(({ id }) => id) }
      return (await callApi(billing.download, { client, body }, api, options)).blob
    },
    [api, client],
  )
  const download = useCallback(
    (rows: readonly Bill[]) =>
      run(async () => {
        const [first] = rows
        const name = billsFileName(rows)
        if (!first || name === null) return
        saveBlob(name, await load(rows))
        toast.success(t('downloaded', { n: rows.length, code: first.code }))
      }),
    [load, run, t, toast],
  )
  const view = useCallback(
    (row: Bill) => {
      const fileName = billsFileName([row])
      if (fileName === null) return
      const name = t('document', { code: row.code })
      openViewer({ kind: 'document', name, fileName, load: (options) => load([row], options) })
    },
    [load, openViewer, t],
  )
  return { client, isBusy, download, view }
}
