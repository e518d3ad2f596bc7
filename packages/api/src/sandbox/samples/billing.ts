import type { CallsOf } from '../publicCalls.ts'
import type { SamplesOf } from './SamplesOf.ts'

const client = 30
const bill = 302_605

/** A good request of every row. */
export const billingSamples: SamplesOf<CallsOf<'billing'>> = {
  client: { params: { client } },
  clients: {},
  info: { params: { client } },
  saveInfo: {
    params: { client },
    body: {
      name: 'Aurora Group S.L.',
      tax_id: 'B12345674',
      address: 'Gran Vía 1',
      city: 'Madrid',
      postal_code: '28013',
      country: 'ES',
      email: 'invoices@aurora.example',
      phone: '+34 900 000 002',
    },
  },
  removeAccount: { params: { client } },
  deletion: { params: { client } },
  companyBills: {},
  companyBill: { params: { bill } },
  bills: { params: { client } },
  billsOfYear: { params: { client, year: 2026 } },
  billsOfMonth: { params: { client, year: 2026, month: 5 } },
  download: { params: { client }, body: { billing_ids: [bill, bill - 1] } },
  downloadMonth: { params: { client, year: 2026, month: 5 } },
  payment: { params: { client } },
  solutions: {},
  extraSolutions: {},
  clientSolution: { params: { client } },
  saveClientSolution: { params: { client }, body: { solution_type: 'advanced', extras: [{ id: 1, quantity: 2 }] } },
  productLines: {},
  consumption: {
    params: {
      filters: { timestamp: { from: 1_778_000_000, to: 1_781_519_400 }, products: [], clients: [client] },
    },
  },
  userSupport: {},
}
