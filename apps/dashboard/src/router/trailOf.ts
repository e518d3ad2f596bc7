import type { Trail } from './trail.ts'

/** The trail of a place, when it has one that can be followed. */
export function trailOf(state: unknown): Trail | undefined {
  if (!isRecord(state) || !isRecord(state.trail)) return undefined
  const { from, key, why, index } = state.trail
  if (typeof from !== 'string' || !/^\/(?!\/)/.test(from) || typeof key !== 'string' || typeof why !== 'string')
    return undefined
  return { from, key, why, index: typeof index === 'number' ? index : null }
}

/** How many steps lie between this place and the one it was opened from; 0 when that is not known. */
export function stepsBack({ index }: Trail): number {
  const here = indexOf(history.state)
  return index !== null && here !== null && here > index ? here - index : 0
}

/** The key of a place as the library keeps it in the browser's own state. */
export function keyOf(state: unknown): string {
  return isRecord(state) && typeof state.key === 'string' ? state.key : 'default'
}

// The library counts the places of a visit in the browser's own state.
function indexOf(state: unknown): number | null {
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
