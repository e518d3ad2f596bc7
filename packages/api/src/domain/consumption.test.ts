import { expect, it } from 'vitest'
import { type Consumption, makeSolution } from '../entities/Billing.ts'
import {
  consumptionFilter,
  expectedPrice,
  extrasPrice,
  monthKey,
  passedShare,
  priceSoFar,
  projectedConsumption,
} from './consumption.ts'

const june = Date.UTC(2026, 5, 1) / 1000
const middle = Date.UTC(2026, 5, 16) / 1000
const end = Date.UTC(2026, 6, 1) / 1000
const row = (over: Partial<Consumption> = {}): Consumption => ({
  client: 30,
  client_name: '',
  product: 'delivery',
  unit: 'GB',
  timestamp: june,
  consumed: 6000,
  committed: 10_240,
  amount: 0,
  ...over,
})
const business = makeSolution({ name: 'Business', price: 500, commitment: 10, excess_price: 0.06 })

it('asks for the running month and the eleven before it', () => {
  expect(consumptionFilter(30, middle)).toEqual({
    timestamp: { from: Date.UTC(2025, 6, 1) / 1000, to: end },
    products: [],
    clients: [30],
  })
  expect(monthKey(consumptionFilter(30, Date.UTC(2026, 0, 31) / 1000).timestamp.from)).toBe('2025-02')
})

it('projects a month from its passed share, but not on its first day', () => {
  expect(passedShare(june, middle)).toBe(0.5)
  expect(passedShare(june, end + 1)).toBe(1)
  expect(projectedConsumption(row(), middle)).toBe(12_000)
  expect(projectedConsumption(row(), june + 3600)).toBeNull()
})

it('prices a month as the provider does: 11 TB on a package of 10 TB for 500 € cost 561.44 €', () => {
  expect(expectedPrice([row({ consumed: 11 * 1024 })], business, 0, end)).toBe(561.44)
  expect(priceSoFar([row({ consumed: 11 * 1024, amount: 61.44 })], business, 0)).toBe(561.44)
})

it('prices the same month under another package, with extras and other products', () => {
  const starter = makeSolution({ price: 50, commitment: 1, excess_price: 0.07 })
  const rows = [row(), row({ product: 'transcoding', unit: 'minutes', consumed: 100, committed: 0, amount: 1.5 })]
  expect(expectedPrice(rows, business, 180, middle)).toBe(500 + 180 + 1760 * 0.06 + 3)
  expect(expectedPrice(rows, starter, 180, middle)).toBe(50 + 180 + (12_000 - 1024) * 0.07 + 3)
  expect(expectedPrice(rows, starter, 180, june + 60)).toBeNull()
})

it('sums the extras of a client; unknown ones cost nothing', () => {
  const extras = [{ id: 1, name: 'Technician hour', description: '', price: 100, unit: 'hour' }]
  expect(
    extrasPrice(
      [
        { id: 1, quantity: 3 },
        { id: 9, quantity: 1 },
      ],
      extras,
    ),
  ).toBe(300)
})
