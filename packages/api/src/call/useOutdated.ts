import { useEffect, useRef, useState } from 'react'
import { useProvided } from './ApiProvider.ts'
import type { ReadCall } from './useRead.ts'

/**
 * Counts how often one of the reads was said to be out of date since this mounted: by a write that affects it, or by a
 * refresh of the page. For answers that are kept outside the cache of reads.
 */
export function useOutdated(reads: readonly ReadCall[]): number {
  const { flights } = useProvided()
  const [count, setCount] = useState(0)
  const latest = useRef(reads)
  useEffect(() => {
    latest.current = reads
  })
  useEffect(
    () =>
      flights.onOutdated((isMeant) => {
        if (latest.current.some(({ name }) => isMeant(name))) setCount((before) => before + 1)
      }),
    [flights],
  )
  return count
}
