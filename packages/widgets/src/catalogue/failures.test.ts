import type { BackendProblem } from '@parapet/api'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toOriginFailures } from './originFailures.ts'

const problem = (over: Partial<BackendProblem>): BackendProblem => ({
  id: 1,
  backend: 7,
  backend_name: 'origin1',
  node: 'mad1',
  timestamp: 1000,
  until: 1600,
  status_code: null,
  error: 'timeout',
  ...over,
})

it('merges the failures of one origin seen by several nodes at one time', () => {
  const found = toOriginFailures([
    problem({ id: 2, node: 'bcn1', timestamp: 1200, until: 1900, error: '', status_code: 503 }),
    problem({}),
    problem({ id: 3, timestamp: 5000, until: null }),
    problem({ id: 4, backend: 8, backend_name: '', timestamp: 1100, until: 1200 }),
  ])
  expect(found).toEqual([
    { origin: 'origin1', from: 5000, until: null, nodes: 1, errors: ['timeout'] },
    { origin: '8', from: 1100, until: 1200, nodes: 1, errors: ['timeout'] },
    { origin: 'origin1', from: 1000, until: 1900, nodes: 2, errors: ['timeout', '503'] },
  ])
})

it('keeps every moment of every failure, in any order', () => {
  const arbitrary = fc.record({
    backend: fc.integer({ min: 1, max: 3 }),
    timestamp: fc.integer({ min: 0, max: 500 }),
    lasts: fc.option(fc.integer({ min: 0, max: 200 })),
  })
  fc.assert(
    fc.property(fc.array(arbitrary, { maxLength: 20 }), (list) => {
      const problems = list.map(({ backend, timestamp, lasts }, id) =>
        problem({
          id,
          backend,
          backend_name: `b${backend}`,
          timestamp,
          until: lasts === null ? null : timestamp + lasts,
        }),
      )
      const found = toOriginFailures(problems)
      expect(toOriginFailures([...problems].reverse()).map(({ from, until }) => [from, until])).toEqual(
        found.map(({ from, until }) => [from, until]),
      )
      for (const { backend_name, timestamp, until } of problems) {
        const holding = found.filter(
          (one) =>
            one.origin === backend_name &&
            one.from <= timestamp &&
            (one.until ?? Number.POSITIVE_INFINITY) >= (until ?? Number.POSITIVE_INFINITY),
        )
        expect(holding).toHaveLength(1)
      }
    }),
  )
})
