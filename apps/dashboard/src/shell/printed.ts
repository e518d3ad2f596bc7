let lines: readonly string[] = []
const listeners = new Set<() => void>()

/** What a page says of itself in the foot of its sheets. Outside React: who knows it stands inside the page, and the foot around it. */
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
