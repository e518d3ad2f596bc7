import type { ReactElement } from 'react'
import { floating } from '../floating/floating.ts'
import { useLater } from '../floating/later.ts'
import { useOpener } from '../floating/useOpener.tsx'
import type { IconName } from '../icon/Icon.tsx'

/** A menu item. Items with the same `group` are grouped under its name. */
export interface MenuAction {
  label: string
  icon?: IconName
  onSelect?: () => void
  href?: string
  /** With `href`: the reason to follow the link (`AnchorProps`). */
  why?: string
  tone?: 'danger'
  /** The item stays focusable and explains itself. */
  disabledReason?: string
  /** For toggles: the menu stays open, so that several can be changed. */
  checked?: boolean
  /** With `checked`: a radio item, which closes the menu. */
  isOneOf?: boolean
  group?: string
}
export type MenuItem = MenuAction | 'separator'

export interface MenuProps {
  /** A button; it gets the menu's attributes and keys. */
  trigger: ReactElement
  label: string
  items: readonly MenuItem[]
  /** By default under the start of its button. */
  placement?: 'bottom-start' | 'bottom-end' | 'right-start' | 'top-start' | 'top-end'
  onOpen?: (isOpen: boolean) => void
}

/** A button with a list of things to do. */
export function Menu({ trigger, label, items, placement = 'bottom-start', onOpen }: MenuProps) {
  const opener = useOpener({ popup: 'menu', arrows: true, onOpen })
  const parts = useLater(floating, opener.isOpen, opener.close)
  return (
    <>
      {opener.button(trigger)}
      {parts && opener.isKept && (
        <parts.MenuPanel opening={opener.opening} label={label} items={items} placement={placement} />
      )}
    </>
  )
}

export interface MenuAtProps {
  open: boolean
  onClose: () => void
  /** The element the menu belongs to: a row's button, a point of a chart. It gets the focus back. */
  anchor: HTMLElement | null
  /** A place within the anchor (a mouse position), px of the window. */
  point?: { x: number; y: number }
  label: string
  items: readonly MenuItem[]
  placement?: MenuProps['placement']
}

/** One menu for many places (rows of a table, points of a chart), which then cost nothing until it opens. */
export function MenuAt(props: MenuAtProps) {
  const parts = useLater(floating, props.open, props.onClose)
  // Remounted for each anchor, so that closing one cannot affect the next.
  return parts && props.open ? <parts.MenuAtPanel {...props} /> : null
}
