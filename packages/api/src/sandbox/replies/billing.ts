import { zipSync } from 'fflate'
import { array, check, email, literal, maxLength, nullish, object, picklist, pipe, string, trim, union } from 'valibot'
import { billsFileName } from '../../domain/billing.ts'
import { billing } from '../../endpoints/billing.ts'
import type { Bill, ClientDetails, ClientSolution, Consumption } from '../../entities/Billing.ts'
import { billedMonths, billOf, billPdf, clientSites, consumptionOf, monthSpan } from '../bills.ts'
import { bodyAs, id, note, text, whole } from '../body.ts'
import { isoTime, refusals, type SandboxRequest } from '../context.ts'
import { pdfAnswer, zipAnswer } from '../files/answer.ts'
import { administers } from '../permissions.ts'
import { filtersOf, span } from '../query.ts'
import { replies } from '../replies.ts'
import { type ClientRecord, contractAt, extraSolutions, productLines, solutions } from '../world/accounts.ts'

type BillingContext = Pick<SandboxRequest, 'world' | 'user' | 'now'>

/** Finds the client of a path. */
export function clientWith({ world }: Pick<BillingContext, 'world'>, said: string | number | undefined): ClientRecord {
  const client = world.clients.get(said ?? '')
  if (!client) throw refusals.notFound()
  return client
}

const clientOf = (ask: SandboxRequest) => clientWith(ask, ask.params.client)

function companyClient(ask: SandboxRequest): ClientRecord | undefined {
  const { client } = ask.company
  return client ? clientWith(ask, client.id) : undefined
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

const aroundOf = ({ world, traffic, now }: SandboxRequest, client: ClientRecord) => ({
  world,
  traffic,
  now,
  sites: clientSites(world, client.id),
})

async function billsOf(ask: SandboxRequest, client: ClientRecord, year?: number, month?: number): Promise<Bill[]> {
  if (ask.scenario === 'empty') return []
  const around = aroundOf(ask, client)
  const months = billedMonths(client, ask.now()).filter(
    (row) => (year === undefined || row.year === year) && (month === undefined || row.month === month),
  )
  const bills: Bill[] = []
  for (const row of months) bills.push(await billOf(around, client, row.year, row.month))
  return bills
}

function partOf(said: string | undefined, least: number, most: number): number {
  const number = /^\d{1,4}$/.test(said ?? '') ? Number(said) : Number.NaN
  if (!(number >= least && number <= most)) throw refusals.notFound()
  return number
}

const yearOf = (ask: SandboxRequest) => partOf(ask.params.year, 2000, 2100)
const monthOf = (ask: SandboxRequest) => partOf(ask.params.month, 1, 12)

function fileOf(ask: SandboxRequest, bills: readonly Bill[]): Response {
  const [first] = bills
  const name = billsFileName(bills)
  if (!first || name === null) throw refusals.notFound()
  if (bills.length === 1) return pdfAnswer(billPdf(ask.world, first), name)
  const files = Object.fromEntries(bills.map((bill) => [`${bill.code}.pdf`, billPdf(ask.world, bill)]))
  return zipAnswer(zipSync(files, { mtime: ask.now() * 1000 }), name)
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
    check((said) => /^[A-Z]{2}$/.test(said), 'Enter a two-letter country code.'),
  ),
  email: union([pipe(line(254), email('Enter a valid email address.')), literal('')], 'Enter a valid email address.'),
  phone: note(40),
})

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

