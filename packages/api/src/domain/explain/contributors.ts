import type { FilterKey } from '../filters.ts'
import { median } from './median.ts'

/** The dimensions that may explain a change; of equal ones, the earlier comes first. */
export const explainDimensions = [
  'tcdndebugreason',
  'response',
  'vhost',
  'request',
  'countrycode',
  'clientip',
  'agent',
  'content_type',
  'cached',
] as const satisfies readonly (FilterKey | 'vhost')[]
export type ExplainDimension = (typeof explainDimensions)[number]

/** The values of a dimension in one span, with their share of the metric. */
export interface DimensionValues {
  readonly values: ReadonlyMap<string, number>
  /** The largest possible value of a key that is not listed; 0 if the list is complete. */
  readonly rest: number
}

/** The usual range of a value in earlier spans. */
export type Usual =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'never' }
  | { readonly kind: 'usual'; readonly mean: number }
  | { readonly kind: 'unusual'; readonly mean: number }

/** A value of a dimension and its part in the difference. */
export interface Contributor {
  readonly dimension: ExplainDimension
  readonly key: string
  readonly before: number
  readonly after: number
  /** Its share of the whole difference, negative in the other direction; null if the whole is unchanged. */
  readonly share: number | null
  /** Its share of the earlier or the usual total, whichever is less: its share of a uniform change. */
  readonly expected: number
  readonly isLimit: boolean
  readonly usual: Usual
  /** 0 to 1: by how much its share exceeds the expected one, less if that is usual for it. */
  readonly score: number
}

/** A metric before and after. */
export interface Totals {
  readonly before: number
  readonly after: number
}

/** Differences below this many standard deviations of a count are random. */
const NOISE = 3
const LEAST_CHANGE = 0.05
const USUAL_WEIGHT = 0.25

/** Whether a metric changed by more than random variation and 5 %; `isCount` for numbers of requests. */
export function hasChanged({ before, after }: Totals, isCount: boolean): boolean {
  const difference = Math.abs(after - before)
  if (difference === 0 || difference < LEAST_CHANGE * Math.max(before, after)) return false
  return !isCount || difference > NOISE * Math.sqrt(before + after)
}

/** A value in earlier spans of the same length, and its share of each total. */
export interface ValueHistory {
  readonly values: readonly number[]
  readonly parts: readonly number[]
}

const unknown: Usual = { kind: 'unknown' }
const noHistory: ValueHistory = { values: [], parts: [] }

/** Ranks the values of a dimension by how much their share of the difference exceeds the expected one. */
export function contributorsOf(
  dimension: ExplainDimension,
  { before, after }: { readonly before: DimensionValues; readonly after: DimensionValues },
  totals: Totals,
  { isCount, historyOf = () => noHistory }: { isCount: boolean; historyOf?: (key: string) => ValueHistory },
): Contributor[] {
  const isMoved = hasChanged(totals, isCount)
  const difference = totals.after - totals.before
  const found: Contributor[] = []
  for (const key of new Set([...before.values.keys(), ...after.values.keys()])) {
    const [was, is] = [before.values.get(key), after.values.get(key)]
    const earlier = was ?? Math.min(before.rest, is ?? 0)
    const now = is ?? Math.min(after.rest, was ?? 0)
    const change = now - earlier
    if (change === 0 || (isCount && Math.abs(change) <= NOISE * Math.sqrt(now + earlier))) continue
    const share = isMoved ? change / difference : null
    const { values, parts } = historyOf(key)
    // A baseline that already contains part of the cause would hide it; most earlier spans do not.
    const expected = Math.min(totals.before > 0 ? earlier / totals.before : 0, usualPart(parts))
    const usual = usualRange(now, values)
    found.push({
      dimension,
      key,
      before: earlier,
      after: now,
      share,
      expected,
      isLimit: (was === undefined && before.rest > 0) || (is === undefined && after.rest > 0),
      usual,
      score: scoreOf(share, expected, usual),
    })
  }
  return found.sort(byScore)
}

function scoreOf(share: number | null, expected: number, usual: Usual): number {
  if (share === null || share <= 0) return 0
  return Math.max(0, Math.min(1, share) - expected) * (usual.kind === 'usual' ? USUAL_WEIGHT : 1)
}

/** Sorts contributors by score to a hundredth, then by dimension, then by the size of the change. */
export function byScore(a: Contributor, b: Contributor): number {
  return (
    Math.round(b.score * 100) - Math.round(a.score * 100) ||
    explainDimensions.indexOf(a.dimension) - explainDimensions.indexOf(b.dimension) ||
    Math.abs(b.after - b.before) - Math.abs(a.after - a.before) ||
    (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
  )
}

const LEAST_SPANS = 3
const LEAST_DEVIATION = 0.1

function usualPart(parts: readonly number[]): number {
  return parts.length < LEAST_SPANS ? 1 : median(parts)
}

/** Compares a value with its history: beyond three deviations it is unusual. */
export function usualRange(after: number, history: readonly number[]): Usual {
  if (history.length < LEAST_SPANS) return unknown
  const mean = history.reduce((sum, one) => sum + one, 0) / history.length
  if (mean === 0) return after > 0 ? { kind: 'never' } : { kind: 'usual', mean }
  const variance = history.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (history.length - 1)
  const deviation = Math.max(Math.sqrt(variance), LEAST_DEVIATION * mean)
  return { kind: Math.abs(after - mean) > NOISE * deviation ? 'unusual' : 'usual', mean }
}
