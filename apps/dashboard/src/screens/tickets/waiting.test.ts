import { makeTicket } from '@parapet/api'
import { expect, it } from 'vitest'
import { waitsForCustomer } from './waiting.ts'

const at = (id: number, name: string) => makeTicket({ status: { id, name } })

it.each([
  ['Feedback', true],
  ['Waiting for customer', true],
  [' pending client ', true],
  ['Esperando al cliente', true],
  ['Waiting for vendor', false],
  ['New', false],
  ['Customer feedback analysed', false],
])('%s', (name, expected) => {
  expect(waitsForCustomer(at(3, name), null)).toBe(expected)
})

it('goes by the numbers of config.json alone where they are given', () => {
  expect(waitsForCustomer(at(9, 'Zurückgestellt'), [9])).toBe(true)
  expect(waitsForCustomer(at(3, 'Feedback'), [9])).toBe(false)
  expect(waitsForCustomer(at(3, 'Feedback'), [])).toBe(false)
})
