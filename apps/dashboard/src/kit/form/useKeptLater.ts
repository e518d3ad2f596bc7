import { useEffect, useMemo, useRef } from 'react'

const delayMs = 300

/** Keeps what is written once nobody has typed for a moment, and at the latest when the page or the tab is left. */
export function useKeptLater(keep: () => void): { end(): void } {
  const pending = useRef<(() => void) | null>(null)
  const isEnded = useRef(false)
  const keeper = useMemo(() => {
    const flush = () => {
      pending.current?.()
      pending.current = null
    }
    const end = () => {
      isEnded.current = true
      pending.current = null
    }
    return { flush, end }
  }, [])
  useEffect(() => {
    if (isEnded.current) return
    pending.current = keep
    const timer = setTimeout(keeper.flush, delayMs)
    return () => clearTimeout(timer)
  }, [keeper, keep])
  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush)
    return () => {
      window.removeEventListener('pagehide', keeper.flush)
      keeper.flush()
    }
  }, [keeper])
  return keeper
}
