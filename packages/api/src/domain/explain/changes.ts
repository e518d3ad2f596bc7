import type { Span } from '../ranges.ts'
import type { Onset } from './coincidences.ts'
import { median } from './median.ts'

const LEAST_BUCKETS = 6
const DEVIATIONS = 3
const LEAST_RATIO = 0.2
const LEAST_STEP_RATIO = 0.15
const STEP_WINDOW = 3
const STEP_REACH = 2
const DAY = 86_400
const LEAST_DAYS = 3
const LEAST_RAMP = 5
/** Without its daily curve known, traffic that rises for longer is the time of day. */
const LONGEST_RAMP_S = 3600
const LEAST_RAMP_RATIO = 0.25
const RAMP_SHARE = 1 / 3
const MOST_CONTRARY = 0.2
const LEAST_DEPARTURE = 0.05
const LEAST_RECURRENCES = 3
const GAP_TOLERANCE = 0.15
const SIZE_TOLERANCE = 3
const MAD_TO_DEVIATION = 1.4826

/** One bucket of a metric, epoch seconds. */
export interface ChangeBucket {
  readonly start: number
  readonly end: number
  readonly value: number
}

/** How a metric departs: it comes back (a peak or a dip), stays at another level, or gets there gradually. */
export type ChangeShape = 'peak' | 'dip' | 'stepUp' | 'stepDown' | 'rampUp' | 'rampDown'

/** Peaks or dips at regular distances, of which a change is the largest. */
export interface Recurrence {
  readonly times: number
  /** Seconds from one to the next. */
  readonly every: number
}

/** A stretch that departs from the level before; `weight` is the sum of its differences. */
export interface RangeChange extends Span {
  readonly weight: number
  readonly shape: ChangeShape
  /** The first bucket that departs. */
  readonly onset: Onset
  readonly recurs?: Recurrence
}

interface Run {
  readonly first: number
  readonly last: number
  readonly weight: number
  readonly sign: number
  /** Whether it is a level that stays, or gets there gradually; otherwise it comes back. */
  readonly way?: 'step' | 'ramp'
  readonly recurs?: { readonly times: number; readonly every: number }
}

/** Buckets from `first` to before `end`; `jump` is how far they begin from what was usual before, 0 if they do not. */
interface Segment {
  readonly first: number
  readonly end: number
  readonly level: number
  readonly jump: number
}

/**
 * Finds where a metric departs: levels that changed, gradual rises and falls, and runs of buckets apart from their
 * level, of which those at regular distances are one; largest first.
 */
export function findChanges(buckets: readonly ChangeBucket[], most = 5): readonly RangeChange[] {
  if (buckets.length < LEAST_BUCKETS) return []
  const values = withoutDays(buckets)
  const segments = segmentsOf(values)
  const ramps = rampRuns(values, longestRamp(buckets, values))
  // The parts of a gradual change look like small steps and peaks.
  const isApart = ({ first, last, way }: Run) =>
    ramps.every((ramp) => first > ramp.last || (way === 'step' ? first < ramp.first : last < ramp.first))
  const runs = [...stepRuns(values, segments), ...peakRuns(values, segments)].filter(isApart)
  const staysIn = ({ way, last }: Run) => way === 'step' && last === buckets.length - 1
  return [...runs.filter(staysIn), ...ramps, ...withRecurrences(runs.filter((run) => !staysIn(run)))]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map((run) => toChange(run, buckets))
}

function toChange({ first, last, weight, sign, way, recurs }: Run, buckets: readonly ChangeBucket[]): RangeChange {
  const { start = 0, end = 0 } = buckets[first] ?? {}
  const isRise = sign > 0
  const stays = way === 'ramp' || (way === 'step' && last === buckets.length - 1)
  return {
    from: start,
    to: buckets[last]?.end ?? 0,
    weight,
    shape: !stays
      ? isRise
        ? 'peak'
        : 'dip'
      : way === 'ramp'
        ? isRise
          ? 'rampUp'
          : 'rampDown'
        : isRise
          ? 'stepUp'
          : 'stepDown',
    onset: { at: start, resolution: end - start },
    ...(recurs && { recurs: { times: recurs.times, every: recurs.every * (end - start) } }),
  }
}

/** Whether a change went up. */
export const isRise = ({ shape }: Pick<RangeChange, 'shape'>): boolean =>
  shape === 'peak' || shape === 'stepUp' || shape === 'rampUp'

