import { lazyModule, type Unit, useFormat, useLazyModule, useWords } from '@parapet/ui'
import { frameWords } from '../words/frame.ts'
import * as css from './frame.css.ts'
import type { KeyChangeProps } from './KeyChange.tsx'

export interface KeyFigureProps {
  value: number | null
  unit: Unit
  /** The largest value of its chart, whose unit it has. */
  peak?: number
  whole: 'total' | 'average'
  label?: string
  change?: Omit<KeyChangeProps, 'value' | 'unit' | 'peak'>
}

/** The code that renders a change, loaded with the first comparison. */
export const keyChange = lazyModule(() => import('./KeyChange.tsx'))

/** The one figure of a widget, at the right of its header. */
export function KeyFigure({ value, unit, peak, whole, label, change }: KeyFigureProps) {
  const t = useWords(frameWords)
  const f = useFormat()
  const moved = useLazyModule(keyChange, change !== undefined)
  return (
    <>
      <div className={css.figureValue}>{f.unit(value, unit, peak)}</div>
      <div className={css.figureWhat}>
        {change && moved ? (
          <moved.KeyChange value={value} unit={unit} peak={peak} {...change} />
        ) : (
          (label ?? t(`figure.${whole}`))
        )}
      </div>
    </>
  )
}
