import type { ColorToken } from '@parapet/ui'

const tokens = ['seq1', 'seq2', 'seq3', 'seq4', 'seq5'] as const satisfies readonly ColorToken[]

/** The colour classes of a map. */
export interface MapScale {
  kind: 'linear' | 'log'
  /** Lower bounds of the classes, ascending; one per tint in use. */
  bounds: readonly number[]
  tokenOf(value: number): ColorToken
}

/** Creates five classes of values: equal steps, or equal ratios if the largest is very far from the median. */
export function mapScale(values: readonly number[]): MapScale {
  const known = values.filter((value) => Number.isFinite(value) && value > 0).toSorted((a, b) => a - b)
  const least = known[0] ?? 0
  const most = known[known.length - 1] ?? 0
  if (known.length === 0) return { kind: 'linear', bounds: [], tokenOf: () => 'seq3' }
  if (least === most) return { kind: 'linear', bounds: [least], tokenOf: () => 'seq3' }
  const median = known[Math.floor(known.length / 2)] ?? 0
  const isSkewed = most > median * 20
  const bounds = tokens.map((_, index) =>
    isSkewed ? least * (most / least) ** (index / tokens.length) : (most / tokens.length) * index,
  )
  return {
    kind: isSkewed ? 'log' : 'linear',
    bounds,
    tokenOf: (value) => tokens[bounds.findLastIndex((bound) => value >= bound)] ?? 'seq1',
  }
}
