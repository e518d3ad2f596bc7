import { describe, expect, it } from 'vitest'
import { parseRel, relSeconds, resolveRange } from './ranges.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const now = at('2026-06-15T10:30:00Z')
const zone = 'Europe/Madrid'
const ctx = { now, zone }
const DAY = 86_400

describe('resolveRange', () => {
  it.each([
    ['15m', now - 15 * 60],
    ['24h', now - DAY],
    ['7d', now - 7 * DAY],
    ['1M', at('2026-05-15T10:30:00Z')],
    ['6M', at('2025-12-15T11:30:00Z')],
    ['1y', at('2025-06-15T10:30:00Z')],
    ['30y', at('1996-06-15T10:30:00Z')],
  ])('%s ends now', (rel, from) => {
    expect(resolveRange({ rel }, ctx)).toEqual({ from, to: now })
  })

  it('leaves instants alone', () => {
    expect(resolveRange({ from: 1, to: 2 }, ctx)).toEqual({ from: 1, to: 2 })
  })

  it.each(['', '0h', '1w', 'h', '-1h', '1.5h', '1h ', '99999h'])('%j is no range', (rel) => {
    expect(parseRel(rel)).toBeUndefined()
    expect(relSeconds(rel)).toBeNaN()
  })
})
