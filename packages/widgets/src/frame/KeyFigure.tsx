import { type Unit, useFormat, useWords } from '@parapet/ui'
import type { ReactNode } from 'react'
import { frameWords } from '../words/frame.ts'
import * as css from './frame.css.ts'

export interface KeyFigureProps {
  value: number | null
  unit: Unit
  whole: 'total' | 'average'
  /** What the figure is, where total or average does not say it. */
  label?: string
  /** A `KeyChange`, instead of what the figure is. */
  change?: ReactNode
}

/** The one figure of a widget, at the right of its header. */
export function KeyFigure({ value, unit, whole, label, change }: KeyFigureProps) {
  const t = useWords(frameWords)
  const f = useFormat()
  return (
    <>
      <div className={css.figureValue}>{f.unit(value, unit)}</div>
      <div className={css.figureWhat}>{change ?? label ?? t(`figure.${whole}`)}</div>
    </>
  )
}
