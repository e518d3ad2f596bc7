import { useEffect, useState } from 'react'

/** The current time in epoch milliseconds, updated every `everyMs`; 0 never updates it. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (everyMs === 0) return
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/** Whether `delayMs` have passed since the component mounted. */
export function useHasElapsed(delayMs: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasElapsed(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return hasElapsed
}
