import { useMemo } from 'react'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { InvoiceTotals } from './InvoiceTotals.tsx'
import { invoices } from './invoices.tsx'
import { useInvoiceDownload } from './useInvoiceDownload.ts'

/** The invoices of the company's client (§7, Billing). */
export default function InvoicesScreen() {
  const { client, view, download } = useInvoiceDownload()
  const resource = useMemo(() => invoices({ client, view, download }), [client, view, download])
  return <ResourceScreen resource={resource} intro={<InvoiceTotals client={client} />} />
}
