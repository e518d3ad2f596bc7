import type { ReactElement } from 'react'
import { floating } from '../floating/floating.ts'
import { useLazyModule } from '../floating/lazyModule.ts'
import { useOpener } from '../floating/useOpener.tsx'
import type { IconName } from '../icon/Icon.tsx'

/** A menu item. Items with the same `group` are grouped under its name. */
export interface MenuAction {
  label: string
  icon?: IconName
  onSelect?: () => void
  href?: string
  why?: string
  tone?: 'danger'
  disabledReason?: string
  checked?: boolean
  isRadio?: boolean
  group?: string
}
export type MenuItem = MenuAction | 'separator'

export interface MenuProps {
  trigger: ReactElement
  label: string
  items: readonly MenuItem[]
  placement?: 'bottom-start' | 'bottom-end' | 'right-start' | 'top-start' | 'top-end'
  onOpen?: (isOpen: boolean) => void
}

/** A button with a menu of actions and choices. */
export function Menu({ trigger, label, items, placement = 'bottom-start', onOpen }: MenuProps) {
  const opener = useOpener({ popup: 'menu', arrows: true, onOpen })
  const parts = useLazyModule(floating, opener.isOpen, opener.close)
  return (
    <>
      {opener.button(trigger)}
      {parts && opener.hasOpened && (
        <parts.MenuPanel opening={opener.opening} label={label} items={items} placement={placement} />
      )}
    </>
  )
}

export interface MenuAtProps {
  open: boolean
  onClose: () => void
  anchor: HTMLElement | null
  /** A position within the anchor, such as the pointer's, in px of the viewport. */
  point?: { x: number; y: number }
  label: string
  items: readonly MenuItem[]
  placement?: MenuProps['placement']
}

/** A menu without a button of its own, shared by many anchors (rows of a table, points of a chart). */
export function MenuAt(props: MenuAtProps) {
  const parts = useLazyModule(floating, props.open, props.onClose)
  // Remounted for each anchor, so that closing one cannot affect the next.
  return parts && props.open ? <parts.MenuAtPanel {...props} /> : null
}
