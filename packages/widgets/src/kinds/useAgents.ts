import { later, useLater } from '@parapet/ui'
import { useCallback, useState } from 'react'
import type { Agent } from './agent.ts'

type Read = (raw: string) => Agent

// A page shows a few hundred agents; a kiosk that runs for weeks must not keep them all.
const MOST_KNOWN = 500

const reader = later(() => import('./agent.ts').then(({ readAgent }) => remembering(readAgent)))

function remembering(read: Read): Read {
  const known = new Map<string, Agent>()
  return (raw) => {
    const found = known.get(raw) ?? read(raw)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(raw, found)
    return found
  }
}

/**
 * Reads user agents with a parser that is a chunk of its own: undefined while that is on its way, null when it is not wanted or cannot be had.
 * Without it the raw agents are shown; the next table asks for it again.
 */
export function useAgents(isWanted: boolean): Read | null | undefined {
  const [isLost, setLost] = useState(false)
  const lose = useCallback(() => setLost(true), [])
  const read = useLater(reader, isWanted, lose)
  return isWanted ? (read ?? (isLost ? null : undefined)) : null
}
