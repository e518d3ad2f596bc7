import { clientIdOf } from '@parapet/api'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { InvoiceTotals } from './InvoiceTotals.tsx'
import { invoices } from './invoices.tsx'

/** The invoices of the company's client (§7, Billing). */
export default function InvoicesScreen() {
  return <ResourceScreen resource={invoices} intro={<InvoiceTotals client={clientIdOf(useSession().company)} />} />
}
