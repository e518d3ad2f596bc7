import { expect, it } from 'vitest'
import { usualTicketName } from './ticketNames.ts'

it.each([
  ['In Progress', 'inProgress'],
  ['En curso', 'inProgress'],
  [' pending client ', 'waiting'],
  ['Esperando al cliente', 'waiting'],
  ['Inmediata', 'immediate'],
  ['Waiting for vendor', undefined],
  ['Customer feedback analysed', undefined],
  ['constructor', undefined],
  ['', undefined],
  ['Tareas', 'feature'],
  ['Normal', 'normal'],
  ['Waiting for the customer’s answer', undefined],
  ["Waiting for the customer's answer", 'waiting'],
])('%s is %s', (name, usual) => {
  expect(usualTicketName(name)).toBe(usual)
})
