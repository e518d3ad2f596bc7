import { dayNumber } from '@parapet/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bucketEnd, bucketsOf, granularity } from './buckets.ts'
import { resolveRange } from './ranges.ts'
import { zones } from './time.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const now = at('2026-06-15T10:30:00Z')
const zone = 'Europe/Madrid'
const ctx = { now, zone }
const HOUR = 3600
const DAY = 86_400

describe('granularity', () => {
  it.each([
    ['15m', 60],
    ['1h', 60],
    ['4h', 60],
    ['8h', 60],
    ['24h', 300],
    ['7d', 1800],
    ['1M', 2 * HOUR],
    ['6M', 12 * HOUR],
    ['1y', DAY],
    ['30y', 28 * DAY],
  ])('%s has buckets of %i s', (rel, step) => {
    expect(granularity(resolveRange({ rel }, ctx))).toBe(step)
  })

  it('gives 200 to 800 points for spans that are long enough', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 40 * 366 * DAY }), (seconds) => {
        const step = granularity({ from: now - seconds, to: now })
        const points = seconds / step
        expect(step).toBeGreaterThanOrEqual(60)
        expect(points).toBeLessThanOrEqual(800)
        if (seconds >= 200 * 60) expect(points).toBeGreaterThanOrEqual(200)
      }),
      { numRuns: 1000 },
    )
  })

  it('accepts an empty span', () => {
    expect(granularity({ from: now, to: now })).toBe(60)
  })
})

describe('bucketsOf', () => {
  const day = (iso: string, days = 1, name = zone) => {
    const from = at(iso)
    return bucketsOf({ from, to: from + days * DAY }, HOUR, name)
  }

  it('returns 23 hours in spring and 25 in autumn', () => {
    const hours = (from: string, to: string) => bucketsOf({ from: at(from), to: at(to) }, HOUR, zone).length
    expect(hours('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z')).toBe(23)
    expect(hours('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')).toBe(25)
    expect(day('2026-06-14T22:00:00Z')).toHaveLength(24)
  })

  it('starts days at local midnight, also across clock changes', () => {
    const starts = bucketsOf({ from: at('2026-10-24T12:00:00Z'), to: at('2026-10-27T12:00:00Z') }, DAY, zone)
    expect(starts.map((start) => new Date(start * 1000).toISOString())).toEqual([
      '2026-10-23T22:00:00.000Z',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
      '2026-10-26T23:00:00.000Z',
    ])
  })

  it('starts weeks on Monday', () => {
    const starts = bucketsOf({ from: at('2026-06-03T00:00:00Z'), to: at('2026-06-16T00:00:00Z') }, 7 * DAY, 'UTC')
    expect(starts.map((start) => new Date(start * 1000).toISOString().slice(0, 10))).toEqual([
      '2026-06-01',
      '2026-06-08',
      '2026-06-15',
    ])
  })

  it('aligns minutes to the clock', () => {
    expect(bucketsOf({ from: now + 61, to: now + 181 }, 60, zone)).toEqual([now + 60, now + 120, now + 180])
    expect(bucketsOf({ from: now, to: now + 60 }, HOUR, 'Asia/Kathmandu')).toEqual([at('2026-06-15T10:15:00Z')])
  })

  it('returns none for an empty span', () => {
    expect(bucketsOf({ from: now, to: now }, 60, zone)).toEqual([])
    expect(bucketsOf({ from: now, to: now - 1 }, 60, zone)).toEqual([])
    expect(bucketsOf({ from: now, to: now + 1 }, 0, zone)).toEqual([])
  })

  const anyZone = fc.constantFrom(...zones.map((entry) => entry.zone), 'Africa/Cairo')
  const anyStep = fc.constantFrom(60, 300, 1800, HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY, 28 * DAY)

  it('covers the span without gap or overlap, and no bucket below a day crosses midnight', () => {
    const from = fc.integer({ min: at('2015-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') })
    fc.assert(
      fc.property(from, fc.integer({ min: 1, max: 500 }), anyStep, anyZone, (start, count, step, name) => {
        const span = { from: start, to: start + count * step }
        const starts = bucketsOf(span, step, name)
        expect(starts[0]).toBeLessThanOrEqual(span.from)
        expect(starts.at(-1)).toBeLessThan(span.to)
        starts.forEach((bucket, index) => {
          const end = bucketEnd(bucket, step, name)
          const next = starts[index + 1]
          if (next === undefined) expect(end).toBeGreaterThanOrEqual(span.to)
          else expect(end).toBe(next)
          if (step < DAY) {
            expect(end - bucket).toBeLessThanOrEqual(step)
            expect(dayNumber(end - 1, name)).toBe(dayNumber(bucket, name))
          } else expect(dayNumber(bucket - 1, name)).toBe(dayNumber(bucket, name) - 1)
        })
      }),
      { numRuns: 150 },
    )
  })
})
