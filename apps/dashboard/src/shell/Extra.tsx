import { type ReactNode, Suspense } from 'react'
import { Boundary } from '../screens/error/Boundary.tsx'

/**
 * What the page around it can do without: a chip, a note, a panel whose code comes later. Until it is there, and where it never comes (the
 * network went in between), nothing stands in its place and the page goes on.
 */
export function Extra({ children }: { children: ReactNode }) {
  return (
    <Boundary last={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  )
}
