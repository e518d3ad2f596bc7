import { useEffect, useRef, useState } from 'react'

/**
 * Runs `onEnd` after `ms` (null: never). The time stands still while anything holds it (the pointer, the focus) and then goes
 * on with what was left.
 */
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
