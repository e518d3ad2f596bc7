import { useEffect, useRef, useState } from 'react'

/** Calls `onEnd` after `ms` (null: never). The time pauses while the toast is hovered or focused. */
export function useCountdown(ms: number | null, onEnd: () => void) {
  const [holds, setHolds] = useState<ReadonlySet<string>>(new Set())
  const left = useRef(ms)
  const end = useRef(onEnd)
  end.current = onEnd
  const isHeld = holds.size > 0

  useEffect(() => {
    if (left.current === null || isHeld) return
    const startedMs = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      if (left.current !== null) left.current -= performance.now() - startedMs
    }
  }, [isHeld])

  return {
    hold: (by: string) => setHolds((before) => new Set(before).add(by)),
    release: (by: string) =>
      setHolds((before) => {
        const after = new Set(before)
        after.delete(by)
        return after
      }),
  }
}
