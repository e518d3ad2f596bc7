import { type Bill, billing, billsFileName, callApi, clientIdOf, useApi } from '@parapet/api'
import { useToast, useWords } from '@parapet/ui'
import { saveBlob } from '@parapet/ui/table'
import { useCallback } from 'react'
import { useBusyAction } from '../../failure/useBusyAction.ts'
import { useSession } from '../../session/SessionContext.ts'
import { invoicesWords } from '../../words/invoices.ts'

/** Returns a function that saves invoices as one file (§7: a PDF, or a zip of several), and whether it is running. */
export function useInvoiceDownload() {
  const t = useWords(invoicesWords)
  const api = useApi()
  const toast = useToast()
  const { company } = useSession()
  const { isBusy, run } = useBusyAction()
  const client = clientIdOf(company)
  const download = useCallback(
    (rows: readonly Bill[]) =>
      run(async () => {
        const [first] = rows
        const name = billsFileName(rows)
        if (client === null || !first || name === null) return
        const body = { billing_ids: rows.map(({ id }) => id) }
        const { blob } = await callApi(billing.download, { client, body }, api)
        saveBlob(name, blob)
        toast.success(t('downloaded', { n: rows.length, code: first.code }))
      }),
    [api, client, run, t, toast],
  )
  return { client, isBusy, download }
}
