import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Consumption } from '../entities/Billing.ts'
import {
  billingFilter,
  clientRevenues,
  clientTotals,
  monthCount,
  monthRange,
  monthTotals,
  offeredMonths,
  shiftMonth,
} from './clientMonths.ts'

const now = Date.UTC(2026, 5, 15) / 1000
const row = (month: string, client: number, over: Partial<Consumption> = {}): Consumption => ({
  client,
  client_name: `Client ${client}`,
  product: 'delivery',
  unit: 'GB',
  timestamp: Date.parse(`${month}-01T00:00:00Z`) / 1000,
  consumed: 100,
  committed: 50,
  amount: 5,
  ...over,
})
const price = (client: number) => (client === 9 ? undefined : 100)

it('moves months over the end of a year, and offers two years of them', () => {
  expect(shiftMonth('2026-01', -1)).toBe('2025-12')
  expect(offeredMonths(now)).toHaveLength(24)
  expect(offeredMonths(now).at(-1)).toBe('2024-07')
  expect(billingFilter({ from: '2025-12', to: '2025-12' }, { products: [], clients: [30] })).toEqual({
    timestamp: { from: Date.UTC(2025, 11, 1) / 1000, to: Date.UTC(2026, 0, 1) / 1000 },
    products: [],
    clients: [30],
  })
})

it('reads any range of a link as months in order, at most a year', () => {
  const initial = { from: '2026-01', to: '2026-06' }
  expect(monthRange({ from: null, to: null }, initial, now)).toEqual(initial)
  expect(monthRange({ from: '2026-05', to: '2026-02' }, initial, now)).toEqual({ from: '2026-02', to: '2026-02' })
  expect(monthRange({ from: '2024-08', to: '2026-06' }, initial, now)).toEqual({ from: '2025-07', to: '2026-06' })
  const month = fc.option(fc.constantFrom(...offeredMonths(now), '2019-01', 'x'), { nil: null })
  fc.assert(
    fc.property(month, month, (from, to) => {
      const range = monthRange({ from, to }, initial, now)
      expect(monthCount(range)).toBeGreaterThanOrEqual(1)
      expect(monthCount(range)).toBeLessThanOrEqual(12)
    }),
  )
})

it('counts the package of a client once a month, whatever it consumed', () => {
  const rows = [
    row('2026-05', 1),
    row('2026-05', 1, { product: 'transcoding', unit: 'minutes', consumed: 7, amount: 1 }),
    row('2026-06', 1),
    row('2026-06', 2, { amount: 0 }),
  ]
  expect(clientTotals(rows, price)).toMatchObject([
    {
      client: 1,
      name: 'Client 1',
      products: { delivery: 200, transcoding: 7 },
      beyond: 11,
      packages: 200,
      revenue: 211,
    },
    { client: 2, beyond: 0, revenue: 100 },
  ])
  expect(monthTotals(rows, price)).toMatchObject([
    { month: '2026-06', clients: 2, revenue: 205 },
    { month: '2026-05', clients: 1, revenue: 106 },
  ])
})

it('knows no revenue of a client whose package is unknown', () => {
  expect(clientTotals([row('2026-05', 9)], price)).toMatchObject([{ beyond: 5, packages: null, revenue: null }])
})

it('compares revenue with the months before, also of clients that are new or gone', () => {
  const rows = [
    row('2026-04', 1, { amount: 0 }),
    row('2026-05', 1, { amount: 50 }),
    row('2026-05', 2),
    row('2026-04', 3),
  ]
  expect(clientRevenues(rows, '2026-05', price)).toMatchObject([
    { client: 1, revenue: 150, before: 100, change: 0.5 },
    { client: 2, revenue: 105, before: null, change: null },
    { client: 3, revenue: 0, before: 105, change: -1 },
  ])
})

it('does not compare a range with fewer months before it', () => {
  const rows = [row('2026-04', 1), row('2026-05', 1), row('2026-06', 1)]
  expect(clientRevenues(rows, '2026-05', price)).toMatchObject([{ revenue: 210, before: 105, change: null }])
})

it('sums a year of 500 clients at once', () => {
  const months = offeredMonths(now).slice(0, 12)
  const rows = months.flatMap((month) => Array.from({ length: 500 }, (_, client) => row(month, client + 10)))
  const started = performance.now()
  expect(clientTotals(rows, price)).toHaveLength(500)
  expect(performance.now() - started).toBeLessThan(200)
})
