/** The change of a metric, or the reason why it cannot be stated. */
export type Change =
  | { readonly kind: 'ratio'; readonly ratio: number; readonly difference: number }
  | { readonly kind: 'new'; readonly difference: number }
  | { readonly kind: 'few'; readonly difference: number }
  | { readonly kind: 'unknown' }

/** Compares two values; no percentage when the base is 0 or its `sample` is below `minSample`. */
export function change(
  current: number | null | undefined,
  previous: number | null | undefined,
  { minSample = 30, sample = previous }: { minSample?: number; sample?: number | null | undefined } = {},
): Change {
  if (!isKnown(current) || !isKnown(previous)) return { kind: 'unknown' }
  const difference = current - previous
  if (previous === 0) return current === 0 ? { kind: 'ratio', ratio: 0, difference } : { kind: 'new', difference }
  if (isKnown(sample) && Math.abs(sample) < minSample) return { kind: 'few', difference }
  return { kind: 'ratio', ratio: difference / Math.abs(previous), difference }
}

/** A change below this share of the earlier value is neither good nor bad. */
const DEADBAND = 0.05

/** Whether a change is good, bad or neutral for a metric; neutral when it or its sample is too small. */
export function changeTone(result: Change, meaning: 'upGood' | 'upBad' | 'neutral'): 'better' | 'worse' | 'same' {
  if (meaning === 'neutral' || result.kind === 'unknown' || result.kind === 'few' || result.difference === 0)
    return 'same'
  if (result.kind === 'ratio' && Math.abs(result.ratio) < DEADBAND) return 'same'
  return result.difference > 0 === (meaning === 'upGood') ? 'better' : 'worse'
}

function isKnown(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
