import { makeHistogramEntry, type RangeChange } from '@parapet/api'
import { describe, expect, it } from 'vitest'
import { fineOnset, fineSpan, onsetIn } from './onset.ts'

const change = (at: number, over: Partial<RangeChange> = {}): RangeChange => ({
  from: at,
  to: at + 600,
  weight: 1,
  shape: 'peak',
  onset: { at, resolution: 300 },
  ...over,
})

describe('onsetIn', () => {
  it.each([
    ['the change that begins in the span', { from: 900, to: 1800 }, { at: 1200, resolution: 300, way: 'rise' }],
    [
      'a change whose bucket reaches into the span',
      { from: 1400, to: 1800 },
      { at: 1200, resolution: 300, way: 'rise' },
    ],
    ['the larger of two', { from: 0, to: 9000 }, { at: 6000, resolution: 300, way: 'fall' }],
    ['the start of a span in which none begins', { from: 3000, to: 4000 }, { at: 3000, resolution: 60, way: null }],
  ] as const)('is %s', (_, span, expected) => {
    expect(onsetIn(span, [change(6000, { shape: 'dip' }), change(1200)], 60)).toEqual(expected)
  })
})

describe('fineOnset', () => {
  const coarse = { at: 3600, resolution: 3600, way: 'rise' } as const
  const about = { metric: 'requests', step: 300, zone: 'UTC', now: 100_000 } as const
  const { from, to } = fineSpan(coarse)
  const entries = (at: number, low = 100, high = 900) =>
    Array.from({ length: (to - from) / 300 }, (_, i) =>
      makeHistogramEntry({ timestamp: from + i * 300, requests: from + i * 300 < at ? low : high }),
    )

  it('asks for three buckets before and after', () => {
    expect([from, to]).toEqual([-7200, 14_400])
  })
  it('finds the shorter bucket in which the level rises', () => {
    expect(fineOnset(coarse, entries(5100), about)).toEqual({ at: 5100, resolution: 300, way: 'rise' })
  })
  it.each([
    ['begins elsewhere', entries(9000)],
    ['falls instead', entries(5100, 900, 100)],
    ['does not show', entries(20_000)],
  ])('keeps the long bucket where the change %s', (_, list) => {
    expect(fineOnset(coarse, list, about)).toEqual(coarse)
  })
  it('does not use buckets that have not ended', () => {
    expect(fineOnset(coarse, entries(5100), { ...about, now: 5300 })).toEqual(coarse)
  })
})
