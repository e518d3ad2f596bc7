import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayNumber, dayStart, instantOf, offsetSeconds, wallSeconds } from './zonedTime.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const HOUR = 3600

describe('the wall clock of a zone', () => {
  it.each([
    ['2026-06-15T10:30:00Z', 'Europe/Madrid', 2 * HOUR],
    ['2026-01-15T10:30:00Z', 'Europe/Madrid', HOUR],
    ['2026-06-15T10:30:00Z', 'Asia/Kathmandu', 5.75 * HOUR],
    ['2026-06-15T10:30:00Z', 'America/St_Johns', -2.5 * HOUR],
    ['2026-03-29T00:59:59Z', 'Europe/Madrid', HOUR],
    ['2026-03-29T01:00:00Z', 'Europe/Madrid', 2 * HOUR],
    ['2026-10-25T00:59:59Z', 'Europe/Madrid', 2 * HOUR],
    ['2026-10-25T01:00:00Z', 'Europe/Madrid', HOUR],
    ['2026-06-15T10:30:00Z', 'Mars/Olympus', 0],
  ])('at %s in %s', (iso, zone, offset) => {
    expect(offsetSeconds(at(iso), zone)).toBe(offset)
  })

  it('steps by the calendar', () => {
    expect(addDays(at('2026-03-30T10:00:00Z'), -7, 'Europe/Madrid')).toBe(at('2026-03-23T11:00:00Z'))
    expect(addMonths(at('2026-03-31T10:00:00Z'), -1, 'UTC')).toBe(at('2026-02-28T10:00:00Z'))
    expect(addMonths(at('2026-01-15T10:00:00Z'), -13, 'UTC')).toBe(at('2024-12-15T10:00:00Z'))
    expect(addMonths(at('2024-02-29T10:00:00Z'), 12, 'UTC')).toBe(at('2025-02-28T10:00:00Z'))
  })
})

const instant = fc.integer({ min: at('1990-01-01T00:00:00Z'), max: at('2037-12-31T00:00:00Z') })
const zone = fc.constantFrom('UTC', ...Intl.supportedValuesOf('timeZone'))

describe('instantOf', () => {
  it('returns the earlier instant of a repeated hour, and moves a skipped one forward by the gap', () => {
    expect(instantOf(at('2026-10-25T02:30:00Z'), 'Europe/Madrid')).toBe(at('2026-10-25T00:30:00Z'))
    expect(instantOf(at('2026-03-29T02:30:00Z'), 'Europe/Madrid')).toBe(at('2026-03-29T01:30:00Z'))
    expect(instantOf(at('2011-12-30T12:00:00Z'), 'Pacific/Apia')).toBe(at('2011-12-30T22:00:00Z'))
  })

  it('returns an instant that shows the wall clock it was taken from', () => {
    fc.assert(
      fc.property(instant, zone, (second, name) => {
        const wall = wallSeconds(second, name)
        expect(wallSeconds(instantOf(wall, name), name)).toBe(wall)
        expect(instantOf(wall, name)).toBeLessThanOrEqual(second)
      }),
      { numRuns: 400 },
    )
  })

  it('returns an instant that shows the wall clock, or is past a gap of the same length', () => {
    fc.assert(
      fc.property(instant, zone, (wall, name) => {
        const instant = instantOf(wall, name)
        const gap = wallSeconds(instant, name) - wall
        expect(gap).toBeGreaterThanOrEqual(0)
        if (gap > 0) expect(offsetSeconds(instant, name) - offsetSeconds(instant - gap - 1, name)).toBe(gap)
      }),
      { numRuns: 400 },
    )
  })
})

describe('a calendar day', () => {
  it.each([
    ['an ordinary day', '2026-06-15', 'Europe/Madrid', '2026-06-14T22:00:00Z', 24],
    ['23 hours in spring', '2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00Z', 23],
    ['25 hours in autumn', '2026-10-25', 'Europe/Madrid', '2026-10-24T22:00:00Z', 25],
    ['23 hours in New York', '2026-03-08', 'America/New_York', '2026-03-08T05:00:00Z', 23],
    ['half an hour in Lord Howe', '2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00Z', 24.5],
    ['no midnight in Cairo', '2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00Z', 23],
    ['midnight twice in Cairo', '2026-10-29', 'Africa/Cairo', '2026-10-28T21:00:00Z', 25],
    ['no midnight in Santiago', '2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z', 23],
  ])('%s', (_, day, zone, start, hours) => {
    const number = at(`${day}T00:00:00Z`) / 86_400
    expect(new Date(dayStart(number, zone) * 1000).toISOString()).toBe(start.replace('Z', '.000Z'))
    expect((dayStart(number + 1, zone) - dayStart(number, zone)) / HOUR).toBe(hours)
  })

  it('starts at or before each of its instants, and the next day after them', () => {
    fc.assert(
      fc.property(instant, zone, (second, name) => {
        const day = dayNumber(second, name)
        expect(dayStart(day, name)).toBeLessThanOrEqual(second)
        expect(dayStart(day + 1, name)).toBeGreaterThan(second)
        expect(dayNumber(dayStart(day, name), name)).toBe(day)
        expect(dayNumber(dayStart(day, name) - 1, name)).toBeLessThan(day)
      }),
      { numRuns: 400 },
    )
  })
})
