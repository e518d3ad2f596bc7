import { zipSync } from 'fflate'
import { array, check, email, literal, maxLength, nullish, object, picklist, pipe, string, trim, union } from 'valibot'
import { billsFileName } from '../../domain/billing.ts'
import { type TaxNumberFault, taxNumberFault } from '../../domain/taxNumbers.ts'
import type { Bill, ClientDetails, ClientSolution, Consumption } from '../../entities/Billing.ts'
import { billedMonths, billOf, billPdf, clientSites, consumptionOf, monthSpan } from '../bills.ts'
import { bodyAs, id, note, text, whole } from '../body.ts'
import { isoTime, refusals, type SandboxRequest } from '../context.ts'
import { pdfAnswer, zipAnswer } from '../files/answer.ts'
import { administers } from '../permissions.ts'
import { callsOf } from '../publicCalls.ts'
import { filtersOf, span } from '../query.ts'
import { replies } from '../replies.ts'
import { contractAt, extraSolutions, productLines, solutions } from '../world/accounts.ts'
import type { ClientRecord } from '../world/records.ts'

type BillingContext = Pick<SandboxRequest, 'world' | 'user' | 'now'>

/** Finds the client of a path. */
export function clientWith({ world }: Pick<BillingContext, 'world'>, input: string | number | undefined): ClientRecord {
  const client = world.clients.get(input ?? '')
  if (!client) throw refusals.notFound()
  return client
}

const clientOf = (req: SandboxRequest) => clientWith(req, req.params.client)

function companyClient(req: SandboxRequest): ClientRecord | undefined {
  const { client } = req.company
  return client ? clientWith(req, client.id) : undefined
}

/** A client with its companies. */
export function detailsOf({ world, now }: BillingContext, client: ClientRecord): ClientDetails {
  const companies = world.companies.all().filter((row) => row.client?.id === client.id)
  return {
    id: client.id,
    name: client.name,
    companies: companies.map(({ id: number, name }) => ({ id: number, name })),
    solution_type: contractAt(client, now()).solution_type,
    created_at: isoTime(client.since),
    marked_for_deletion: client.deletion_requested_at !== null,
  }
}

const aroundOf = ({ world, statistics, now }: SandboxRequest, client: ClientRecord) => ({
  world,
  statistics,
  now,
  sites: clientSites(world, client.id),
})

async function billsOf(req: SandboxRequest, client: ClientRecord, year?: number, month?: number): Promise<Bill[]> {
  if (req.scenario === 'empty') return []
  const around = aroundOf(req, client)
  const months = billedMonths(client, req.now()).filter(
    (row) => (year === undefined || row.year === year) && (month === undefined || row.month === month),
  )
  const bills: Bill[] = []
  for (const row of months) bills.push(await billOf(around, client, row.year, row.month))
  return bills
}

function partOf(text: string | undefined, least: number, most: number): number {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN
  if (!(number >= least && number <= most)) throw refusals.notFound()
  return number
}

const yearOf = (req: SandboxRequest) => partOf(req.params.year, 2000, 2100)
const monthOf = (req: SandboxRequest) => partOf(req.params.month, 1, 12)

function fileOf(req: SandboxRequest, bills: readonly Bill[]): Response {
  const [first] = bills
  const name = billsFileName(bills)
  if (!first || name === null) throw refusals.notFound()
  if (bills.length === 1) return pdfAnswer(billPdf(req.world, first), name)
  const files = Object.fromEntries(bills.map((bill) => [`${bill.code}.pdf`, billPdf(req.world, bill)]))
  return zipAnswer(zipSync(files, { mtime: req.now() * 1000 }), name)
}

const line = (longest: number) => pipe(string(), trim(), maxLength(longest))
const InfoBody = object({
  name: text(200),
  tax_id: text(30),
  address: line(200),
  city: line(100),
  postal_code: line(20),
  country: pipe(
    string(),
    check((text) => /^[A-Z]{2}$/.test(text), 'Enter a two-letter country code.'),
  ),
  email: union([pipe(line(254), email('Enter a valid email address.')), literal('')], 'Enter a valid email address.'),
  phone: note(40),
})

const taxNumberMessages = {
  characters: 'Enter letters, digits and separators only.',
  format: 'This is not a tax number of the country.',
  check: 'The check character is wrong.',
} as const satisfies Record<TaxNumberFault, string>

const SolutionBody = object({
  solution_type: picklist(solutions.map((row) => row.solution_type)),
  extras: nullish(
    pipe(
      array(object({ id: picklist(extraSolutions.map((row) => row.id)), quantity: whole(1, 1000) })),
      maxLength(50),
      check((list) => new Set(list.map((row) => row.id)).size === list.length, 'Each extra only once.'),
    ),
    [],
  ),
})

function solutionAnswer({ now }: BillingContext, client: ClientRecord): ClientSolution {
  const { since, solution_type, extras } = contractAt(client, now())
  return { client: client.id, solution_type, extras, since: isoTime(since) }
}

