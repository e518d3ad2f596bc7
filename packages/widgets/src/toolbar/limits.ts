import { type Capability, type Comparison, checkRange, previousSpan, type RangeValue, resolveRange } from '@parapet/api'

/** What a range of a link or of the picker means under the contract. */
export interface RangeVerdict {
  /** The range to ask for. */
  readonly range: RangeValue
  /** The range that was wished is longer than the contract allows (§5): the last allowed stretch of it is shown. */
  readonly isTooLong: boolean
  /** Where figures begin, when the range was cut there; epoch seconds. */
  readonly cutAt?: number
}

interface Context {
  readonly now: number
  readonly zone: string
}

/** Checks a range; what cannot be shown is cut, never silently. */
export function judgeRange(
  range: RangeValue,
  capability: Pick<Capability, 'oldestSeconds' | 'maxSpanSeconds' | 'defaultRange'>,
  context: Context,
): RangeVerdict {
  const check = checkRange(range, capability, context)
  if ('ok' in check) {
    if (check.clamped.length === 0) return { range, isTooLong: false }
    return { range: check.ok, isTooLong: false, ...(check.clamped.includes('old') ? { cutAt: check.ok.from } : {}) }
  }
  if (check.problem === 'tooLong') {
    const { to } = resolveRange(range, context)
    const end = Math.min(to, context.now)
    return { range: { from: end - check.maxSpanSeconds, to: end }, isTooLong: true }
  }
  return { range: capability.defaultRange, isTooLong: false }
}

/** From when on a comparison has figures, epoch seconds; undefined when it has them now. */
export function comparableFrom(
  mode: Comparison,
  range: RangeValue,
  { oldestSeconds }: Pick<Capability, 'oldestSeconds'>,
  { now, zone }: Context,
): number | undefined {
  const before = previousSpan(resolveRange(range, { now, zone }), mode, zone)
  const oldest = now - oldestSeconds
  return before.from >= oldest ? undefined : oldest
}
