import type { Bill, Solution } from '../entities/Billing.ts'

// A code comes from the provider: in a file name it must not contain a path.
const safe = (code: string) =>
  code
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 100)

/** The file name of downloaded bills (§7: zip or pdf, named by bill code, first to last); null without bills. */
export function billsFileName(bills: readonly Pick<Bill, 'code' | 'date'>[]): string | null {
  const codes = [...bills]
    .sort((a, b) => a.date.localeCompare(b.date) || a.code.localeCompare(b.code))
    .map(({ code }) => safe(code) || 'bill')
  const [first, last] = [codes[0], codes.at(-1)]
  if (first === undefined || last === undefined) return null
  return codes.length === 1 ? `${first}.pdf` : `${first}_${last}.zip`
}

/** The rows of a package in the order of §3. */
export const packageKeys = [
  'commitment',
  'response_time',
  'mail_support',
  'phone_support',
  'excess_price',
  'i3_commitment',
  'i3_excess_price',
  'waf_commitment',
  'waf_excess_price',
  'start_up_time',
  'domains',
] as const
export type PackageKey = (typeof packageKeys)[number]

/** A cell of a package with its unit (§3). */
export type PackageCell =
  | {
      readonly kind: 'quantity'
      readonly value: number
      readonly unit: 'terabytes' | 'hours' | 'images' | 'requests' | 'domains'
    }
  | {
      readonly kind: 'price'
      /** In euros. */
      readonly value: number
      readonly per: 'gigabyte' | 'thousandImages' | 'millionRequests'
    }
  | { readonly kind: 'granted'; readonly value: boolean }
  | { readonly kind: 'none' }

export interface PackageRow {
  readonly key: PackageKey
  readonly cell: PackageCell
}

const units = {
  commitment: { kind: 'quantity', unit: 'terabytes' },
  response_time: { kind: 'quantity', unit: 'hours' },
  mail_support: { kind: 'granted' },
  phone_support: { kind: 'granted' },
  excess_price: { kind: 'price', per: 'gigabyte' },
  i3_commitment: { kind: 'quantity', unit: 'images' },
  i3_excess_price: { kind: 'price', per: 'thousandImages' },
  waf_commitment: { kind: 'quantity', unit: 'requests' },
  waf_excess_price: { kind: 'price', per: 'millionRequests' },
  start_up_time: { kind: 'quantity', unit: 'hours' },
  domains: { kind: 'quantity', unit: 'domains' },
} as const

function cellOf(key: PackageKey, value: number | boolean | null | undefined): PackageCell {
  const unit = units[key]
  if (unit.kind === 'granted') return { kind: 'granted', value: value === true }
  return typeof value === 'number' ? { ...unit, value } : { kind: 'none' }
}

/** Returns the rows of a package with their units; `none` for what it does not include. */
export function packageRows(solution: Pick<Solution, PackageKey>): PackageRow[] {
  return packageKeys.map((key) => ({ key, cell: cellOf(key, solution[key]) }))
}

/** The middle of a calendar month (1 to 12) in epoch seconds, which is in that month in every time zone. */
export const middleOfMonth = ({ year, month }: { readonly year: number; readonly month: number }): number =>
  Date.UTC(year, month - 1, 15) / 1000

/** Formats the date of a bill as day/month/year (§9), in no time zone; another text stays as it is. */
export const billDay = (date: string): string => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')

/** The sums of bills in one currency, with cents. */
export interface BillTotals {
  readonly currency: string
  readonly count: number
  readonly total: number
  readonly pending: number
  readonly pendingCount: number
}

const inCents = (amount: number) => Math.round(amount * 100) / 100

/** Sums bills by currency, in the order in which the currencies appear. */
export function billTotals(bills: readonly Pick<Bill, 'currency' | 'total' | 'status'>[]): BillTotals[] {
  const sums = new Map<string, BillTotals>()
  for (const { currency, total, status } of bills) {
    const sum = sums.get(currency) ?? { currency, count: 0, total: 0, pending: 0, pendingCount: 0 }
    const isPending = status === 'pending'
    sums.set(currency, {
      currency,
      count: sum.count + 1,
      total: inCents(sum.total + total),
      pending: inCents(sum.pending + (isPending ? total : 0)),
      pendingCount: sum.pendingCount + (isPending ? 1 : 0),
    })
  }
  return [...sums.values()]
}

/** The bytes of a GB on bills. */
export const BYTES_PER_GB = 1024 ** 3

/** Returns what an amount of delivery costs beyond a package, at its price per GB (1024³ bytes). */
export const excessCost = (bytes: number, perGigabyte: number): number => (bytes / BYTES_PER_GB) * perGigabyte
