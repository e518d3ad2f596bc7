import type { ReactNode } from 'react'

// Missing in happy-dom.
const show = (element: Element | null) => element?.scrollIntoView?.({ block: 'nearest' })

/** Scrolls to its content when it appears: a message above a long form. */
export function InSight({ children }: { children: ReactNode }) {
  return <div ref={show}>{children}</div>
}
