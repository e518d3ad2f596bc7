import type { SlowRead } from '@parapet/api'
import { lazyModule, useLazyModule } from '@parapet/ui'
import { type ReactNode, Suspense } from 'react'

const parts = lazyModule(() => import('./SlowParts.tsx'))

interface SlowProps {
  slow: SlowRead
  orElse?: ReactNode
}

/** A query that takes long, instead of a picture (`SlowMessage`). */
export function SlowInstead({ slow, orElse = null }: SlowProps): ReactNode {
  const found = useLazyModule(parts, true)
  return found ? (
    <Suspense fallback={orElse}>
      <found.SlowMessage slow={slow} />
    </Suspense>
  ) : (
    orElse
  )
}

/** A query that takes long, under data that stays (`SlowLine`). */
export function SlowBeside({ slow }: Omit<SlowProps, 'orElse'>): ReactNode {
  const found = useLazyModule(parts, true)
  return found ? (
    <Suspense fallback={null}>
      <found.SlowLine slow={slow} />
    </Suspense>
  ) : null
}
