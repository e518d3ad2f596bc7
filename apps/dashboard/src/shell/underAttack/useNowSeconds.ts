import { nowSeconds } from '@parapet/base'
import { useEffect, useState } from 'react'

/** The current time in epoch seconds, updated every `everyMs`; 0 never updates it. */
export function useNowSeconds(everyMs: number): number {
  const [now, setNow] = useState(nowSeconds)
  useEffect(() => {
    if (everyMs === 0) return
    const timer = setInterval(() => setNow(nowSeconds()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
