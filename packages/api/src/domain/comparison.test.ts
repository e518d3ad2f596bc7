import { wallSeconds } from '@parapet/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparisons, defaultComparison, matches, previousSpan } from './comparison.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const zone = 'Europe/Madrid'
const DAY = 86_400

describe('previousSpan', () => {
  const span = { from: at('2026-03-30T08:00:00Z'), to: at('2026-03-30T12:00:00Z') }

  it('is as long and ends at the start of the range', () => {
    expect(previousSpan(span, 'previous')).toEqual({ from: at('2026-03-30T04:00:00Z'), to: span.from })
  })

  it('is the same hours a week earlier, also across a clock change', () => {
    expect(previousSpan(span, 'week', { zone })).toEqual({
      from: at('2026-03-23T09:00:00Z'),
      to: at('2026-03-23T13:00:00Z'),
    })
    expect(wallSeconds(span.from, zone) - wallSeconds(at('2026-03-23T09:00:00Z'), zone)).toBe(7 * DAY)
  })

  it('is the same hours of the same weekday a year earlier', () => {
    expect(previousSpan(span, 'year', { zone })).toEqual({
      from: at('2025-03-31T08:00:00Z'),
      to: at('2025-03-31T12:00:00Z'),
    })
  })

  it('is the same date a year earlier on request, and the last of February for a leap day', () => {
    expect(previousSpan(span, 'year', { zone, match: 'date' }).from).toBe(at('2025-03-30T08:00:00Z'))
    const leap = { from: at('2028-02-29T11:00:00Z'), to: at('2028-02-29T12:00:00Z') }
    expect(previousSpan(leap, 'year', { zone, match: 'date' }).from).toBe(at('2027-02-28T11:00:00Z'))
  })

  it('is as many whole weeks before as the range takes, to match weekdays', () => {
    const { from } = span
    const before = (days: number) => previousSpan({ from, to: from + days * DAY }, 'previous', { match: 'weekday' })
    expect([3, 7, 8, 31].map((days) => (from - before(days).from) / DAY)).toEqual([7, 7, 14, 35])
    expect(before(31).to - before(31).from).toBe(31 * DAY)
  })

  it('is one week before a week with a clock change', () => {
    for (const [from, to, before] of [
      ['2026-10-21T09:00:00Z', '2026-10-28T10:00:00Z', '2026-10-14T09:00:00Z'],
      ['2026-03-25T10:00:00Z', '2026-04-01T09:00:00Z', '2026-03-18T10:00:00Z'],
    ] as const)
      expect(previousSpan({ from: at(from), to: at(to) }, 'previous', { zone, match: 'weekday' }).from).toBe(at(before))
  })

  it('has the length of the range and precedes it, whatever the comparison', () => {
    const zones = fc.constantFrom('UTC', zone, 'Australia/Lord_Howe')
    const begin = fc.integer({ min: at('2015-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') })
    const length = fc.integer({ min: 60, max: 400 * DAY })
    fc.assert(
      fc.property(begin, length, zones, fc.constantFrom(...matches), (from, seconds, where, match) => {
        for (const mode of comparisons) {
          const before = previousSpan({ from, to: from + seconds }, mode, { zone: where, match })
          expect(before.to - before.from).toBe(seconds)
          expect(before.from).toBeLessThan(from)
        }
        const weeks = previousSpan({ from, to: from + seconds }, 'previous', { zone: where, match: 'weekday' })
        // An hour that clocks skip moves the start by up to an hour.
        const days = Math.round((wallSeconds(from, where) - wallSeconds(weeks.from, where)) / DAY)
        expect([days % 7, days * DAY >= seconds - 2 * 3600]).toEqual([0, true])
      }),
    )
  })

  it('starts at a custom moment and has the length of the range', () => {
    const against = at('2026-01-01T00:00:00Z')
    expect(previousSpan(span, 'custom', { zone, against })).toEqual({ from: against, to: against + 4 * 3600 })
  })
})

describe('defaultComparison', () => {
  it('is last week up to a day, and the previous period beyond', () => {
    const of = (hours: number) => defaultComparison({ from: 0, to: hours * 3600 })
    expect([1, 24, 25, 26, 168].map(of)).toEqual(['week', 'week', 'week', 'previous', 'previous'])
  })
})