/** How many buckets a gradual change may take: a third of the range, and less where the daily curve is in the values. */
function longestRamp(buckets: readonly ChangeBucket[], values: readonly number[]): number {
  const [first] = buckets
  const share = Math.floor(buckets.length * RAMP_SHARE)
  const isCurved = first !== undefined && buckets.every(({ value }, index) => value === values[index])
  return isCurved ? Math.min(share, Math.floor(LONGEST_RAMP_S / Math.max(1, first.end - first.start))) : share
}

/** Finds a level that is reached gradually from a steady one: no bucket makes half of the way, and few go back. */
function rampRuns(values: readonly number[], longest: number): Run[] {
  const jumps = values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? 0)))
  const noise = MAD_TO_DEVIATION * DEVIATIONS * median(jumps)
  let best: { first: number; last: number; way: number } | undefined
  for (let first = LEAST_RAMP; first + LEAST_RAMP <= values.length; first++) {
    const earlier = values.slice(first - LEAST_RAMP, first)
    const before = median(earlier)
    let [steepest, up, down] = [Math.max(...jumps.slice(first - LEAST_RAMP, first - 1)), 0, 0]
    for (let last = first; last < Math.min(values.length, first + longest); last++) {
      const value = values[last] ?? 0
      const rise = value - (values[last - 1] ?? 0)
      steepest = Math.max(steepest, Math.abs(rise))
      if (rise > 0) up += rise
      else down -= rise
      const way = value - before
      const size = Math.abs(way)
      const isLarge = size > LEAST_RAMP_RATIO * Math.max(before, value) && !isNear(before, value, noise)
      if (last - first + 1 < LEAST_RAMP || size <= Math.abs(best?.way ?? 0) || !isLarge) continue
      const isGradual = steepest < size / 2 && (way > 0 ? down : up) <= MOST_CONTRARY * size
      const later = values.slice(last + 1, last + 1 + LEAST_RAMP)
      // A rise that has not ended yet may be that of the day, unless it doubles or halves the level.
      const isOver = later.length === LEAST_RAMP ? isSteady(later, value, size) : size >= Math.min(before, value)
      if (isGradual && isOver && isSteady(earlier, before, size)) best = { first, last, way }
    }
  }
  if (!best) return []
  const { last: top, way } = best
  const level = (values[top] ?? 0) - way
  // A level that returns to the usual one ends a change.
  if (isNear(median(values.slice(0, best.first)), level + way, noise)) return []
  const least = Math.max(noise, chance(level), LEAST_DEPARTURE * Math.abs(way))
  const first = values.findIndex((value, index) => index >= best.first && Math.sign(way) * (value - level) > least)
  const hasReturned = (value: number) => Math.sign(way) * (value - level) < Math.abs(way) / 2
  const returned = values.findIndex((value, index) => index > top && hasReturned(value))
  const last = returned < 0 ? values.length - 1 : returned - 1
  const weight = values.slice(first, last + 1).reduce((sum, value) => sum + Math.abs(value - level), 0)
  return [{ first, last, weight, sign: Math.sign(way), way: 'ramp' }]
}

const isSteady = (values: readonly number[], level: number, size: number) =>
  values.every((value) => Math.abs(value - level) <= MOST_CONTRARY * size)

/** Puts peaks that come back at regular distances, and are about as large, into one: the largest, with how often. */
function withRecurrences(runs: readonly Run[]): Run[] {
  return [1, -1].flatMap((sign) => {
    const alike = runs.filter((run) => run.sign === sign).sort((a, b) => a.first - b.first)
    const usual = median(alike.map(({ weight }) => weight))
    const similar = alike.filter(({ weight }) => weight <= usual * SIZE_TOLERANCE && weight >= usual / SIZE_TOLERANCE)
    const gaps = similar.slice(1).map(({ first }, index) => first - (similar[index]?.first ?? 0))
    const every = median(gaps)
    const isRegular = gaps.every((gap) => Math.abs(gap - every) <= Math.max(1, GAP_TOLERANCE * every))
    const [largest] = similar.toSorted((a, b) => b.weight - a.weight)
    if (!largest || similar.length < LEAST_RECURRENCES || !isRegular) return alike
    return [{ ...largest, recurs: { times: similar.length, every } }, ...alike.filter((run) => !similar.includes(run))]
  })
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
    .map(({ first, end, jump }): Run => {
      const { after } = levelsAt(values, first)
      const hasReturned = (value: number) => Math.sign(jump) * (after - value) > Math.abs(jump) / 2
      // A return in the last buckets is too short to be a level of its own.
      const kept = values.slice(first, end).findLastIndex((value) => !hasReturned(value))
      const last = kept < 0 ? end - 1 : first + kept
      return { first, last, weight: Math.abs(jump) * (last + 1 - first), sign: Math.sign(jump), way: 'step' }
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
