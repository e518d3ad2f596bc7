import { expect, it } from 'vitest'
import { billingProblems, cardState } from './billingProblems.ts'

const info = {
  name: 'Aurora S.L.',
  tax_id: 'B12345674',
  address: '',
  city: '',
  postal_code: '',
  country: 'ES',
  email: '',
  phone: '',
}

it('accepts the least that an invoice needs, and names what is wrong by field', () => {
  expect(billingProblems(info)).toEqual({})
  expect(
    billingProblems({
      ...info,
      name: ' ',
      tax_id: 'x'.repeat(31),
      country: 'Spain',
      email: 'ada@',
      city: 'x'.repeat(101),
    }),
  ).toEqual({ name: 'required', tax_id: 'long', country: 'country', email: 'email', city: 'long' })
})

it('judges the tax number by the country of the invoice', () => {
  expect(billingProblems({ ...info, tax_id: '<b>x</b>' })).toEqual({ tax_id: 'tax.characters' })
  expect(billingProblems({ ...info, tax_id: '123' })).toEqual({ tax_id: 'tax.format' })
  expect(billingProblems({ ...info, tax_id: 'B12345675' })).toEqual({ tax_id: 'tax.check' })
  expect(billingProblems({ ...info, country: 'PT' })).toEqual({ tax_id: 'tax.format' })
  expect(billingProblems({ ...info, country: 'PT', tax_id: '501964843' })).toEqual({})
})

it('knows when a card expires: at the end of its month', () => {
  const at = (date: string) => Date.parse(date) / 1000
  expect(cardState('11/2028', at('2026-06-15'))).toBe('valid')
  expect(cardState('07/2026', at('2026-06-15'))).toBe('expiring')
  expect(cardState('06/2026', at('2026-06-30T23:00:00Z'))).toBe('expiring')
  expect(cardState('06/2026', at('2026-07-01T00:00:00Z'))).toBe('expired')
  expect(cardState('soon', at('2026-06-15'))).toBe('unknown')
  expect(cardState(null, at('2026-06-15'))).toBe('unknown')
})
