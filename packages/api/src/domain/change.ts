/** How a figure moved: how much, or why that cannot be said. */
export type Change =
  | { readonly kind: 'ratio'; readonly ratio: number; readonly difference: number }
  /** Nothing before, something now. */
  | { readonly kind: 'new'; readonly difference: number }
  /** The base is too small for a percentage. */
  | { readonly kind: 'few'; readonly difference: number }
  /** One of the two is not known. */
  | { readonly kind: 'unknown' }

/**
 * Compares two figures of the same length of time. No percentage when the base is 0 or rests on fewer than `minSample` things
 * (ux-rules §3.4); `sample` is what the base rests on when it is not a count itself (requests behind a hit ratio).
 */
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

/** Whether a metric is better or worse for the change; neutral metrics are neither, nor is what rests on too few to be told. */
export function judge(result: Change, meaning: 'upGood' | 'upBad' | 'neutral'): 'better' | 'worse' | 'same' {
  if (meaning === 'neutral' || result.kind === 'unknown' || result.kind === 'few' || result.difference === 0)
    return 'same'
  return result.difference > 0 === (meaning === 'upGood') ? 'better' : 'worse'
}

function isKnown(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
