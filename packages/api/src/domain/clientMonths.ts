import type { BillingFilter, Consumption } from '../entities/Billing.ts'
import { monthKey } from './consumption.ts'

const YEARS_OFFERED = 2
/** The provider answers at most three years (§7), and revenue reads the range before as well. */
const MOST_MONTHS = 12

const cents = (amount: number) => Math.round(amount * 100) / 100

/** Returns a month such as `2026-06`, moved by a number of months. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthKey(Date.UTC(year, number - 1 + by) / 1000)
}

/** Returns the months of the last two years, the running one first. */
export function offeredMonths(now: number): string[] {
  const running = monthKey(now)
  return Array.from({ length: 12 * YEARS_OFFERED }, (_, back) => shiftMonth(running, -back))
}

/** Returns how many months a range has, both ends included. */
export function monthCount({ from, to }: MonthRange): number {
  const at = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
  return at(to) - at(from) + 1
}

/** The first and the last month of a range, such as `2026-06`. */
export interface MonthRange {
  readonly from: string
  readonly to: string
}

/** Returns a range of offered months of at most a year; a missing or strange end is the default's, and `to` is kept. */
export function monthRange(
  asked: { from: string | null; to: string | null },
  initial: MonthRange,
  now: number,
): MonthRange {
  const offered = offeredMonths(now)
  const known = (month: string | null) => offered.find((one) => one === month)
  const to = known(asked.to) ?? initial.to
  const from = known(asked.from) ?? initial.from
  if (from > to) return { from: to, to }
  return { from: monthCount({ from, to }) > MOST_MONTHS ? shiftMonth(to, 1 - MOST_MONTHS) : from, to }
}

/** Returns the billing filter (§3) of a range of months (UTC); empty lists mean everything. */
export function billingFilter(
  { from, to }: MonthRange,
  { products, clients }: Pick<BillingFilter, 'products' | 'clients'>,
): BillingFilter {
  const start = (month: string) => Date.parse(`${month}-01T00:00:00Z`) / 1000
  return { timestamp: { from: start(from), to: start(shiftMonth(to, 1)) }, products, clients }
}

/** What was consumed and charged: of a client in a range, or of all clients in a month. */
export interface BillingTotals {
  /** Consumed by product, in the unit of the product. */
  readonly products: Readonly<Record<string, number>>
  /** The price beyond the packages, before tax. */
  readonly beyond: number
  /** The price of the packages; null if one of them is unknown. */
  readonly packages: number | null
  /** Packages and beyond; null if a package is unknown. */
  readonly revenue: number | null
}

/** The totals of a client in a range, and the rows they are made of. */
export interface ClientTotals extends BillingTotals {
  readonly client: number
  readonly name: string
  readonly rows: readonly Consumption[]
}

/** The totals of a month, such as `2026-06`. */
export interface MonthTotals extends BillingTotals {
  readonly month: string
  readonly clients: number
}

/** Returns the price of a client's package for a month; undefined if it is unknown. */
export type PackagePrice = (client: number) => number | undefined

function totalsOf(rows: readonly Consumption[], priceOf: PackagePrice): BillingTotals {
  const products: Record<string, number> = {}
  const paid = new Set<string>()
  let beyond = 0
  let packages: number | null = 0
  for (const { client, product, consumed, amount, timestamp } of rows) {
    products[product] = (products[product] ?? 0) + consumed
    beyond += amount
    // A package is paid once a month, however many products a client consumed.
    const key = `${client} ${monthKey(timestamp)}`
    if (paid.has(key)) continue
    paid.add(key)
    const price = priceOf(client)
    packages = packages === null || price === undefined ? null : packages + price
  }
  return {
    products,
    beyond: cents(beyond),
    packages: packages === null ? null : cents(packages),
    revenue: packages === null ? null : cents(packages + beyond),
  }
}

function groupBy<K>(rows: readonly Consumption[], keyOf: (row: Consumption) => K): Map<K, Consumption[]> {
  const groups = new Map<K, Consumption[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** Sums consumption by client. */
export function clientTotals(rows: readonly Consumption[], priceOf: PackagePrice): ClientTotals[] {
  return [...groupBy(rows, ({ client }) => client)].map(([client, own]) => ({
    client,
    name: own.find(({ client_name }) => client_name !== '')?.client_name ?? String(client),
    rows: own,
    ...totalsOf(own, priceOf),
  }))
}

/** Sums consumption by month, newest first. */
export function monthTotals(rows: readonly Consumption[], priceOf: PackagePrice): MonthTotals[] {
  return [...groupBy(rows, ({ timestamp }) => monthKey(timestamp))]
    .map(([month, own]) => ({
      month,
      clients: new Set(own.map(({ client }) => client)).size,
      ...totalsOf(own, priceOf),
    }))
    .sort((a, b) => b.month.localeCompare(a.month))
}

/** A client's revenue in a range, and in as many months before it. */
export interface ClientRevenue extends ClientTotals {
  /** Null if the client had not begun, or is not comparable. */
  readonly before: number | null
  /** The change relative to `before`, such as 0.25; null without one, and if `before` has fewer months. */
  readonly change: number | null
}

/** Compares the revenue of clients in a range with the months before it; a client of the months before only counts with 0. */
export function clientRevenues(rows: readonly Consumption[], from: string, priceOf: PackagePrice): ClientRevenue[] {
  const isNow = ({ timestamp }: Consumption) => monthKey(timestamp) >= from
  const earlier = new Map(
    clientTotals(
      rows.filter((row) => !isNow(row)),
      priceOf,
    ).map((total) => [total.client, total]),
  )
  const current = clientTotals(rows.filter(isNow), priceOf)
  const known = new Set(current.map(({ client }) => client))
  const gone = [...earlier.values()]
    .filter(({ client }) => !known.has(client))
    .map((total) => ({ ...total, products: {}, beyond: 0, packages: 0, revenue: 0, rows: [] }))
  const monthsOf = (total: ClientTotals | undefined) => new Set(total?.rows.map(({ timestamp }) => timestamp)).size
  const monthsBefore = ({ client }: ClientTotals) => monthsOf(earlier.get(client))
  return [...current, ...gone].map((total) => {
    const before = earlier.get(total.client)?.revenue ?? null
    const isComparable =
      before !== null && before > 0 && total.revenue !== null && monthsOf(total) <= monthsBefore(total)
    return { ...total, before, change: isComparable ? ((total.revenue ?? 0) - before) / before : null }
  })
}
