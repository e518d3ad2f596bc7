import type { Bill, BillLine, Consumption } from '../entities/Billing.ts'
import { makeSolution } from '../entities/Billing.ts'
import type { SandboxContext } from './context.ts'
import { type PdfLine, pdfOf } from './files/pdf.ts'
import type { EdgeDay } from './traffic/columns.ts'
import { deniedByWaf } from './traffic/labels.ts'
import { atTheEdge, type Condition, type Question } from './traffic/scan.ts'
import { DAY } from './traffic/shapes.ts'
import type { StatisticsSource } from './traffic/statisticsSource.ts'
import { contractAt, extraSolutions, infoAt, minutePrice, productLines, solutions } from './world/accounts.ts'
import { transcodingAt, transcodingEnd } from './world/cache.ts'
import type { ClientRecord } from './world/records.ts'
import type { World } from './world/World.ts'
import { yieldWhenDue } from './yieldWhenDue.ts'

type Around = Pick<SandboxContext, 'world' | 'statistics' | 'now'> & { sites: readonly string[] }

/** Start and end of a calendar month (UTC) in epoch seconds; `month` is 1 … 12 and may run over. */
export function monthSpan(year: number, month: number): { from: number; to: number } {
  return { from: Date.UTC(year, month - 1, 1) / 1000, to: Date.UTC(year, month, 1) / 1000 }
}

const gigabyte = 1024 ** 3
const denied: Condition = { column: 'tcdndebugreason', passes: deniedByWaf }
const cents = (amount: number) => Math.round(amount * 100) / 100

const counted = new WeakMap<StatisticsSource, Map<string, Promise<number>>>()

/** Counts in steps: a year of a busy client takes seconds and must not block other requests. */
export async function countSites(
  statistics: StatisticsSource,
  question: Question,
): Promise<{ requests: number; bytes: number }> {
  const sum = { requests: 0, bytes: 0 }
  const { sites, from, to } = question
  for (let start = from; start < to; start += slice) {
    const end = Math.min(start + slice, to)
    const loaded = await statistics.within(sites, start, end)
    const part = { ...question, from: start, to: end }
    for (const { requests, bytes } of await loaded.histogram(part, 'month', 'UTC')) {
      sum.requests += requests
      sum.bytes += bytes
    }
  }
  return sum
}
const slice = 10 * DAY

const done = new WeakMap<StatisticsSource, Map<string, EdgeDay>>()

/** Counts the bytes the edge delivered for sites, and optionally the requests denied by the WAF. */
export async function countEdge(
  statistics: StatisticsSource,
  who: string,
  sites: readonly string[],
  from: number,
  to: number,
  wantsDenied = false,
): Promise<EdgeDay> {
  const first = Math.ceil(from / DAY)
  const end = Math.floor(to / DAY)
  const sum = { bytes: 0, denied: 0 }
  const count = async (some: readonly string[], start: number, stop: number) => {
    if (some.length === 0 || start >= stop) return
    const question = { sites: some, from: start, to: stop, conditions: [atTheEdge] }
    sum.bytes += (await countSites(statistics, question)).bytes
    if (wantsDenied)
      sum.denied += (await countSites(statistics, { ...question, conditions: [atTheEdge, denied] })).requests
  }
  if (first >= end) {
    await count(sites, from, to)
    return sum
  }
  const parts = sites.map((site) => ({ site, dailyTotals: statistics.dailyTotals(site) }))
  const known = parts.flatMap(({ dailyTotals }) => dailyTotals ?? [])
  const sitesThat = (isKnown: boolean) =>
    parts.flatMap(({ site, dailyTotals }) => (!dailyTotals === isKnown ? [] : [site]))
  const days = done.get(statistics) ?? new Map<string, EdgeDay>()
  done.set(statistics, days)
  await count(sitesThat(false), from, to)
  await count(sitesThat(true), from, first * DAY)
  await count(sitesThat(true), end * DAY, to)
  const cacheKey = (day: number) => `${who} ${known.length} ${day}`
  const missing: { day: number; did: EdgeDay }[] = []
  for (let day = first; day < end; day++)
    if (!days.has(cacheKey(day))) missing.push({ day, did: { bytes: 0, denied: 0 } })
  for (const dailyTotals of known) {
    for (const { day, did } of missing) {
      const { bytes, denied: kept } = dailyTotals(day)
      did.bytes += bytes
      did.denied += kept
    }
    await yieldWhenDue()
  }
  for (const { day, did } of missing) days.set(cacheKey(day), did)
  for (let day = first; day < end; day++) {
    const did = days.get(cacheKey(day))
    sum.bytes += did?.bytes ?? 0
    sum.denied += did?.denied ?? 0
  }
  return sum
}

/** The sites of a client's companies, including disabled ones, which delivered before. */
export function clientSites(world: World, client: number): string[] {
  const companies = new Set(
    world.companies
      .all()
      .filter((row) => row.client?.id === client)
      .map((row) => row.id),
  )
  return world.sites
    .all()
    .filter((site) => companies.has(site.company))
    .map((site) => site.url)
}

function deliveredBytes(
  { statistics, now, sites }: Around,
  client: number,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const known = counted.get(statistics) ?? new Map<string, Promise<number>>()
  counted.set(statistics, known)
  const count = async (until: number) => (await countEdge(statistics, `client ${client}`, sites, from, until)).bytes
  if (to > now()) return count(Math.floor(now()))
  const key = `${client} ${from} ${sites.length}`
  const bytes = known.get(key) ?? count(to)
  known.set(key, bytes)
  return bytes
}

