import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './table.css.ts'

/** Takes the height of an open row's content, px. */
export type Measured = (rowId: string, height: number) => void

/** What an open row shows under itself, over the whole width. */
export function DetailRow({
  id,
  rowId,
  span,
  onMeasure,
  children,
}: {
  id: string
  rowId: string
  span: number
  onMeasure: Measured | undefined
  children: ReactNode
}) {
  const line = useRef<HTMLTableRowElement>(null)
  // A windowed table places rows by their heights, and this one is only known once it is drawn.
  useEffect(() => {
    if (!onMeasure || !line.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) onMeasure(rowId, entry.target.getBoundingClientRect().height)
    })
    observer.observe(line.current)
    return () => observer.disconnect()
  }, [onMeasure, rowId])
  return (
    <tr ref={line} id={id}>
      <td className={css.detail} colSpan={span}>
        {children}
      </td>
    </tr>
  )
}
