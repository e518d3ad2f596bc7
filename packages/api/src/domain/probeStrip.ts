import type { BackendProblem } from '../entities/Backend.ts'

/** A part of the time of a strip: how many seconds of it a probe failed, and from how many nodes. */
export interface ProbeCell {
  readonly from: number
  readonly to: number
  readonly failedSeconds: number
  readonly nodes: number
}

/** Divides a time into equal parts with the failures in each. One second that two nodes saw is one second. */
export function probeStrip(
  problems: readonly Pick<BackendProblem, 'node' | 'timestamp' | 'until'>[],
  { from, to }: { readonly from: number; readonly to: number },
  parts: number,
): ProbeCell[] {
  const width = (to - from) / parts
  return Array.from({ length: parts }, (_, i) => {
    const cell = { from: from + i * width, to: from + (i + 1) * width }
    const within = problems
      .map(({ node, timestamp, until }) => ({
        node,
        begins: Math.max(cell.from, timestamp),
        ends: Math.min(cell.to, until ?? to),
      }))
      .filter(({ begins, ends }) => ends > begins)
      .sort((a, b) => a.begins - b.begins)
    let failedSeconds = 0
    let covered = cell.from
    for (const { begins, ends } of within) {
      failedSeconds += Math.max(0, ends - Math.max(begins, covered))
      covered = Math.max(covered, ends)
    }
    return { ...cell, failedSeconds, nodes: new Set(within.map(({ node }) => node)).size }
  })
}
