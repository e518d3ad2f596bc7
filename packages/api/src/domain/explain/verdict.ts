import {
  byScore,
  type Contributor,
  type ExplainDimension,
  explainDimensions,
  hasChanged,
  type Totals,
} from './contributors.ts'

export type Verdict =
  | { readonly kind: 'few' }
  /** The total hardly changed. */
  | { readonly kind: 'steady' }
  /** One value carries the difference. */
  | { readonly kind: 'one'; readonly lead: Contributor }
  /** No single value does, but some of one dimension together. */
  | { readonly kind: 'several'; readonly dimension: ExplainDimension; readonly keys: number; readonly share: number }
  /** Nothing explains it: every part changed about as much as the whole. */
  | { readonly kind: 'even' }

const LEAST_SAMPLE = 30
const LEAST_SCORE = 0.25
const LEAST_TOGETHER = 0.6
const LEAST_EACH = 0.05
const MOST_TOGETHER = 12

/** Concludes from the contributors of all dimensions. `sample` is the larger number of requests of both spans. */
export function verdictOf(
  contributors: readonly Contributor[],
  totals: Totals,
  { isCount, sample }: { readonly isCount: boolean; readonly sample: number },
): Verdict {
  if (sample < LEAST_SAMPLE) return { kind: 'few' }
  if (!hasChanged(totals, isCount)) return { kind: 'steady' }
  const [lead] = contributors.toSorted(byScore)
  if (lead && lead.score >= LEAST_SCORE) return { kind: 'one', lead }
  return together(contributors) ?? { kind: 'even' }
}

function together(contributors: readonly Contributor[]): Verdict | null {
  let best: { kind: 'several'; dimension: ExplainDimension; keys: number; share: number } | null = null
  for (const dimension of explainDimensions) {
    const list = contributors.filter((one) => one.dimension === dimension)
    let [score, share, keys] = [0, 0, 0]
    for (const one of list.toSorted(byScore).slice(0, MOST_TOGETHER)) {
      if (one.score < LEAST_EACH) break
      score += one.score
      share += one.share ?? 0
      keys++
      if (score < LEAST_TOGETHER) continue
      if (!best || keys < best.keys) best = { kind: 'several', dimension, keys, share: Math.min(1, share) }
      break
    }
  }
  return best
}