/** The transcoded minutes of companies. */
export function transcodedMinutes(
  { world, now }: Pick<SandboxContext, 'world' | 'now'>,
  isCounted: (company: number) => boolean,
  from: number,
  to: number,
): number {
  return world.transcoding_orders
    .all()
    .filter((row) => isCounted(row.company))
    .filter(
      (row) =>
        transcodingEnd(row) >= from && transcodingEnd(row) < to && transcodingAt(row, now()).status === 'FINISHED',
    )
    .reduce((sum, row) => sum + (row.duration / 60) * row.order.jobs.length, 0)
}

function hiredIn(client: ClientRecord, to: number) {
  const { solution_type, extras } = contractAt(client, to - 1)
  return { solution: solutions.find((row) => row.solution_type === solution_type) ?? makeSolution(), extras }
}

/** The consumption of a client in a month and its price beyond the package. */
export async function consumptionOf(
  around: Around,
  client: ClientRecord,
  year: number,
  month: number,
): Promise<Consumption[]> {
  const { from, to } = monthSpan(year, month)
  const { commitment, excess_price } = hiredIn(client, to).solution
  const line = (key: string, consumed: number, committed: number, price: number): Consumption => ({
    client: client.id,
    client_name: client.name,
    product: key,
    unit: productLines.find((row) => row.key === key)?.unit ?? '',
    timestamp: from,
    consumed: cents(consumed),
    committed,
    amount: cents(Math.max(0, consumed - committed) * price),
  })
  const bytes = await deliveredBytes(around, client.id, { from, to })
  const minutes = transcodedMinutes(
    around,
    (company) => around.world.companies.get(company)?.client?.id === client.id,
    from,
    to,
  )
  return [
    line('delivery', bytes / gigabyte, commitment * 1024, excess_price),
    ...(minutes > 0 ? [line('transcoding', minutes, 0, minutePrice)] : []),
  ]
}

/** The bill of a past month. Its id holds client and month; its lines add up to the total. */
export async function billOf(around: Around, client: ClientRecord, year: number, month: number): Promise<Bill> {
  const { to } = monthSpan(year, month)
  const { solution, extras } = hiredIn(client, to)
  const consumption = await consumptionOf(around, client, year, month)
  const lines: BillLine[] = [
    {
      product: 'package',
      description: `Package ${solution.name}`,
      quantity: 1,
      unit: 'month',
      unit_price: solution.price,
      amount: solution.price,
    },
    ...extras.flatMap(({ id, quantity }): BillLine[] => {
      const extra = extraSolutions.find((row) => row.id === id)
      if (!extra) return []
      const { name, unit = '', price } = extra
      return [
        { product: 'extra', description: name, quantity, unit, unit_price: price, amount: cents(price * quantity) },
      ]
    }),
    ...consumption
      .filter((row) => row.amount > 0)
      .map((row) => ({
        product: row.product,
        description: row.committed > 0 ? `Beyond ${row.committed} ${row.unit} of ${row.product}` : row.product,
        quantity: cents(row.consumed - row.committed),
        unit: row.unit,
        unit_price: row.product === 'delivery' ? solution.excess_price : minutePrice,
        amount: row.amount,
      })),
  ]
  const base = cents(lines.reduce((sum, line) => sum + line.amount, 0))
  const tax = infoAt(client, to).country === 'ES' ? cents(base * 0.21) : 0
  const isLast = to > around.now() - 20 * 86_400
  const short = `${String(year).slice(2)}${String(month).padStart(2, '0')}`
  return {
    id: client.id * 10_000 + Number(short),
    code: `F${short}-${String(client.id).padStart(4, '0')}`,
    client: client.id,
    date: new Date(to * 1000).toISOString().slice(0, 10),
    year,
    month,
    base,
    tax,
    total: cents(base + tax),
    currency: 'EUR',
    status: isLast && !client.card ? 'pending' : 'paid',
    lines,
  }
}

/** The months of a client that are billed, newest first. */
export function billedMonths(client: ClientRecord, now: number): { year: number; month: number }[] {
  const months: { year: number; month: number }[] = []
  const today = new Date(now * 1000)
  for (let back = 1; back <= 36; back++) {
    const start = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1))
    if (start.getTime() / 1000 < client.since) break
    months.push({ year: start.getUTCFullYear(), month: start.getUTCMonth() + 1 })
  }
  return months
}

const euros = (amount: number) => `${amount.toFixed(2)} €`.padStart(14)

/** A bill as a document. */
export function billPdf(world: World, bill: Bill): Uint8Array {
  const client = bill.client === undefined ? undefined : world.clients.get(bill.client)
  const info = client && infoAt(client, Date.parse(bill.date) / 1000)
  const table = (cells: readonly [string, string, string, string]): PdfLine => ({
    text: `${cells[0].slice(0, 40).padEnd(40)} ${cells[1].padStart(16)} ${cells[2].padStart(12)} ${cells[3].padStart(14)}`,
    looks: 'table',
  })
  return pdfOf(`Invoice ${bill.code}`, [
    { text: `Date ${bill.date}` },
    { text: '' },
    { text: info?.name ?? '', looks: 'heading' },
    { text: info?.tax_id ?? '' },
    { text: info?.address ?? '' },
    { text: `${info?.postal_code ?? ''} ${info?.city ?? ''} ${info?.country ?? ''}` },
    { text: '' },
    table(['Concept', 'Quantity', 'Price', 'Amount']),
    ...bill.lines.map((line) =>
      table([
        line.description || line.product,
        `${line.quantity} ${line.unit}`,
        String(line.unit_price),
        euros(line.amount),
      ]),
    ),
    { text: '' },
    table(['', '', 'Base', euros(bill.base)]),
    table(['', '', 'Tax', euros(bill.tax)]),
    table(['', '', 'Total', euros(bill.total)]),
  ])
}
