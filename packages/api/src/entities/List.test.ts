import { number, parse, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { itemsOf, listOf } from './List.ts'

const Numbers = listOf(number())

describe('a list response', () => {
  it('is parsed alike with and without a limit', () => {
    expect(itemsOf(parse(Numbers, [1, 2]))).toEqual({ items: [1, 2], count: 2 })
    const page = { count: 37, next: 'http://x', previous: null, results: [1, 2] }
    expect(itemsOf(parse(Numbers, page))).toEqual({ items: [1, 2], count: 37 })
  })

  it('rejects anything else', () => {
    for (const wrong of [{}, null, 'x', ['x'], { results: ['x'] }])
      expect(safeParse(Numbers, wrong).success).toBe(false)
  })
})
