import type { Slow } from '@parapet/api'
import { later, useLater } from '@parapet/ui'
import type { ReactNode } from 'react'

const parts = later(() => import('./SlowParts.tsx'))

interface SlowProps {
  slow: Slow
  orElse?: ReactNode
}

/** A query that takes long, instead of a picture (`SlowMessage`). */
export function SlowInstead({ slow, orElse = null }: SlowProps): ReactNode {
  const found = useLater(parts, true)
  return found ? <found.SlowMessage slow={slow} /> : orElse
}

/** A query that takes long, under data that stays (`SlowLine`). */
export function SlowBeside({ slow }: Omit<SlowProps, 'orElse'>): ReactNode {
  const found = useLater(parts, true)
  return found ? <found.SlowLine slow={slow} /> : null
}
