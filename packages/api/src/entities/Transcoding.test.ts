import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { OrderReceipt, orderIdOf } from './Transcoding.ts'

describe('the id of a new job', () => {
  it.each([
    ['"Order #1631092552-1237 created"', '1631092552-1237'],
    ['{"message":"Your order #1631092552-12 is queued."}', '1631092552-12'],
    ['"Thank you"', null],
  ])('%s', (answer, id) => {
    expect(orderIdOf(parse(OrderReceipt, JSON.parse(answer)))).toBe(id)
  })
})
