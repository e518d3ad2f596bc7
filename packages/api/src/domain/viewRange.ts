import { type Comparison, previousSpan } from './comparison.ts'
import { type Capability, checkRange } from './rangeLimits.ts'
import { type RangeValue, relSeconds, resolveRange } from './ranges.ts'
import type { ViewState } from './viewState.ts'

/** The result of checking a range against the contract. */
export interface ViewRangeCheck {
  readonly range: RangeValue
  /** The requested range exceeds the contract (§5), so its last allowed part is shown. */
  readonly isTooLong: boolean
  /** Where data starts, if the range was clamped; epoch seconds. */
  readonly cutAt?: number
  readonly isEndCut?: true
  /** No part of the requested range can be shown. */
  readonly fallback?: 'order' | 'future' | 'tooOld'
}

interface Context {
  readonly now: number
  readonly zone: string
}

const HOUR = 3600

/** Checks a range; it is clamped with a notice, never silently. */
export function checkViewRange(
  range: RangeValue,
  capability: Pick<Capability, 'oldestSeconds' | 'maxSpanSeconds' | 'defaultRange'>,
  context: Context,
): ViewRangeCheck {
  const check = checkRange(range, capability, context)
  if ('ok' in check) {
    const isOld = check.clamped.includes('old')
    return {
      range: check.clamped.length === 0 ? range : check.ok,
      isTooLong: false,
      ...(isOld ? { cutAt: check.ok.from } : {}),
      ...(check.clamped.includes('future') ? { isEndCut: true } : {}),
    }
  }
  if (check.problem === 'tooLong') return { range: lastOf(range, check.maxSpanSeconds, context), isTooLong: true }
  const { problem } = check
  const isTold = problem === 'order' || problem === 'future' || problem === 'tooOld'
  return { range: capability.defaultRange, isTooLong: false, ...(isTold ? { fallback: problem } : {}) }
}

function lastOf(range: RangeValue, maxSpanSeconds: number, context: Context): RangeValue {
  const hours = { rel: `${maxSpanSeconds / HOUR}h` }
  if ('rel' in range && relSeconds(hours.rel) === maxSpanSeconds) return hours
  const end = Math.min(resolveRange(range, context).to, context.now)
  return { from: end - maxSpanSeconds, to: end }
}

/** From when a comparison has data (epoch seconds); Infinity if it ends in the future, undefined if it has data now. */
export function comparableFrom(
  mode: Comparison,
  { range, match, against }: Pick<ViewState, 'range' | 'match' | 'against'>,
  { oldestSeconds }: Pick<Capability, 'oldestSeconds'>,
  { now, zone }: Context,
): number | undefined {
  const before = previousSpan(resolveRange(range, { now, zone }), mode, { zone, match, against })
  const oldest = now - oldestSeconds
  if (before.to > now) return Number.POSITIVE_INFINITY
  return before.from >= oldest ? undefined : oldest
}
