import type { Bill } from '../entities/Billing.ts'
import type { MonthRange } from './clientMonths.ts'

const cents = (amount: number) => Math.round(amount * 100) / 100

/** What was invoiced in a month and currency, before tax. */
export interface InvoicedMonth {
  /** Such as `2026-06`. */
  readonly month: string
  readonly currency: string
  readonly invoices: number
  readonly clients: number
  /** The sums of the lines by product: `package`, `extra`, or the provider's key of a product line. */
  readonly lines: Readonly<Record<string, number>>
  /** What is invoiced without a line that says for what. */
  readonly unlisted: number
  readonly total: number
}

/** The calendar month (UTC) that an invoice is for, such as `2026-06`. */
const monthOfBill = ({ year, month }: Bill) => `${year}-${String(month).padStart(2, '0')}`

/** Adds up invoices by month and currency, the newest month first; amounts of different currencies are never added. */
export function invoicedMonths(bills: readonly Bill[], { from, to }: MonthRange): InvoicedMonth[] {
  const groups = new Map<string, Bill[]>()
  for (const bill of bills) {
    const month = monthOfBill(bill)
    if (month < from || month > to) continue
    const key = `${month} ${bill.currency}`
    groups.set(key, [...(groups.get(key) ?? []), bill])
  }
  return [...groups.values()]
    .map((own) => {
      const lines: Record<string, number> = {}
      for (const { product, amount } of own.flatMap((bill) => bill.lines))
        lines[product] = cents((lines[product] ?? 0) + amount)
      const total = cents(own.reduce((sum, { base }) => sum + base, 0))
      const listed = Object.values(lines).reduce((sum, amount) => sum + amount, 0)
      return {
        month: own[0] ? monthOfBill(own[0]) : from,
        currency: own[0]?.currency ?? '',
        invoices: own.length,
        clients: new Set(own.map(({ client, id }) => client ?? `bill ${id}`)).size,
        lines,
        unlisted: cents(total - listed),
        total,
      }
    })
    .sort((a, b) => b.month.localeCompare(a.month) || a.currency.localeCompare(b.currency))
}

/** The products that lines are of: packages first, then extras, then product lines in the order of their names. */
export function invoicedProducts(months: readonly InvoicedMonth[]): string[] {
  const rank = (product: string) => (product === 'package' ? 0 : product === 'extra' ? 1 : 2)
  return [...new Set(months.flatMap(({ lines }) => Object.keys(lines)))].sort(
    (a, b) => rank(a) - rank(b) || a.localeCompare(b),
  )
}
