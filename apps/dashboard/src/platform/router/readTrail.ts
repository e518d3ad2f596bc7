import type { Trail } from './trail.ts'

/** Reads and validates the trail of a history state. */
export function readTrail(state: unknown): Trail | undefined {
  if (!isRecord(state) || !isRecord(state.trail)) return undefined
  const { from, key, why, index } = state.trail
  if (typeof from !== 'string' || !/^\/(?!\/)/.test(from) || typeof key !== 'string' || typeof why !== 'string')
    return undefined
  return { from, key, why, index: typeof index === 'number' ? index : null }
}

/** The number of history entries between the current one and where the user came from; 0 if unknown. */
export function stepsBack({ index }: Trail): number {
  const here = indexOf(history.state)
  return index !== null && here !== null && here > index ? here - index : 0
}

/** Reads React Router's location key from `history.state`. */
export function locationKeyOf(state: unknown): string {
  return isRecord(state) && typeof state.key === 'string' ? state.key : 'default'
}

// The router library counts the entries of a visit in the browser's own state.
function indexOf(state: unknown): number | null {
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
