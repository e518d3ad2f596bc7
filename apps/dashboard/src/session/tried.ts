/**
 * Does something with a storage of the browser. `otherwise` is the result where it refuses, as private windows and full disks do, or cannot even
 * be named; and where what it holds is not what it should be.
 */
export function tried<S, T>(storage: () => S | null, act: (open: S) => T, otherwise: T): T {
  try {
    const open = storage()
    return open ? act(open) : otherwise
  } catch {
    return otherwise
  }
}
