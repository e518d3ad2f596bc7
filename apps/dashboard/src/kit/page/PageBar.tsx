import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './pageHeader.css.ts'

/** The page's filter bar, sticky under the top bar. On a phone only what follows its line marked `data-sticks` stays. */
export function PageBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    // Called after layout, so that reading positions is free.
    const observer = new ResizeObserver(() => {
      const line = element.querySelector<HTMLElement>('[data-sticks]')
      const above = line ? Math.max(0, line.offsetTop - css.BAR_PADDING) : 0
      element.style.setProperty(css.ABOVE_STICKY_LINE, `${above}px`)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={bar} className={css.bar}>
      {children}
    </div>
  )
}
