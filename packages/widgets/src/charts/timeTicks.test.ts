import { instantOf, wallSeconds } from '@parapet/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeTicks } from './timeTicks.ts'

const zones = ['UTC', 'Europe/Madrid', 'America/New_York', 'Asia/Kolkata', 'Asia/Kathmandu', 'Pacific/Auckland']
const instant = (zone: string, year: number, month: number, day: number, hour = 0) =>
  instantOf(Date.UTC(year, month - 1, day, hour) / 1000, zone)
const hourOf = (time: number, zone: string) => (wallSeconds(time, zone) % 86_400) / 3600
const dateOf = (time: number, zone: string) => new Date(wallSeconds(time, zone) * 1000).toISOString().slice(0, 16)
const start = Date.UTC(2026, 5, 15, 10, 30) / 1000

test('an hour has ticks at round minutes', () => {
  const ticks = timeTicks(start, start + 3600, 'UTC', 8)
  expect(ticks.map((tick) => new Date(tick.time * 1000).toISOString().slice(11, 16))).toEqual([
    '10:30',
    '10:40',
    '10:50',
    '11:00',
    '11:10',
    '11:20',
    '11:30',
  ])
})

test('ticks follow the local clock in a zone with a half-hour offset', () => {
  const ticks = timeTicks(start, start + 6 * 3600, 'Asia/Kolkata', 8)
  expect(ticks.map((tick) => hourOf(tick.time, 'Asia/Kolkata') % 1)).toEqual(ticks.map(() => 0))
})

test.each([
  ['forwards', instant('Australia/Lord_Howe', 2026, 10, 3, 22)],
  ['back', instant('Australia/Lord_Howe', 2026, 4, 4, 22)],
])('hours are round also after a clock change %s by half an hour', (_, from) => {
  const ticks = timeTicks(from, from + 8 * 3600, 'Australia/Lord_Howe', 10)
  expect(ticks.length).toBeGreaterThan(6)
  expect(ticks.map((tick) => hourOf(tick.time, 'Australia/Lord_Howe') % 1)).toEqual(ticks.map(() => 0))
})

test.each([
  ['Australia/Lord_Howe', 10, 4, 2, [0, 4, 6, 8, 10, 12]],
  ['Australia/Lord_Howe', 10, 4, 3, [0, 3, 6, 9, 12]],
  ['Australia/Lord_Howe', 4, 5, 2, [0, 2, 4, 6, 8, 10, 12]],
  ['Europe/Madrid', 3, 29, 2, [0, 4, 6, 8, 10, 12]],
  ['Europe/Madrid', 10, 25, 2, [0, 2, 4, 6, 8, 10, 12]],
  ['America/Santiago', 9, 6, 2, [1, 2, 4, 6, 8, 10, 12]],
])('ticks several hours apart follow the clock of %s on %i/%i, every %i h', (zone, month, date, step, hours) => {
  const from = instant(zone, 2026, month, date)
  const ticks = timeTicks(from, instant(zone, 2026, month, date, 12), zone, 12 / step + 1)
  expect(ticks.map(({ time }) => hourOf(time, zone))).toEqual(hours)
  expect(ticks.map(({ style }) => style)).toEqual(hours.map((_, index) => (index === 0 ? 'day' : 'time')))
})

test('days start at local midnight also across clock changes', () => {
  const from = instant('Europe/Madrid', 2026, 3, 27)
  const to = instant('Europe/Madrid', 2026, 4, 1)
  const ticks = timeTicks(from, to, 'Europe/Madrid', 8)
  expect(ticks.map((tick) => dateOf(tick.time, 'Europe/Madrid'))).toEqual(
    ['03-27', '03-28', '03-29', '03-30', '03-31', '04-01'].map((date) => `2026-${date}T00:00`),
  )
  expect(ticks.every((tick) => tick.style === 'day')).toBe(true)
})

test('months start on their first day, and January shows the year', () => {
  const from = instant('America/New_York', 2025, 11, 10)
  const ticks = timeTicks(from, from + 150 * 86_400, 'America/New_York', 6)
  expect(ticks.map((tick) => dateOf(tick.time, 'America/New_York').slice(8))).toEqual(ticks.map(() => '01T00:00'))
  expect(ticks.find((tick) => tick.style === 'year')).toBeDefined()
})

test('ticks fit the available width, ascending, inside the range, at round local times', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000 }),
      fc.integer({ min: 0, max: 900 * 86_400 }),
      fc.constantFrom(...zones),
      fc.integer({ min: 1, max: 20 }),
      (from, span, zone, room) => {
        const ticks = timeTicks(from, from + span, zone, room)
        expect(ticks.length).toBeLessThanOrEqual(room)
        for (const [index, tick] of ticks.entries()) {
          expect(tick.time).toBeGreaterThanOrEqual(from)
          expect(tick.time).toBeLessThanOrEqual(from + span)
          if (index > 0) expect(tick.time).toBeGreaterThan(ticks[index - 1]!.time)
          if (tick.style === 'day' || tick.style === 'month') expect(wallSeconds(tick.time, zone) % 3600).toBe(0)
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('invalid ranges have no ticks', () => {
  expect(timeTicks(Number.NaN, 5, 'UTC', 5)).toEqual([])
  expect(timeTicks(10, 5, 'UTC', 5)).toEqual([])
})
