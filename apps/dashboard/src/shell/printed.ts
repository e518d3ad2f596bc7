let lines: readonly string[] = []
const listeners = new Set<() => void>()

/** The store of what the page prints in its footer: screens write it, the footer around them reads it. */
export const printed = {
  get: (): readonly string[] => lines,
  set(next: readonly string[]): void {
    lines = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
