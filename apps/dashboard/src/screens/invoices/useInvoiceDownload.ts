import { type Bill, billing, billsFileName, type CallApiOptions, callApi, clientIdOf, useApi } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { saveBlob } from '@parapet/ui/table'
import { useCallback } from 'react'
import { useTask } from '../../kit/action/useTask.ts'
import { useOpenViewer } from '../../kit/viewer/useViewer.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { invoicesWords } from './invoices.words.ts'

/** Returns functions that save invoices as one file (§7: a PDF, or a zip of several) and show the PDF of one. */
export function useInvoiceDownload() {
  const t = useWords(invoicesWords)
  const api = useApi()
  const { company } = useSession()
  const { isBusy, run } = useTask()
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
    async (rows: readonly Bill[]) => {
      const [first] = rows
      const name = billsFileName(rows)
      if (!first || name === null) return
      const save = async () => saveBlob(name, await load(rows))
      await run(save, { done: t('downloaded', { n: rows.length, code: first.code }) })
    },
    [load, run, t],
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