const Filters = object({
  timestamp: span,
  products: nullish(pipe(array(picklist(productLines.map((row) => row.key))), maxLength(50)), []),
  clients: nullish(pipe(array(id()), maxLength(1000)), []),
})

function monthsIn({ from, to }: { from: number; to: number }): { year: number; month: number }[] {
  const start = new Date(from * 1000)
  const months: { year: number; month: number }[] = []
  for (let i = 0; ; i++) {
    const month = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + i, 1))
    if (month.getTime() / 1000 >= to) return months
    if (i >= 36) throw refusals.unprocessable('At most three years.')
    months.push({ year: month.getUTCFullYear(), month: month.getUTCMonth() + 1 })
  }
}

export const billingReplies = replies(callsOf('billing'), {
  client: (req) => detailsOf(req, clientOf(req)),
  clients: (req) =>
    req.world.clients
      .all()
      .filter((client) => administers(req.world, req.user, client.id))
      .map((client) => detailsOf(req, client)),
  info(req) {
    const client = clientOf(req)
    return { client: client.id, ...client.info }
  },
  saveInfo(req) {
    const client = clientOf(req)
    const made = bodyAs(req.body, InfoBody)
    const info = { ...made, phone: made.phone ?? '' }
    const fault = taxNumberFault(info.tax_id, info.country)
    if (fault) throw refusals.fields({ tax_id: [taxNumberMessages[fault]] })
    const past_info = [...(client.past_info ?? []), { until: req.now(), info: client.info }]
    req.world.clients.put(client.id, { ...client, info, past_info })
    return { client: client.id, ...info }
  },
  removeAccount(req) {
    const client = clientOf(req)
    req.world.clients.put(client.id, { ...client, deletion_requested_at: Math.floor(req.now()) })
    return undefined
  },
  deletion(req) {
    const { deletion_requested_at: at } = clientOf(req)
    return { marked: at !== null, requested_at: at === null ? null : isoTime(at) }
  },

  companyBills(req) {
    const client = companyClient(req)
    return client ? billsOf(req, client) : []
  },
  async companyBill(req) {
    const client = companyClient(req)
    const bills = client ? await billsOf(req, client) : []
    return fileOf(
      req,
      bills.filter((bill) => String(bill.id) === req.params.bill || bill.code === req.params.bill),
    )
  },
  bills: (req) => billsOf(req, clientOf(req)),
  billsOfYear: (req) => billsOf(req, clientOf(req), yearOf(req)),
  billsOfMonth: (req) => billsOf(req, clientOf(req), yearOf(req), monthOf(req)),
  async download(req) {
    const client = clientOf(req)
    const Body = object({
      billing_ids: pipe(
        array(id()),
        maxLength(500),
        check((list) => list.length > 0, 'This list may not be empty.'),
      ),
    })
    const wanted = new Set(bodyAs(req.body, Body).billing_ids)
    const found = (await billsOf(req, client)).filter((bill) => wanted.has(bill.id))
    if (found.length < wanted.size) throw refusals.notFound()
    return fileOf(req, found)
  },
  downloadMonth: async (req) => fileOf(req, await billsOf(req, clientOf(req), yearOf(req), monthOf(req))),
  payment(req) {
    const { id: client, card } = clientOf(req)
    return {
      url: `https://payments.parapet.example/clients/${client}`,
      method: card ? 'card' : null,
      last_digits: card?.last_digits ?? null,
      expires: card?.expires ?? null,
    }
  },

  solutions: () => [...solutions],
  extraSolutions: () => [...extraSolutions],
  clientSolution: (req) => solutionAnswer(req, clientOf(req)),
  saveClientSolution(req) {
    const client = clientOf(req)
    const made = bodyAs(req.body, SolutionBody)
    const contract = { since: Math.floor(req.now()), solution_type: made.solution_type, extras: made.extras ?? [] }
    const next = { ...client, contracts: [...client.contracts, contract] }
    return solutionAnswer(req, req.world.clients.put(client.id, next))
  },
  productLines: () => [...productLines],
  async consumption(req) {
    const { world, user, query } = req
    const { timestamp, products, clients } = filtersOf(query, Filters)
    const wanted = clients ?? []
    const visible = world.clients.all().filter((client) => administers(world, user, client.id))
    if (wanted.some((number) => !visible.some((client) => client.id === number))) throw refusals.forbidden()
    const lines = products ?? []
    const months = monthsIn(timestamp)
    if (req.scenario === 'empty') return []
    const due = visible
      .filter((client) => wanted.length === 0 || wanted.includes(client.id))
      .flatMap((client) => {
        const around = aroundOf(req, client)
        const started = months.filter(({ year, month }) => {
          const { from } = monthSpan(year, month)
          return from >= client.since && from < req.now()
        })
        return started.map((row) => ({ around, client, ...row }))
      })
    const rows: Consumption[] = []
    for (const row of due) rows.push(...(await consumptionOf(row.around, row.client, row.year, row.month)))
    return rows.filter((row) => lines.length === 0 || lines.includes(row.product))
  },
  userSupport: () => ({ name: 'Customer care', email: 'care@parapet.example', phone: '+34 900 000 001' }),
})
