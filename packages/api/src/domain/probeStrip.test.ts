import fc from 'fast-check'
import { expect, it } from 'vitest'
import { probeStrip } from './probeStrip.ts'

const day = { from: 0, to: 86_400 }
const problem = (timestamp: number, until: number | null, node = 'a') => ({ node, timestamp, until })

it('is empty where no check failed', () => {
  const cells = probeStrip([], day, 24)
  expect(cells).toHaveLength(24)
  expect(cells.every(({ failedSeconds, nodes }) => failedSeconds === 0 && nodes === 0)).toBe(true)
})

it('has a failure in every part that it touches, once for two nodes', () => {
  const cells = probeStrip([problem(3000, 4200), problem(3600, 4500, 'b')], day, 24)
  expect(cells.slice(0, 3).map(({ failedSeconds, nodes }) => [failedSeconds, nodes])).toEqual([
    [600, 1],
    [900, 2],
    [0, 0],
  ])
})

it('has a failure that lasts until the end, and one that began before', () => {
  const cells = probeStrip([problem(-500, 100), problem(86_000, null)], day, 24)
  expect(cells[0]?.failedSeconds).toBe(100)
  expect(cells[23]?.failedSeconds).toBe(400)
})

it('has as many failed seconds as there are, however it is divided', () => {
  const span = fc
    .tuple(fc.nat(86_400), fc.option(fc.nat(10_000)))
    .map(([at, length]) => problem(at, length === null ? null : at + length))
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), fc.constantFrom(1, 24, 96), (problems, parts) => {
      const sum = (count: number) => probeStrip(problems, day, count).reduce((all, cell) => all + cell.failedSeconds, 0)
      expect(sum(parts)).toBeCloseTo(sum(1), 3)
    }),
  )
})
