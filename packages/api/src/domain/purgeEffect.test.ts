import { expect, it } from 'vitest'
import { makeHistogramEntry } from '../entities/Statistics.ts'
import { EFFECT_S, purgeEffect } from './purgeEffect.ts'

const at = 1_781_519_430
const minute = 1_781_519_400
const step = (offset: number, hits: number, misses: number) =>
  makeHistogramEntry({ timestamp: minute + offset, requests: hits + misses, hits, misses })

it('compares the minutes before with those after, without the minute of the purge', () => {
  const { before, after } = purgeEffect([step(-60, 90, 10), step(0, 0, 1000), step(60, 50, 50), step(120, 70, 30)], at)
  expect(before).toEqual({ requests: 100, hitRatio: 0.9, originRate: 10 / 60 })
  expect(after).toEqual({ requests: 200, hitRatio: 0.6, originRate: 80 / 120 })
})

it('ignores minutes too far from the purge', () => {
  const { before, after } = purgeEffect([step(-EFFECT_S - 60, 9, 0), step(EFFECT_S + 60, 9, 0)], at)
  expect([before.requests, after.requests]).toEqual([0, 0])
})

it('has no ratios before the first minute after the purge', () => {
  expect(purgeEffect([step(-60, 1, 0)], at).after).toEqual({ requests: 0, hitRatio: null, originRate: null })
})
