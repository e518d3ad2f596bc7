import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capability } from './rangeLimits.ts'
import { resolveRange } from './ranges.ts'
import { checkViewRange, comparableFrom } from './viewRange.ts'

const now = Date.UTC(2026, 5, 15, 10, 30) / 1000
const context = { now, zone: 'UTC' }
const basic = capability('analytics.delivery', { dedicated: false })
const HOUR = 3600

describe('checkViewRange', () => {
  it('returns a range that the contract allows', () => {
    expect(checkViewRange({ rel: '1h' }, basic, context)).toEqual({ range: { rel: '1h' }, isTooLong: false })
  })

  it('returns the last allowed part of a range that is too long, with a notice (§5)', () => {
    expect(checkViewRange({ rel: '24h' }, basic, context)).toEqual({ range: { rel: '4h' }, isTooLong: true })
    const past = { from: now - 20 * HOUR, to: now - 10 * HOUR }
    expect(checkViewRange(past, basic, context).range).toEqual({ from: now - 14 * HOUR, to: now - 10 * HOUR })
  })

  it('clamps to the oldest kept data, with a notice', () => {
    const verdict = checkViewRange({ from: now - 26 * HOUR, to: now - 22 * HOUR }, basic, context)
    expect(verdict).toEqual({
      range: { from: now - 24 * HOUR, to: now - 22 * HOUR },
      isTooLong: false,
      cutAt: now - 24 * HOUR,
    })
  })

  it.each([
    ['order', { from: now, to: now - 1 }],
    ['future', { from: now + HOUR, to: now + 2 * HOUR }],
    ['tooOld', { from: now - 40 * HOUR, to: now - 39 * HOUR }],
  ])('returns the default with the reason when no part of the range is allowed: %s', (fallback, range) => {
    expect(checkViewRange(range, basic, context)).toEqual({ range: basic.defaultRange, isTooLong: false, fallback })
  })

  it('clamps an end in the future to now, with a notice', () => {
    expect(checkViewRange({ from: now - HOUR, to: now + HOUR }, basic, context)).toEqual({
      range: { from: now - HOUR, to: now },
      isTooLong: false,
      isEndCut: true,
    })
  })
})

it('never returns more than the contract allows, whatever the request', () => {
  const moment = fc.integer({ min: now - 60 * HOUR, max: now + 60 * HOUR })
  const absolute = fc.record({ from: moment, to: moment })
  const relative = fc.constantFrom('15m', '1h', '4h', '24h', '7d', '1M', 'soon').map((rel) => ({ rel }))
  fc.assert(
    fc.property(fc.oneof(absolute, relative), (wished) => {
      const { from, to } = resolveRange(checkViewRange(wished, basic, context).range, context)
      expect(from).toBeLessThan(to)
      expect(to).toBeLessThanOrEqual(now)
      expect(from).toBeGreaterThanOrEqual(now - basic.oldestSeconds)
      expect(to - from).toBeLessThanOrEqual(basic.maxSpanSeconds ?? 0)
    }),
  )
})

describe('comparableFrom', () => {
  it('returns the time from which a comparison is possible', () => {
    expect(comparableFrom('previous', { range: { rel: '1h' } }, basic, context)).toBeUndefined()
    expect(comparableFrom('custom', { range: { rel: '1h' }, against: now - 20 * HOUR }, basic, context)).toBeUndefined()
    expect(comparableFrom('custom', { range: { rel: '1h' }, against: now - 25 * HOUR }, basic, context)).toBe(
      now - 24 * HOUR,
    )
    expect(comparableFrom('week', { range: { rel: '1h' } }, basic, context)).toBe(now - 24 * HOUR)
  })

  it('is undefined for a period that ends in the future', () => {
    const of = (against: number) => comparableFrom('custom', { range: { rel: '4h' }, against }, basic, context)
    for (const against of [now - 2 * HOUR, now + 1, 999_999_999_999_999])
      expect(of(against)).toBe(Number.POSITIVE_INFINITY)
    expect(of(now - 4 * HOUR)).toBeUndefined()
  })
})
