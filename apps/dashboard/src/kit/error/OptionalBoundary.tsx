import { type ReactNode, Suspense } from 'react'
import { Boundary } from './Boundary.tsx'

/** Renders optional, lazily loaded parts of a page: nothing until they load, and nothing if they fail. */
export function OptionalBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary last={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  )
}
