import type { Span } from '../ranges.ts'
import { median } from './median.ts'

const LEAST_BUCKETS = 6
const DEVIATIONS = 3
const LEAST_RATIO = 0.2
const LEAST_STEP_RATIO = 0.15
const STEP_WINDOW = 3
const STEP_REACH = 2
const DAY = 86_400
const LEAST_DAYS = 3
const MAD_TO_DEVIATION = 1.4826

/** One bucket of a metric, epoch seconds. */
export interface ChangeBucket {
  readonly start: number
  readonly end: number
  readonly value: number
}

/** A stretch that departs from the level before; `weight` is the sum of its differences. */
export interface RangeChange extends Span {
  readonly weight: number
}

interface Run {
  readonly first: number
  readonly last: number
  readonly weight: number
  readonly sign: number
}

/** Buckets from `first` to before `end`; `jump` is how far they begin from what was usual before, 0 if they do not. */
interface Segment {
  readonly first: number
  readonly end: number
  readonly level: number
  readonly jump: number
}

/** Finds peaks, holes and steps: levels that changed and stayed, and runs of buckets apart from their level; largest first. */
export function findChanges(buckets: readonly ChangeBucket[], most = 5): readonly RangeChange[] {
  if (buckets.length < LEAST_BUCKETS) return []
  const values = withoutDays(buckets)
  const segments = segmentsOf(values)
  const runs = [...stepRuns(values, segments), ...peakRuns(values, segments)]
  return runs
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ first, last, weight }) => ({ from: buckets[first]?.start ?? 0, to: buckets[last]?.end ?? 0, weight }))
}

/** The values without their daily curve: the median of the same time of day, if the buckets are of three days or more. */
function withoutDays(buckets: readonly ChangeBucket[]): readonly number[] {
  const values = buckets.map(({ value }) => value)
  const ofTime = new Map<number, ChangeBucket[]>()
  for (const bucket of buckets) ofTime.set(bucket.start % DAY, [...(ofTime.get(bucket.start % DAY) ?? []), bucket])
  const profile = new Map([...ofTime].map(([time, list]) => [time, median(list.map(({ value }) => value))]))
  if (buckets.length < LEAST_DAYS * profile.size || profile.size < LEAST_BUCKETS) return values
  const level = median(values)
  return buckets.map(({ start, value }) => value - (profile.get(start % DAY) ?? level) + level)
}

/** Returns by how much a span of the buckets departs from the median of the others. */
export function departure(buckets: readonly ChangeBucket[], { from, to }: Span): number {
  const isInside = ({ start, end }: ChangeBucket) => end > from && start < to
  const level = median(buckets.filter((one) => !isInside(one)).map(({ value }) => value))
  return Math.abs(buckets.filter(isInside).reduce((sum, { value }) => sum + value - level, 0))
}

// Counts vary by their root.
const chance = (level: number) => Math.max(DEVIATIONS * Math.sqrt(Math.abs(level)), 3)

function segmentsOf(values: readonly number[]): Segment[] {
  const jumps = values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? 0)))
  const noise = MAD_TO_DEVIATION * DEVIATIONS * median(jumps)
  const splits = splitsIn(values, noise, 0, values.length).sort((a, b) => a - b)
  const segments: Segment[] = []
  let usual = 0
  for (const [index, first] of [0, ...splits].entries()) {
    const end = splits[index] ?? values.length
    const { before, after } = levelsAt(values, first)
    const previous = segments[index - 1]
    if (previous?.jump === 0) usual = before
    // A level that returns to the usual one ends a change.
    const isChange = previous !== undefined && !isNear(usual, after, noise)
    segments.push({ first, end, level: median(values.slice(first, end)), jump: isChange ? after - before : 0 })
  }
  return segments
}

const isNear = (a: number, b: number, noise: number) => Math.abs(a - b) <= stepLimit(Math.max(a, b), noise)

const stepLimit = (level: number, noise: number) => Math.max(noise, LEAST_STEP_RATIO * Math.abs(level), chance(level))

function levelsAt(values: readonly number[], at: number): { before: number; after: number } {
  return {
    before: median(values.slice(Math.max(0, at - STEP_WINDOW), at)),
    after: median(values.slice(at, at + STEP_WINDOW)),
  }
}

/** Finds the buckets at which the level jumps: the largest first, then within both parts. */
function splitsIn(values: readonly number[], noise: number, first: number, end: number): number[] {
  let largest = 0
  let split: number | undefined
  for (let at = first + STEP_WINDOW; at <= end - STEP_WINDOW; at++) {
    const { before, after } = levelsAt(values, at)
    const jump = after - before
    if (Math.abs(jump) <= largest || isNear(before, after, noise)) continue
    const steep = steepNear(values, { at, jump }, first, end)
    if (steep === undefined) continue
    split = steep
    largest = Math.abs(jump)
  }
  if (split === undefined) return []
  return [split, ...splitsIn(values, noise, first, split), ...splitsIn(values, noise, split, end)]
}

/** The bucket nearest to a jump that makes half of it at once; undefined for a slope. */
function steepNear(
  values: readonly number[],
  { at, jump }: { at: number; jump: number },
  first: number,
  end: number,
): number | undefined {
  const rise = (index: number) => Math.sign(jump) * ((values[index] ?? 0) - (values[index - 1] ?? 0))
  return Array.from({ length: 2 * STEP_REACH + 1 }, (_, i) => at - STEP_REACH + i)
    .filter((index) => index > first && index < end && rise(index) >= Math.abs(jump) / 2)
    .sort((a, b) => Math.abs(a - at) - Math.abs(b - at) || rise(b) - rise(a))[0]
}

function stepRuns(values: readonly number[], segments: readonly Segment[]): Run[] {
  return segments
    .filter(({ jump }) => jump !== 0)
    .map(({ first, end, jump }) => {
      const { after } = levelsAt(values, first)
      const hasReturned = (value: number) => Math.sign(jump) * (after - value) > Math.abs(jump) / 2
      // A return in the last buckets is too short to be a level of its own.
      const kept = values.slice(first, end).findLastIndex((value) => !hasReturned(value))
      const last = kept < 0 ? end - 1 : first + kept
      return { first, last, weight: Math.abs(jump) * (last + 1 - first), sign: Math.sign(jump) }
    })
}

function peakRuns(values: readonly number[], segments: readonly Segment[]): Run[] {
  const apart = segments.flatMap(({ first, end, level }) => values.slice(first, end).map((value) => value - level))
  const spread = MAD_TO_DEVIATION * median(apart.map(Math.abs))
  return segments.flatMap(({ first, end, level, jump }) => {
    if (jump !== 0 && end - first < LEAST_BUCKETS) return []
    const limit = Math.max(DEVIATIONS * spread, LEAST_RATIO * Math.abs(level), chance(level))
    const runs: Run[] = []
    for (let index = first; index < end; index++) {
      const difference = apart[index] ?? 0
      if (Math.abs(difference) <= limit) continue
      const [sign, weight] = [Math.sign(difference), Math.abs(difference)]
      const open = runs.at(-1)
      if (open && open.sign === sign && index - open.last <= 2)
        runs[runs.length - 1] = { ...open, last: index, weight: open.weight + weight }
      else runs.push({ first: index, last: index, weight, sign })
    }
    return runs.filter((run) => run.last - run.first + 1 <= values.length / 2)
  })
}
