import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeHistogramEntry } from '../entities/Statistics.ts'
import {
  ANOMALY_STEP_S,
  proposedParams,
  sensitivityOf,
  stepsForOneAddress,
  wouldHaveFound,
} from './anomalyDetection.ts'

const start = 1_781_481_600
const stepsWith = (values: readonly Partial<Parameters<typeof makeHistogramEntry>[0]>[]) =>
  values.map((over, i) => makeHistogramEntry({ timestamp: start + i * ANOMALY_STEP_S, ...over }))
const perSecond = (rate: number) => ({ requests: rate * ANOMALY_STEP_S, hits: rate * ANOMALY_STEP_S * 0.9 })
const quietHour = Array.from({ length: 12 }, () => perSecond(10))

describe('what would have been found', () => {
  it('is one anomaly for a rise that lasts, with its begin, end, worst and usual value', () => {
    const entries = stepsWith([...quietHour, perSecond(30), perSecond(50), perSecond(30), ...quietHour])
    expect(wouldHaveFound('traffic', { sensitivity: 2, requests: 20 }, entries)).toMatchObject([
      { from: start + 12 * 300, to: start + 15 * 300, worst: 50, usual: 10, first: 30 },
    ])
    expect(wouldHaveFound('traffic', { sensitivity: 2, requests: 60 }, entries)).toEqual([])
    expect(wouldHaveFound('traffic', { sensitivity: 6, requests: 20 }, entries)).toEqual([])
  })

  it('goes on at the end of the steps, and is the usual level after a day', () => {
    const raised = Array.from({ length: 300 }, () => perSecond(30))
    const params = { sensitivity: 2, requests: 20 }
    expect(wouldHaveFound('traffic', params, stepsWith([...quietHour, ...raised.slice(0, 5)]))?.[0]?.to).toBeNull()
    expect(wouldHaveFound('traffic', params, stepsWith([...quietHour, ...raised]))).toMatchObject([
      { to: start + 300 * ANOMALY_STEP_S },
    ])
  })

  it('counts 4xx and 5xx apart, and a lower hit ratio as worse', () => {
    const errors = stepsWith([...quietHour, { ...perSecond(20), status_4xx: 3000, status_5xx: 3000 }])
    expect(wouldHaveFound('status_code', { requests: 5 }, errors)).toHaveLength(2)
    const ratios = stepsWith([...quietHour, { requests: 3000, hits: 1500 }, { requests: 3000, hits: 600 }])
    expect(wouldHaveFound('hitratio', { sensitivity: 30 }, ratios)?.[0]?.worst).toBeCloseTo(20)
  })

  it.each(['ip', 'waf_scan', 'crawler', 'toString'])('is not known for %s', (kind) => {
    expect(wouldHaveFound(kind, {}, stepsWith([...quietHour, perSecond(90)]))).toBeNull()
  })

  it('is not known from an hour that has nothing before it', () => {
    expect(wouldHaveFound('traffic', { sensitivity: 2, requests: 1 }, stepsWith(quietHour))).toBeNull()
  })
})

it('tells in which steps an anomaly of one address can have begun', () => {
  const refused = { ...perSecond(20), status_4xx: 3000 }
  expect(stepsForOneAddress(stepsWith([...quietHour, refused, perSecond(20)]), 14)).toBe(1)
  expect(stepsForOneAddress(stepsWith([...quietHour, refused, perSecond(20)]), 21)).toBe(0)
})

const anySteps = fc.array(
  fc.record({
    requests: fc.integer({ min: 0, max: 60_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    errors: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.integer({ min: 0, max: 1e9 }),
    response_time: fc.integer({ min: 0, max: 5e6 }),
  }),
  { minLength: 13, maxLength: 80 },
)

it('proposes params that would have found at most three', () => {
  fc.assert(
    fc.property(
      anySteps,
      fc.constantFrom('traffic', 'hitratio', 'response_time', 'status_code', 'object_size'),
      (all, kind) => {
        const entries = stepsWith(
          all.map(({ requests, share, errors, bytes, response_time }) => ({
            requests,
            hits: Math.floor(requests * share),
            status_5xx: Math.floor(requests * errors),
            bytes,
            response_time,
          })),
        )
        const params = proposedParams(kind, entries)
        if (!params) return
        expect(Object.values(params).every((value) => value > 0)).toBe(true)
        expect(wouldHaveFound(kind, params, entries)?.length).toBeLessThanOrEqual(3)
      },
    ),
    { numRuns: 200 },
  )
})

it('proposes the most sensitive of them', () => {
  const rise = [perSecond(18), ...quietHour]
  const entries = stepsWith([...quietHour, ...rise, ...rise, ...rise])
  expect(proposedParams('traffic', entries)).toEqual({ requests: 10, sensitivity: 1.5 })
  expect(proposedParams('traffic', stepsWith([...entries, ...rise]))).toEqual({ requests: 11, sensitivity: 1.8 })
})

it('proposes nothing for what the traffic of a site does not tell', () => {
  expect(proposedParams('ip', stepsWith(quietHour))).toBeNull()
  expect(proposedParams('crawler', stepsWith(quietHour))).toBeNull()
})

it.each([
  ['traffic', 'sensitivity', 1.5, 'high'],
  ['traffic', 'sensitivity', 2, 'medium'],
  ['traffic', 'sensitivity', 4, 'low'],
  ['hitratio', 'sensitivity', 5, 'high'],
  ['object_size', 'increase', 101, 'low'],
  ['traffic', 'requests', 5, null],
  ['traffic', 'sensitivity', null, null],
  ['traffic', 'sensitivity', Number.NaN, null],
] as const)('%s %s %s is %s', (kind, param, value, word) => {
  expect(sensitivityOf(kind, param, value)).toBe(word)
})
