import { useEffect, useRef, useState } from 'react'

/** Calls `onEnd` after `ms` (null: never). The time pauses while anything holds it. */
export function useCountdown(ms: number | null, onEnd: () => void) {
  const [pausedBy, setPausedBy] = useState<ReadonlySet<string>>(new Set())
  const left = useRef(ms)
  const end = useRef(onEnd)
  end.current = onEnd
  const isPaused = pausedBy.size > 0

  useEffect(() => {
    if (left.current === null || isPaused) return
    const startedMs = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      if (left.current !== null) left.current -= performance.now() - startedMs
    }
  }, [isPaused])

  return {
    hold: (by: string) => setPausedBy((before) => new Set(before).add(by)),
    release: (by: string) =>
      setPausedBy((before) => {
        const after = new Set(before)
        after.delete(by)
        return after
      }),
  }
}
