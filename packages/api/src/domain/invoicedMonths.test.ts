import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeBill } from '../entities/Billing.ts'
import { invoicedMonths, invoicedProducts } from './invoicedMonths.ts'

const line = (product: string, amount: number) => ({
  product,
  description: '',
  quantity: 1,
  unit: '',
  unit_price: amount,
  amount,
})
const range = { from: '2026-04', to: '2026-05' }

it('adds up invoices by month and product, and names what no line explains', () => {
  const bills = [
    makeBill({
      client: 30,
      month: 5,
      base: 660,
      lines: [line('package', 500), line('delivery', 100), line('extra', 60)],
    }),
    makeBill({ client: 31, month: 5, base: 300, lines: [line('package', 250)] }),
    makeBill({ client: 31, month: 4, base: 40, lines: [] }),
    makeBill({ client: 31, month: 3, base: 999 }),
  ]
  expect(invoicedMonths(bills, range)).toEqual([
    {
      ...{ month: '2026-05', currency: 'EUR', invoices: 2, clients: 2, unlisted: 50, total: 960 },
      lines: { package: 750, delivery: 100, extra: 60 },
    },
    { month: '2026-04', currency: 'EUR', invoices: 1, clients: 1, lines: {}, unlisted: 40, total: 40 },
  ])
  expect(invoicedProducts(invoicedMonths(bills, range))).toEqual(['package', 'extra', 'delivery'])
})

it('never adds amounts of different currencies', () => {
  const bills = [makeBill({ base: 100 }), makeBill({ base: 7, currency: 'USD' })]
  expect(invoicedMonths(bills, range).map(({ currency, total }) => [currency, total])).toEqual([
    ['EUR', 100],
    ['USD', 7],
  ])
})

it('has lines and the rest that make up the total, to the cent', () => {
  const amounts = fc.array(
    fc.integer({ min: 0, max: 1_000_000 }).map((n) => n / 100),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 999 }), (all, extra) => {
      const bills = all.map((own, index) =>
        makeBill({
          id: index,
          base: Math.round((own.reduce((sum, one) => sum + one, 0) + extra / 100) * 100) / 100,
          lines: own.map((amount, at) => line(at % 2 ? 'delivery' : 'package', amount)),
        }),
      )
      return invoicedMonths(bills, range).every(
        ({ lines, unlisted, total }) =>
          Math.abs(Object.values(lines).reduce((sum, one) => sum + one, unlisted) - total) < 0.005,
      )
    }),
  )
})
