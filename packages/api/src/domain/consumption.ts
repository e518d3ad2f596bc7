import type { BillingFilter, ClientSolution, Consumption, ExtraSolution, Solution } from '../entities/Billing.ts'

const GB_PER_TB = 1024
const HISTORY_MONTHS = 12
/** A projection from less than this share of a month is a guess. */
const LEAST_SHARE = 1 / 31

const cents = (amount: number) => Math.round(amount * 100) / 100
const startOfMonth = (now: number, months = 0): number => {
  const date = new Date(now * 1000)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / 1000
}

/** Returns the filter for a client's last twelve months (UTC), including the running one. */
export const consumptionFilter = (client: number, now: number): BillingFilter => ({
  timestamp: { from: startOfMonth(now, 1 - HISTORY_MONTHS), to: startOfMonth(now, 1) },
  products: [],
  clients: [client],
})

/** Returns the calendar month (UTC) of a timestamp, such as `2026-06`. */
export const monthKey = (timestamp: number): string => new Date(timestamp * 1000).toISOString().slice(0, 7)

/** The calendar month (UTC) of a timestamp. */
export const monthOf = (timestamp: number) => ({ from: startOfMonth(timestamp), to: startOfMonth(timestamp, 1) })

/** Returns how much of a timestamp's calendar month (UTC) has passed, 0 to 1. */
export function passedShare(timestamp: number, now: number): number {
  const from = startOfMonth(timestamp)
  return Math.min(1, Math.max(0, (now - from) / (startOfMonth(timestamp, 1) - from)))
}

/** The consumption expected by the end of the month if it goes on as before; null on the first day. */
export function projectedConsumption(
  { consumed, timestamp }: Pick<Consumption, 'consumed' | 'timestamp'>,
  now: number,
): number | null {
  const share = passedShare(timestamp, now)
  return share < LEAST_SHARE ? null : consumed / share
}

/** The price of a unit beyond the package; null if neither the package nor the consumption tells it. */
function priceBeyond({ product, consumed, committed, amount }: Consumption, plan: Solution): number | null {
  if (product === 'delivery') return plan.excess_price
  if (product === 'i3' && plan.i3_excess_price !== null) return plan.i3_excess_price / 1000
  if (product === 'waf' && plan.waf_excess_price !== null) return plan.waf_excess_price / 1e6
  return consumed > committed ? amount / (consumed - committed) : null
}

function committedBy({ product, committed }: Consumption, plan: Solution): number {
  switch (product) {
    case 'delivery':
      return plan.commitment * GB_PER_TB
    case 'i3':
      return plan.i3_commitment ?? committed
    case 'waf':
      return plan.waf_commitment ?? committed
    default:
      return committed
  }
}

/** The price of a client's extras for a month, before tax. */
export const extrasPrice = (held: ClientSolution['extras'], extras: readonly ExtraSolution[]): number =>
  cents(held.reduce((sum, { id, quantity }) => sum + (extras.find((one) => one.id === id)?.price ?? 0) * quantity, 0))

/** The price of a month so far, before tax: package, extras, and what was consumed beyond the package. */
export const priceSoFar = (rows: readonly Consumption[], plan: Solution, extras: number): number =>
  cents(rows.reduce((sum, { amount }) => sum + amount, plan.price + extras))

/** The price expected for a month under a package, before tax; null while the month is too young. */
export function expectedPrice(
  rows: readonly Consumption[],
  plan: Solution,
  extras: number,
  now: number,
): number | null {
  let price = plan.price + extras
  for (const row of rows) {
    const projected = projectedConsumption(row, now)
    if (projected === null) return null
    const beyond = Math.max(0, projected - committedBy(row, plan))
    price += beyond * (priceBeyond(row, plan) ?? 0)
  }
  return cents(price)
}
