import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMinutes,
  addMonths,
  type Day,
  makeDay,
  monthGrid,
  readDay,
  readTime,
  weekday,
  writeDay,
} from './days.ts'

const anyDay: fc.Arbitrary<Day> = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9998-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('days', () => {
  it('parses what writeDay returns', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(readDay(writeDay(day))).toBe(day)
      }),
    )
  })

  it.each([
    ['15/06/2026', '2026-06-15'],
    ['5-6-26', '2026-06-05'],
    [' 15.06.2026 ', '2026-06-15'],
    ['2026-06-15', '2026-06-15'],
    ['2026-06-15T10:30:00Z', '2026-06-15'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2026', null],
    ['31/04/2026', null],
    ['06/15/2026', null],
    ['0/1/2026', null],
    ['tomorrow', null],
    ['', null],
  ])('parses %s', (text, day) => expect(readDay(text)).toBe(day))

  it('adds and subtracts days', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, by) => {
        fc.pre(day > '0003-01-01' && day < '9990-01-01')
        expect(addDays(addDays(day, by), -by)).toBe(day)
      }),
    )
  })

  it('clamps to the last day of the month when adding months', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2024-03-31', -1)).toBe('2024-02-29')
    expect(addMonths('2026-06-15', 12)).toBe('2027-06-15')
    expect(makeDay(2026, 13, 1)).toBeNull()
  })

  it('returns six weeks from Monday to Sunday that contain the month', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        fc.pre(day > '0003-01-01')
        const grid = monthGrid(day)
        expect(grid).toHaveLength(6)
        expect(grid.flat()).toContain(day)
        for (const week of grid) expect(week.map(weekday)).toEqual([0, 1, 2, 3, 4, 5, 6])
      }),
    )
  })
})

describe('times', () => {
  it.each([
    ['9:05', '09:05'],
    ['0905', '09:05'],
    ['23.59', '23:59'],
    ['9', '09:00'],
    ['24:00', null],
    ['9:60', null],
    ['9:5', null],
    ['noon', null],
  ])('parses %s', (text, time) => expect(readTime(text)).toBe(time))

  it('wraps at midnight', () => {
    expect(addMinutes('23:50', 15)).toBe('00:05')
    expect(addMinutes('00:05', -15)).toBe('23:50')
  })
})
