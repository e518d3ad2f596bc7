import { useEffect, useState } from 'react'

/** The time in epoch milliseconds, renewed so often while the component is on screen; 0 never renews it. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (everyMs === 0) return
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/** False at first, true once the component has been there for so long. */
export function useAfter(delayMs: number): boolean {
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return isAfter
}
