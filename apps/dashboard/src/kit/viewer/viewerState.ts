/** The history state of the viewer: the id of what it shows, and the address it was opened from. */
export interface ViewerState {
  readonly viewed: string
  readonly from: string
}

/** Reads and validates the history state of the viewer. */
export function readViewerState(state: unknown): ViewerState | undefined {
  if (typeof state !== 'object' || state === null || !('viewed' in state) || !('from' in state)) return undefined
  const { viewed, from } = state
  return typeof viewed === 'string' && typeof from === 'string' && /^\/(?![/\\])/.test(from)
    ? { viewed, from }
    : undefined
}
