import type { ServiceKey } from '@parapet/api'
import { ChunkError, lazyModule, Skeleton, useLazyModule } from '@parapet/ui'
import { useCallback, useState } from 'react'
import type { BoardQuery } from '../rows/boardQuery.ts'
import type { WidgetRow } from '../rows/row.ts'

export interface AboutTextProps {
  readonly row: WidgetRow
  readonly query: BoardQuery
  readonly hires: (service: ServiceKey) => boolean
}

const howMade = lazyModule(() => import('./HowMade.tsx').then((module) => module.HowMade))

/** The explanation of a widget, loaded when it is opened. */
export function AboutText(props: AboutTextProps) {
  const [isLost, setLost] = useState(false)
  const lose = useCallback(() => setLost(true), [])
  const HowMade = useLazyModule(howMade, true, lose)
  if (isLost) throw new ChunkError('HowMade')
  return HowMade ? <HowMade {...props} /> : <Skeleton height={40} />
}