/** Answers the rows of `billing`. */
export const billingReplies = replies(billing, {
  client: (ask) => detailsOf(ask, clientOf(ask)),
  clients: (ask) =>
    ask.world.clients
      .all()
      .filter((client) => administers(ask.world, ask.user, client.id))
      .map((client) => detailsOf(ask, client)),
  info(ask) {
    const client = clientOf(ask)
    return { client: client.id, ...client.info }
  },
  saveInfo(ask) {
    const client = clientOf(ask)
    const made = bodyAs(ask.body, InfoBody)
    const info = { ...made, phone: made.phone ?? '' }
    ask.world.clients.put(client.id, { ...client, info })
    return { client: client.id, ...info }
  },
  removeAccount(ask) {
    const client = clientOf(ask)
    ask.world.clients.put(client.id, { ...client, deletion_requested_at: Math.floor(ask.now()) })
    return undefined
  },
  deletion(ask) {
    const { deletion_requested_at: at } = clientOf(ask)
    return { marked: at !== null, requested_at: at === null ? null : isoTime(at) }
  },

  companyBills(ask) {
    const client = companyClient(ask)
    return client ? billsOf(ask, client) : []
  },
  async companyBill(ask) {
    const client = companyClient(ask)
    const bills = client ? await billsOf(ask, client) : []
    return fileOf(
      ask,
      bills.filter((bill) => String(bill.id) === ask.params.bill || bill.code === ask.params.bill),
    )
  },
  bills: (ask) => billsOf(ask, clientOf(ask)),
  billsOfYear: (ask) => billsOf(ask, clientOf(ask), yearOf(ask)),
  billsOfMonth: (ask) => billsOf(ask, clientOf(ask), yearOf(ask), monthOf(ask)),
  async download(ask) {
    const client = clientOf(ask)
    const Body = object({
      billing_ids: pipe(
        array(id()),
        maxLength(500),
        check((list) => list.length > 0, 'This list may not be empty.'),
      ),
    })
    const wanted = new Set(bodyAs(ask.body, Body).billing_ids)
    const found = (await billsOf(ask, client)).filter((bill) => wanted.has(bill.id))
    if (found.length < wanted.size) throw refusals.notFound()
    return fileOf(ask, found)
  },
  downloadMonth: async (ask) => fileOf(ask, await billsOf(ask, clientOf(ask), yearOf(ask), monthOf(ask))),
  payment(ask) {
    const { id: client, card } = clientOf(ask)
    return {
      url: `https://payments.parapet.example/clients/${client}`,
      method: card ? 'card' : null,
      last_digits: card?.last_digits ?? null,
      expires: card?.expires ?? null,
    }
  },

  solutions: () => [...solutions],
  extraSolutions: () => [...extraSolutions],
  clientSolution: (ask) => solutionAnswer(ask, clientOf(ask)),
  saveClientSolution(ask) {
    const client = clientOf(ask)
    const made = bodyAs(ask.body, SolutionBody)
    const contract = { since: Math.floor(ask.now()), solution_type: made.solution_type, extras: made.extras ?? [] }
    const next = { ...client, contracts: [...client.contracts, contract] }
    return solutionAnswer(ask, ask.world.clients.put(client.id, next))
  },
  productLines: () => [...productLines],
  async consumption(ask) {
    const { world, user, query } = ask
    const { timestamp, products, clients } = filtersOf(query, Filters)
    const wanted = clients ?? []
    const visible = world.clients.all().filter((client) => administers(world, user, client.id))
    if (wanted.some((number) => !visible.some((client) => client.id === number))) throw refusals.forbidden()
    const lines = products ?? []
    const months = monthsIn(timestamp)
    if (ask.scenario === 'empty') return []
    const asked = visible
      .filter((client) => wanted.length === 0 || wanted.includes(client.id))
      .flatMap((client) => {
        const around = aroundOf(ask, client)
        const begun = months.filter(({ year, month }) => {
          const { from } = monthSpan(year, month)
          return from >= client.since && from < ask.now()
        })
        return begun.map((row) => ({ around, client, ...row }))
      })
    const rows: Consumption[] = []
    for (const row of asked) rows.push(...(await consumptionOf(row.around, row.client, row.year, row.month)))
    return rows.filter((row) => lines.length === 0 || lines.includes(row.product))
  },
  userSupport: () => ({ name: 'Customer care', email: 'care@parapet.example', phone: '+34 900 000 001' }),
})
