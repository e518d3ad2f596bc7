import type { Bill } from '@parapet/api'
import { useInvoiceDownload } from './useInvoiceDownload.ts'

export interface InvoiceTools {
  /** The client whose invoices are listed; null lists nothing. */
  readonly client: number | null
  readonly view: (row: Bill) => void
  readonly download: (rows: readonly Bill[]) => Promise<void>
}

/** Returns what the list of invoices depends on. */
export function useInvoiceTools(): InvoiceTools {
  const { client, view, download } = useInvoiceDownload()
  return { client, view, download }
}
