/**
 * Runs `act` with a browser storage; returns `otherwise` if it throws: storage may be blocked, full, or hold invalid
 * data.
 */
export function withStorage<S, T>(storage: () => S | null, act: (open: S) => T, otherwise: T): T {
  try {
    const open = storage()
    return open ? act(open) : otherwise
  } catch {
    return otherwise
  }
}
