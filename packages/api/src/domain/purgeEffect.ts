import type { HistogramEntry } from '../entities/Statistics.ts'
import { hitRatioOf } from './hitRatio.ts'

/** How the cache answered in a stretch of time. */
export interface CacheAnswers {
  readonly requests: number
  /** 0 to 1; null if unknown. */
  readonly hitRatio: number | null
  /** Requests that went to the origin, per second; null without any known minute. */
  readonly originRate: number | null
}

/** Seconds before and after an invalidation that are compared. */
export const EFFECT_S = 15 * 60

const MINUTE_S = 60

/** Compares the minutes before an invalidation with those after; its own minute belongs to neither. */
export function purgeEffect(
  steps: readonly HistogramEntry[],
  at: number,
): { readonly before: CacheAnswers; readonly after: CacheAnswers } {
  const minute = Math.floor(at / MINUTE_S) * MINUTE_S
  return {
    before: answersOf(steps.filter(({ timestamp }) => timestamp >= minute - EFFECT_S && timestamp < minute)),
    after: answersOf(steps.filter(({ timestamp }) => timestamp > minute && timestamp <= minute + EFFECT_S)),
  }
}

function answersOf(steps: readonly HistogramEntry[]): CacheAnswers {
  const sum = (field: 'requests' | 'misses') => steps.reduce((total, step) => total + (step[field] ?? 0), 0)
  return {
    requests: sum('requests'),
    hitRatio: hitRatioOf(steps),
    originRate: steps.length > 0 ? sum('misses') / (steps.length * MINUTE_S) : null,
  }
}
