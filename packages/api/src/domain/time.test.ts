import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayNumber,
  dayStart,
  guessZone,
  instantOf,
  isZone,
  offsetSeconds,
  wallSeconds,
  zoneOf,
  zones,
} from './time.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const HOUR = 3600

describe('zones', () => {
  it('go from GMT-11 to UTC+12, west to east, each once', () => {
    expect(zones[0]?.utc).toBe('UTC-11:00')
    expect(zones.at(-1)?.utc).toBe('UTC+12:00')
    expect(new Set(zones.map((entry) => entry.zone)).size).toBe(zones.length)
  })

  it.each(zones.map((entry) => [entry.zone, entry] as const))('%s has its standard offset', (zone, { utc }) => {
    const [january, july] = [at('2026-01-15T00:00:00Z'), at('2026-07-15T00:00:00Z')].map((s) => offsetSeconds(s, zone))
    const [, sign, hours, minutes] = /^UTC([+-])(\d\d):(\d\d)$/.exec(utc) ?? []
    const label = (Number(hours) * 60 + Number(minutes)) * 60 * (sign === '-' ? -1 : 1)
    expect(label).toBe(Math.min(january ?? 0, july ?? 0))
  })
})

describe('zoneOf', () => {
  it('guesses for default, nothing and the unknown', () => {
    expect(zoneOf('Asia/Tokyo')).toBe('Asia/Tokyo')
    for (const preference of ['default', '', null, undefined, 'Mars/Olympus'])
      expect(zoneOf(preference)).toBe(guessZone())
    expect(isZone(guessZone())).toBe(true)
    expect(isZone('Mars/Olympus')).toBe(false)
  })
})

describe('the clock of a zone', () => {
  it.each([
    ['2026-06-15T10:30:00Z', 'Europe/Madrid', 2 * HOUR],
    ['2026-01-15T10:30:00Z', 'Europe/Madrid', HOUR],
    ['2026-06-15T10:30:00Z', 'Asia/Kathmandu', 5.75 * HOUR],
    ['2026-06-15T10:30:00Z', 'America/St_Johns', -2.5 * HOUR],
    ['2026-03-29T00:59:59Z', 'Europe/Madrid', HOUR],
    ['2026-03-29T01:00:00Z', 'Europe/Madrid', 2 * HOUR],
    ['2026-10-25T00:59:59Z', 'Europe/Madrid', 2 * HOUR],
    ['2026-10-25T01:00:00Z', 'Europe/Madrid', HOUR],
  ])('at %s in %s', (iso, zone, offset) => {
    expect(offsetSeconds(at(iso), zone)).toBe(offset)
  })

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

  it('takes the first of two equal wall clocks, and the jump for one that never is', () => {
    expect(instantOf(at('2026-10-25T02:30:00Z'), 'Europe/Madrid')).toBe(at('2026-10-25T00:30:00Z'))
    expect(instantOf(at('2026-03-29T02:30:00Z'), 'Europe/Madrid')).toBe(at('2026-03-29T01:00:00Z'))
  })

  it('steps by the calendar', () => {
    expect(addDays(at('2026-03-30T10:00:00Z'), -7, 'Europe/Madrid')).toBe(at('2026-03-23T11:00:00Z'))
    expect(addMonths(at('2026-03-31T10:00:00Z'), -1, 'UTC')).toBe(at('2026-02-28T10:00:00Z'))
    expect(addMonths(at('2026-01-15T10:00:00Z'), -13, 'UTC')).toBe(at('2024-12-15T10:00:00Z'))
    expect(addMonths(at('2024-02-29T10:00:00Z'), 12, 'UTC')).toBe(at('2025-02-28T10:00:00Z'))
  })

  const instant = fc.integer({ min: at('1990-01-01T00:00:00Z'), max: at('2037-12-31T00:00:00Z') })
  const zone = fc.constantFrom(...zones.map((entry) => entry.zone), 'Africa/Cairo', 'Asia/Beirut')

  it('puts every instant into the day whose start is at or before it, the next one’s after', () => {
    fc.assert(
      fc.property(instant, zone, (second, name) => {
        const day = dayNumber(second, name)
        expect(dayStart(day, name)).toBeLessThanOrEqual(second)
        expect(dayStart(day + 1, name)).toBeGreaterThan(second)
        expect(dayNumber(dayStart(day, name), name)).toBe(day)
        expect(dayNumber(dayStart(day, name) - 1, name)).toBe(day - 1)
      }),
      { numRuns: 400 },
    )
  })

  it('finds an instant that shows the wall clock it was taken from', () => {
    fc.assert(
      fc.property(instant, zone, (second, name) => {
        const wall = wallSeconds(second, name)
        expect(wallSeconds(instantOf(wall, name), name)).toBe(wall)
      }),
      { numRuns: 400 },
    )
  })
})
