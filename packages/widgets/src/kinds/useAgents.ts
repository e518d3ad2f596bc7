import { useSyncExternalStore } from 'react'
import type { Agent } from './agent.ts'

type Read = (raw: string) => Agent

let read: Read | null = null
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

function load(): void {
  if (loading) return
  loading = import('./agent.ts').then(
    (module) => {
      const known = new Map<string, Agent>()
      read = (raw) => {
        const found = known.get(raw) ?? module.readAgent(raw)
        // A page shows a few hundred agents; a kiosk that runs for weeks must not keep them all.
        if (known.size > 500) known.clear()
        known.set(raw, found)
        return found
      }
      for (const listener of listeners) listener()
    },
    () => {
      // Without the parser the raw agents are shown; the next table tries again.
      loading = undefined
    },
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reads user agents, once the parser (a chunk of its own) is there; null before, and when it is not wanted. */
export function useAgents(isWanted: boolean): Read | null {
  const ready = useSyncExternalStore(
    subscribe,
    () => read,
    () => null,
  )
  if (isWanted && !ready) load()
  return isWanted ? ready : null
}
