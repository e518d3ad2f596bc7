import { type MouseEvent, type ReactNode, useState } from 'react'
import { MenuAt, type MenuItem } from './Menu.tsx'
import { contextArea } from './menu.css.ts'

interface OpenState {
  anchor: HTMLElement
  point?: { x: number; y: number }
}

/** A context menu. A button must offer the same items, and Shift opens the browser's own menu. */
export function ContextMenu({
  label,
  items,
  children,
}: {
  label: string
  items: readonly MenuItem[]
  children: ReactNode
}) {
  const [open, setOpen] = useState<OpenState | null>(null)
  const show = (event: MouseEvent<HTMLElement>) => {
    if (event.shiftKey && event.button === 2) return
    event.preventDefault()
    const target = event.target instanceof HTMLElement ? event.target : event.currentTarget
    const focusable = target.closest<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')
    // A keyboard event has no pointer position: the menu then opens at the focused element.
    const isByKey = event.clientX === 0 && event.clientY === 0
    setOpen({
      anchor: focusable ?? event.currentTarget,
      ...(!isByKey && { point: { x: event.clientX, y: event.clientY } }),
    })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the children are interactive; this only handles their contextmenu event
    <div className={contextArea} onContextMenu={show}>
      {children}
      <MenuAt
        open={open !== null}
        onClose={() => setOpen(null)}
        anchor={open?.anchor ?? null}
        {...(open?.point && { point: open.point })}
        placement="bottom-start"
        label={label}
        items={items}
      />
    </div>
  )
}
