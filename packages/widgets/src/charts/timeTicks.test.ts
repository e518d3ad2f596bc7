import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeTicks } from './timeTicks.ts'
import { epochOf, wallOf } from './zoneTime.ts'

const zones = ['UTC', 'Europe/Madrid', 'America/New_York', 'Asia/Kolkata', 'Asia/Kathmandu', 'Pacific/Auckland']
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

test('in a zone with half hours the ticks follow its own clock', () => {
  const ticks = timeTicks(start, start + 6 * 3600, 'Asia/Kolkata', 8)
  expect(ticks.map((tick) => wallOf(tick.time, 'Asia/Kolkata').minute)).toEqual(ticks.map(() => 0))
})

test.each([
  ['forwards', epochOf({ year: 2026, month: 10, day: 3, hour: 22 }, 'Australia/Lord_Howe')],
  ['back', epochOf({ year: 2026, month: 4, day: 4, hour: 22 }, 'Australia/Lord_Howe')],
])('hours are whole ones also after a clock went %s by half an hour', (_, from) => {
  const ticks = timeTicks(from, from + 8 * 3600, 'Australia/Lord_Howe', 10)
  expect(ticks.length).toBeGreaterThan(6)
  expect(ticks.map((tick) => wallOf(tick.time, 'Australia/Lord_Howe').minute)).toEqual(ticks.map(() => 0))
})

test.each([
  ['Australia/Lord_Howe', 10, 4, 2, [0, 4, 6, 8, 10, 12]],
  ['Australia/Lord_Howe', 10, 4, 3, [0, 3, 6, 9, 12]],
  ['Australia/Lord_Howe', 4, 5, 2, [0, 2, 4, 6, 8, 10, 12]],
  ['Europe/Madrid', 3, 29, 2, [0, 4, 6, 8, 10, 12]],
  ['Europe/Madrid', 10, 25, 2, [0, 2, 4, 6, 8, 10, 12]],
  ['America/Santiago', 9, 6, 2, [1, 2, 4, 6, 8, 10, 12]],
])('ticks of some hours are on the clock of %s on %i/%i, every %i h', (zone, month, date, step, hours) => {
  const from = epochOf({ year: 2026, month, day: date }, zone)
  const ticks = timeTicks(from, epochOf({ year: 2026, month, day: date, hour: 12 }, zone), zone, 12 / step + 1)
  expect(ticks.map(({ time }) => wallOf(time, zone)).map(({ hour, minute }) => hour + minute / 60)).toEqual(hours)
  expect(ticks.map(({ style }) => style)).toEqual(hours.map((_, place) => (place === 0 ? 'day' : 'time')))
})

test('days begin at local midnight also when the clocks change', () => {
  const from = epochOf({ year: 2026, month: 3, day: 27 }, 'Europe/Madrid')
  const to = epochOf({ year: 2026, month: 4, day: 1 }, 'Europe/Madrid')
  const ticks = timeTicks(from, to, 'Europe/Madrid', 8)
  expect(ticks.map((tick) => wallOf(tick.time, 'Europe/Madrid'))).toEqual(
    [27, 28, 29, 30, 31]
      .map((day) => expect.objectContaining({ day, hour: 0, minute: 0 }))
      .concat([expect.objectContaining({ month: 4, day: 1 })]),
  )
  expect(ticks.every((tick) => tick.style === 'day')).toBe(true)
})

test('months begin on their first day, January is a year', () => {
  const from = epochOf({ year: 2025, month: 11, day: 10 }, 'America/New_York')
  const ticks = timeTicks(from, from + 150 * 86_400, 'America/New_York', 6)
  expect(ticks.map((tick) => wallOf(tick.time, 'America/New_York').day)).toEqual(ticks.map(() => 1))
  expect(ticks.find((tick) => tick.style === 'year')).toBeDefined()
})

test('never more ticks than there is room for, always in order, inside and on round local times', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000 }),
      fc.integer({ min: 0, max: 900 * 86_400 }),
      fc.constantFrom(...zones),
      fc.integer({ min: 1, max: 20 }),
      (from, span, zone, room) => {
        const ticks = timeTicks(from, from + span, zone, room)
        expect(ticks.length).toBeLessThanOrEqual(room)
        for (const [place, tick] of ticks.entries()) {
          expect(tick.time).toBeGreaterThanOrEqual(from)
          expect(tick.time).toBeLessThanOrEqual(from + span)
          if (place > 0) expect(tick.time).toBeGreaterThan(ticks[place - 1]!.time)
          if (tick.style === 'day' || tick.style === 'month') expect(wallOf(tick.time, zone).minute).toBe(0)
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('nonsense gives no ticks', () => {
  expect(timeTicks(Number.NaN, 5, 'UTC', 5)).toEqual([])
  expect(timeTicks(10, 5, 'UTC', 5)).toEqual([])
})

test('the hour that a zone skips is the moment after the jump', () => {
  const epoch = epochOf({ year: 2026, month: 3, day: 29, hour: 2, minute: 30 }, 'Europe/Madrid')
  expect(wallOf(epoch, 'Europe/Madrid')).toMatchObject({ hour: 3, minute: 30 })
})
