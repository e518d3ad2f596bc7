import { is, parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { InvalidationReceipt, splitByReceipt } from './Cache.ts'

const [a, b] = ['https://www.example.com/a', 'https://www.example.com/b']
const split = (answer: unknown) => splitByReceipt([a, b], parse(InvalidationReceipt, answer))

describe('the answer to an invalidation', () => {
  it.each([
    ['urls_to_send', { urls_to_send: [a], locked_urls: [b] }],
    ['urls', { urls: [a], locked_urls: [b] }],
  ])('returns the accepted values in %s', (_, answer) => {
    expect(split(answer)).toEqual({ accepted: [a], locked: [b] })
  })

  it('accepts addresses that the provider writes differently', () => {
    expect(split({ urls: ['http://www.example.com/a', b] })).toEqual({ accepted: [a, b], locked: [] })
  })

  it('returns nothing for an empty request', () => {
    expect(split({ urls_to_send: [] })).toEqual({ accepted: [], locked: [] })
  })

  it.each([[{}], [[]], [null], ['accepted'], [{ locked_urls: [] }], [{ urls: 'all' }]])(
    'is refused as %j',
    (answer) => {
      expect(is(InvalidationReceipt, answer)).toBe(false)
    },
  )
})
