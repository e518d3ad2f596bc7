import fc from 'fast-check'
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

  it('is never longer than its name, and at most a clock change shorter', () => {
    const rel = fc
      .tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom('m', 'h', 'd', 'M', 'y'))
      .map(([n, unit]) => `${n}${unit}`)
    const zones = fc.constantFrom('UTC', 'Europe/Madrid', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Auckland')
    fc.assert(
      fc.property(
        rel,
        zones,
        fc.integer({ min: at('1990-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') }),
        (name, zone, when) => {
          const { from, to } = resolveRange({ rel: name }, { now: when, zone })
          expect(to).toBe(when)
          const longest = relSeconds(name)
          // Days of 23 and 25 hours, months of 28 days.
          expect(to - from).toBeGreaterThanOrEqual(longest * (28 / 31) - 3600)
          expect(to - from).toBeLessThanOrEqual(longest + 3600)
        },
      ),
    )
  })

  it.each([
    ['1m', 60],
    ['2h', 7200],
    ['3d', 3 * DAY],
    ['1M', 31 * DAY],
    ['1y', 366 * DAY],
  ])('%s has at most this many seconds: %i', (rel, seconds) => {
    expect(relSeconds(rel)).toBe(seconds)
  })

  it('returns instants unchanged', () => {
    expect(resolveRange({ from: 1, to: 2 }, ctx)).toEqual({ from: 1, to: 2 })
  })

  it.each(['', '0h', '1w', 'h', '-1h', '1.5h', '1h ', '99999h'])('rejects %j', (rel) => {
    expect(parseRel(rel)).toBeUndefined()
    expect(relSeconds(rel)).toBeNaN()
  })
})
