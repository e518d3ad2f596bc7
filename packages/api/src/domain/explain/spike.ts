import type { Span } from '../ranges.ts'
import { median } from './median.ts'

const LEAST_BUCKETS = 6
const DEVIATIONS = 3
const LEAST_RATIO = 0.2

/** One bucket of a metric, epoch seconds. */
export interface SpikeBucket {
  readonly start: number
  readonly end: number
  readonly value: number
}

interface Run {
  readonly from: number
  readonly to: number
  readonly weight: number
  readonly first: number
  readonly last: number
  readonly sign: number
}

/** Finds runs of buckets more than three deviations and 20 % from the median, largest first. */
export function findSpikes(buckets: readonly SpikeBucket[], most = 5): readonly Span[] {
  if (buckets.length < LEAST_BUCKETS) return []
  const middle = median(buckets.map(({ value }) => value))
  const spread = 1.4826 * median(buckets.map(({ value }) => Math.abs(value - middle)))
  const limit = Math.max(DEVIATIONS * spread, LEAST_RATIO * Math.abs(middle), Math.sqrt(Math.abs(middle)) * 3, 3)
  const runs: Run[] = []
  buckets.forEach(({ start, end, value }, index) => {
    const apart = value - middle
    if (Math.abs(apart) <= limit) return
    const [sign, weight] = [Math.sign(apart), Math.abs(apart)]
    const open = runs.at(-1)
    if (open && open.sign === sign && index - open.last <= 2)
      runs[runs.length - 1] = { ...open, to: end, weight: open.weight + weight, last: index }
    else runs.push({ from: start, to: end, weight, first: index, last: index, sign })
  })
  return runs
    .filter(({ first, last }) => last - first + 1 <= buckets.length / 2)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ from, to }) => ({ from, to }))
}
