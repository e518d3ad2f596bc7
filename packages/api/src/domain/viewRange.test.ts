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
  it('lets through what the contract allows', () => {
    expect(checkViewRange({ rel: '1h' }, basic, context)).toEqual({ range: { rel: '1h' }, isTooLong: false })
  })

  it('shows the last allowed stretch of what is too long, and says so (§5)', () => {
    expect(checkViewRange({ rel: '24h' }, basic, context)).toEqual({ range: { rel: '4h' }, isTooLong: true })
    const past = { from: now - 20 * HOUR, to: now - 10 * HOUR }
    expect(checkViewRange(past, basic, context).range).toEqual({ from: now - 14 * HOUR, to: now - 10 * HOUR })
  })

  it('cuts what is not kept any more and says where', () => {
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
  ])('goes back to the default when nothing of the range can be shown, and says why: %s', (fallback, range) => {
    expect(checkViewRange(range, basic, context)).toEqual({ range: basic.defaultRange, isTooLong: false, fallback })
  })

  it('cuts an end in the future at now, and says so', () => {
    expect(checkViewRange({ from: now - HOUR, to: now + HOUR }, basic, context)).toEqual({
      range: { from: now - HOUR, to: now },
      isTooLong: false,
      isEndCut: true,
    })
  })
})

it('never shows more than the contract allows, whatever is wished', () => {
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
  it('says from when a comparison will work', () => {
    expect(comparableFrom('previous', { range: { rel: '1h' } }, basic, context)).toBeUndefined()
    expect(comparableFrom('custom', { range: { rel: '1h' }, against: now - 20 * HOUR }, basic, context)).toBeUndefined()
    expect(comparableFrom('custom', { range: { rel: '1h' }, against: now - 25 * HOUR }, basic, context)).toBe(
      now - 24 * HOUR,
    )
    expect(comparableFrom('week', { range: { rel: '1h' } }, basic, context)).toBe(now - 24 * HOUR)
  })

  it('has none of a period that ends in the future', () => {
    const of = (against: number) => comparableFrom('custom', { range: { rel: '4h' }, against }, basic, context)
    for (const against of [now - 2 * HOUR, now + 1, 999_999_999_999_999])
      expect(of(against)).toBe(Number.POSITIVE_INFINITY)
    expect(of(now - 4 * HOUR)).toBeUndefined()
  })
})
