import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extremes, totals } from './downsample.ts'

const value = fc.option(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { nil: null, freq: 6 })

test('downsampling keeps the highest and lowest value, both ends and the order', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 3000 }), fc.integer({ min: 1, max: 400 }), (values, pixels) => {
      const times = values.map((_, index) => 1000 + index * 60)
      const kept = [...extremes(times, values, pixels)]
      expect(kept.length).toBeLessThanOrEqual(Math.min(values.length, pixels * 2 + 2) + 0)
      expect(kept).toEqual([...new Set(kept)].toSorted((a, b) => a - b))
      if (values.length === 0) return
      expect(kept[0]).toBe(0)
      expect(kept.at(-1)).toBe(values.length - 1)
      const real = values.filter((one) => one !== null)
      const shown = kept.map((index) => values[index]).filter((one) => one !== null && one !== undefined)
      if (real.length === 0) return
      expect(Math.max(...shown)).toBe(Math.max(...real))
      expect(Math.min(...shown)).toBe(Math.min(...real))
    }),
  )
})

test('a gap wider than a pixel stays a gap', () => {
  const times = Array.from({ length: 10_000 }, (_, index) => index)
  const values = times.map((time) => (time > 4000 && time < 6000 ? null : time))
  const kept = [...extremes(times, values, 100)]
  expect(kept.some((index) => values[index] === null)).toBe(true)
})

test('few points are all kept', () => {
  expect([...extremes([1, 2, 3], [5, null, 7], 500)]).toEqual([0, 1, 2])
  expect([...extremes([], [], 500)]).toEqual([])
})

test('a hundred thousand points are reduced to two per pixel', () => {
  const times = Array.from({ length: 100_000 }, (_, index) => index * 60)
  const values = times.map((_, index) => (index * 7919) % 1000)
  expect(extremes(times, values, 800).length).toBeLessThanOrEqual(1602)
})

test('totals have a gap only where every series has one', () => {
  expect(
    totals(
      [
        [1, null, null],
        [2, 3, null],
      ],
      3,
    ),
  ).toEqual([3, 3, null])
})
