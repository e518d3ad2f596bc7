const REMARK = 35

/** Share of the ended buckets that were not collected, 0…1. */
export function gapShare(collected: readonly boolean[], complete: number): number {
  // The first bucket may start before the provider's own first step: one missing at the edge is no gap.
  const missing = collected.slice(1, complete).filter((isKnown) => !isKnown).length
  return complete > 1 ? missing / complete : 0
}

/** The remark on a gap of this share; none without a gap. */
export const gapRemark = (share: number) => (share > 0 ? { remarks: [{ kind: 'gap', share } as const] } : {})

/** How much lower a plot is for the remark on a gap, in px. */
export const gapHeight = (share: number): number => (share > 0 ? REMARK : 0)
