import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './table.css.ts'

/** Takes the height of an open row's content, px. */
export type Measured = (rowId: string, height: number) => void

/** The details of an expanded row. */
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
