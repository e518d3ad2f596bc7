import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeSolution } from '../entities/Billing.ts'
import { billDay, billsFileName, billTotals, middleOfMonth, packageKeys, packageRows } from './billing.ts'

const bill = (code: string, date = '2026-06-01') => ({ code, date })

it.each([
  [[], null],
  [[bill('F2605-0030')], 'F2605-0030.pdf'],
  [
    [bill('F2606-0030', '2026-07-01'), bill('F2604-0030', '2026-05-01'), bill('F2605-0030')],
    'F2604-0030_F2606-0030.zip',
  ],
  [[bill('B'), bill('A')], 'A_B.zip'],
  [[bill('Factura nº 7/2026')], 'Factura-nº-7-2026.pdf'],
  [[bill('../../etc/passwd')], 'etc-passwd.pdf'],
  [[bill('..')], 'bill.pdf'],
])('%j is named %s', (bills, name) => {
  expect(billsFileName(bills)).toBe(name)
})

it('file names never contain a path, whatever the code', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string().map((code) => bill(code)),
        { minLength: 1, maxLength: 3 },
      ),
      (bills) => {
        expect(billsFileName(bills)).toMatch(/^[^./\\:\s][^/\\:\s]*\.(pdf|zip)$/)
      },
    ),
  )
})

it('has a unit for every row of §3', () => {
  const rows = packageRows(
    makeSolution({ waf_commitment: 20_000_000, waf_excess_price: 5.3, start_up_time: 1, domains: 5 }),
  )
  expect(rows.map(({ key, cell }) => [key, cell])).toEqual([
    ['commitment', { kind: 'quantity', value: 1, unit: 'terabytes' }],
    ['response_time', { kind: 'quantity', value: 8, unit: 'hours' }],
    ['mail_support', { kind: 'granted', value: true }],
    ['phone_support', { kind: 'granted', value: false }],
    ['excess_price', { kind: 'price', value: 0.07, per: 'gigabyte' }],
    ['i3_commitment', { kind: 'quantity', value: 0, unit: 'images' }],
    ['i3_excess_price', { kind: 'price', value: 0.2, per: 'thousandImages' }],
    ['waf_commitment', { kind: 'quantity', value: 20_000_000, unit: 'requests' }],
    ['waf_excess_price', { kind: 'price', value: 5.3, per: 'millionRequests' }],
    ['start_up_time', { kind: 'quantity', value: 1, unit: 'hours' }],
    ['domains', { kind: 'quantity', value: 5, unit: 'domains' }],
  ])
})

it('omits what the package lacks, but keeps an included quantity of 0', () => {
  const cells = new Map(packageRows(makeSolution()).map(({ key, cell }) => [key, cell.kind]))
  expect([...cells.keys()]).toEqual(packageKeys)
  expect([cells.get('i3_commitment'), cells.get('waf_commitment'), cells.get('domains')]).toEqual([
    'quantity',
    'none',
    'none',
  ])
})

it('sums bills by currency in cents, and what is pending', () => {
  const sums = billTotals([
    { currency: 'EUR', total: 0.1, status: 'paid' },
    { currency: 'USD', total: 7, status: undefined },
    { currency: 'EUR', total: 0.2, status: 'pending' },
  ])
  expect(sums).toEqual([
    { currency: 'EUR', count: 2, total: 0.3, pending: 0.2, pendingCount: 1 },
    { currency: 'USD', count: 1, total: 7, pending: 0, pendingCount: 0 },
  ])
  expect(billTotals([])).toEqual([])
})

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('names the month of a bill in %s', (timeZone) => {
  const name = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone })
  expect(name.format(middleOfMonth({ year: 2026, month: 12 }) * 1000)).toBe('December 2026')
})

it('writes the day of a bill as it is, in no time zone', () => {
  expect(billDay('2026-06-01')).toBe('01/06/2026')
  expect(billDay('June 1st')).toBe('June 1st')
})
