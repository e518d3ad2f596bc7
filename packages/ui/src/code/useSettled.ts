import { useEffect, useState } from 'react'

/** Returns a value once it has not changed for a while. */
export function useSettled<V>(value: V, delayMs: number): V {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (Object.is(settled, value)) return
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, settled, delayMs])
  return settled
}
