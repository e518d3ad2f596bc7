import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minutesRange, minutesUsage } from './transcodingMinutes.ts'

const at = (text: string): number => Date.parse(text) / 1000
const row = (duration: number, year: number, month: number) => ({ duration, year, month })

it.each([
  ['2026-06-15T10:30:00Z', '2025-07-01 00:00:00', '2026-07-01 00:00:00'],
  ['2026-12-31T23:59:59Z', '2026-01-01 00:00:00', '2027-01-01 00:00:00'],
  ['2026-01-01T00:00:00Z', '2025-02-01 00:00:00', '2026-02-01 00:00:00'],
])('at %s requests %s to %s', (now, from, to) => {
  expect(minutesRange(at(now))).toEqual({ from, to })
})

it('lists twelve months, newest first, including those without minutes', () => {
  const minutes = [row(10, 2026, 5), row(5, 2026, 6), row(1.5, 2026, 6), row(99, 2020, 6), row(7, 2026, 13)]
  const { months, used } = minutesUsage({ minutes, minutes_plan: 0 }, at('2026-06-15T00:00:00Z'))
  expect(months).toHaveLength(12)
  expect(months.slice(0, 3)).toEqual([
    { year: 2026, month: 6, minutes: 6.5 },
    { year: 2026, month: 5, minutes: 10 },
    { year: 2026, month: 4, minutes: 0 },
  ])
  expect(months.at(-1)).toEqual({ year: 2025, month: 7, minutes: 0 })
  expect(used).toBe(6.5)
})

it.each([
  ['the pace of the month', '2026-06-16T00:00:00Z', [row(500, 2026, 6)], 2000, 1000, null],
  ['the month before, while it is young', '2026-06-01T00:00:00Z', [row(310, 2026, 5)], 2000, 300, null],
  ['the plan used up later', '2026-06-16T00:00:00Z', [row(500, 2026, 6)], 750, 1000, '2026-06-23T12:00:00Z'],
  ['the plan used up already', '2026-06-16T00:00:00Z', [row(800, 2026, 6)], 750, 1600, '2026-06-16T00:00:00Z'],
  ['nothing', '2026-06-16T00:00:00Z', [], 750, 0, null],
  ['no plan', '2026-06-16T00:00:00Z', [row(500, 2026, 6)], 0, 1000, null],
])('forecasts by %s', (_, now, minutes, minutes_plan, forecast, end) => {
  const usage = minutesUsage({ minutes, minutes_plan }, at(now))
  expect(usage.forecast).toBeCloseTo(forecast)
  expect(usage.plan).toBe(minutes_plan || null)
  expect(usage.planEndsAt).toBe(end === null ? null : at(end))
})

it('never forecasts less than already used', () => {
  const second = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2030-12-31T23:59:59Z') })
  fc.assert(
    fc.property(second, fc.nat(10_000), fc.nat(10_000), fc.nat(5000), (now, used, before, minutes_plan) => {
      const date = new Date(now * 1000)
      const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
      const previous = month === 1 ? row(before, year - 1, 12) : row(before, year, month - 1)
      const usage = minutesUsage({ minutes: [row(used, year, month), previous], minutes_plan }, now)
      expect(usage.used).toBe(used)
      expect(usage.forecast).toBeGreaterThanOrEqual(used)
      expect(usage.planEndsAt !== null && usage.planEndsAt < now).toBe(false)
    }),
  )
})
