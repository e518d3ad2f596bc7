import {
  EFFECT_S,
  type HistogramEntry,
  hitRatioOf,
  levelsOf,
  makeHistogramEntry,
  metricTotals,
  purgeEffect,
  siteTraffic,
} from '@parapet/api'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hitRatioOfResults } from '../kinds/HitRatio.tsx'
import { bucketSums } from '../rows/sums.ts'
import { metricOver, metrics } from './metrics.ts'

const START = 1_781_519_400
const MINUTE = 60

const counters = fc.record({ hits: fc.nat(1000), misses: fc.nat(1000), passes: fc.nat(1000) })

/** The same minutes as histogram buckets, and as the rows of a table of cache results. */
function answersFor(minutes: readonly { hits: number; misses: number; passes: number }[]) {
  const entries = minutes.map(({ hits, misses, passes }, index): HistogramEntry => {
    const requests = hits + misses + passes
    return makeHistogramEntry({
      timestamp: START + index * MINUTE,
      requests,
      hits,
      misses,
      bytes: 10 * requests,
      hit_bytes: 10 * hits,
      miss_bytes: 10 * misses,
    })
  })
  const rows = (['hits', 'misses', 'passes'] as const).map((field) => {
    const requests = minutes.reduce((sum, minute) => sum + minute[field], 0)
    return { key: { hits: 'hit', misses: 'miss', passes: 'pass' }[field], requests, bytes: 10 * requests }
  })
  return { entries, rows: rows.filter(({ requests }) => requests > 0) }
}

/** The hit ratio of every place that shows one. */
function ratiosFor(minutes: Parameters<typeof answersFor>[0]) {
  const { entries, rows } = answersFor(minutes)
  const times = entries.map(({ timestamp }) => timestamp)
  const cells = bucketSums(entries, { times, step: MINUTE })
  const seconds = times.map(() => MINUTE)
  return {
    'home and charts': metricOver(metrics.hitRatio, cells, seconds),
    'charts by volume': metricOver(metrics.hitRatioBytes, cells, seconds),
    'health of sites and companies': siteTraffic(entries)?.hitRatio ?? null,
    'effect of a purge': purgeEffect(entries, START + EFFECT_S).before.hitRatio,
    'table of Analytics': hitRatioOfResults(rows, 'requests'),
    'table of Analytics, by volume': hitRatioOfResults(rows, 'bytes'),
    inspector: hitRatioOf(entries),
  }
}

describe('the hit ratio', () => {
  it('is the same in every place', () => {
    fc.assert(
      fc.property(fc.array(counters, { minLength: 1, maxLength: 15 }), (minutes) => {
        const [first, ...others] = Object.entries(ratiosFor(minutes))
        for (const [place, ratio] of others) {
          if (first?.[1] === null) expect([place, ratio]).toEqual([place, null])
          else expect(ratio, place).toBeCloseTo(first?.[1] ?? Number.NaN, 10)
        }
      }),
    )
  })

  it('counts passes, as the provider’s counters do', () => {
    for (const ratio of Object.values(ratiosFor([{ hits: 60, misses: 20, passes: 20 }]))) expect(ratio).toBeCloseTo(0.6)
  })

  it('is unknown where nothing was looked up in the cache', () => {
    for (const ratio of Object.values(ratiosFor([{ hits: 0, misses: 0, passes: 20 }]))) expect(ratio).toBeNull()
    expect(hitRatioOfResults([{ key: '-', requests: 20, bytes: 20 }], 'requests')).toBeNull()
  })

  it('leaves the requests that Explain counts as not served from cache', () => {
    const { entries } = answersFor([{ hits: 60, misses: 20, passes: 20 }])
    const { misses, requests } = metricTotals(entries)
    expect(1 - misses / requests).toBeCloseTo(0.6)
  })

  it('is what the thresholds of anomalies measure, in percent', () => {
    const { entries } = answersFor([{ hits: 60, misses: 20, passes: 20 }])
    expect(levelsOf('hitratio', entries, MINUTE)?.mean).toBeCloseTo(60)
    expect(levelsOf('hitratio', answersFor([{ hits: 0, misses: 0, passes: 9 }]).entries, MINUTE)).toBeNull()
  })
})
