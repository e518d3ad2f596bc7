import { lazyModule, useLazyModule } from '@parapet/ui'
import { useCallback, useState } from 'react'
import type { Agent } from './agent.ts'

type Read = (raw: string) => Agent

// Limits the cache of a wall display that runs for weeks.
const MOST_KNOWN = 500

const reader = lazyModule(() => import('./agent.ts').then(({ readAgent }) => remembering(readAgent)))

function remembering(read: Read): Read {
  const known = new Map<string, Agent>()
  return (raw) => {
    const found = known.get(raw) ?? read(raw)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(raw, found)
    return found
  }
}

/** Parses user agents with a lazy parser: undefined while loading, null if unwanted or failed. */
export function useAgents(isWanted: boolean): Read | null | undefined {
  const [isLost, setLost] = useState(false)
  const lose = useCallback(() => setLost(true), [])
  const read = useLazyModule(reader, isWanted, lose)
  return isWanted ? (read ?? (isLost ? null : undefined)) : null
}
