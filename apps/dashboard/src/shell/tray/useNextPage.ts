import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls back on every navigation after the first page. */
export function useNextPage(onNavigate: () => void): void {
  const { key } = useLocation()
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    onNavigate()
  }, [key, onNavigate])
}
