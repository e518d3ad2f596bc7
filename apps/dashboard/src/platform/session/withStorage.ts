/** Runs `act` with a browser storage; returns `otherwise` if it is blocked, full or has invalid data. */
export function withStorage<S, T>(storage: () => S | null, act: (open: S) => T, otherwise: T): T {
  try {
    const open = storage()
    return open ? act(open) : otherwise
  } catch {
    return otherwise
  }
}
