import { type ReactNode, type RefObject, useState } from 'react'
import { floating } from '../floating/floating.ts'
import { useLater } from '../floating/later.ts'
import * as css from './dialog.css.ts'

export interface DialogProps {
  open: boolean
  /** Escape, the cross, a click beside it. Not called by the actions: they close by themselves. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the primary one first. */
  actions?: ReactNode
  size?: 's' | 'm' | 'l'
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** The element with the initial focus; the first focusable one by default. */
  initialFocus?: RefObject<HTMLElement | null>
}

/** A modal dialog. Traps and restores focus; a bottom sheet on phones. Never open two. */
export function Dialog({ size = 's', ...props }: DialogProps) {
  return <Surface {...props} look={css.dialog[size]} />
}

export interface DrawerProps extends Omit<DialogProps, 'role'> {
  /** `bottom` for sheets of the phone layout. */
  side?: 'end' | 'bottom'
}

/** Editing beside a list. */
export function Drawer({ size = 'm', side = 'end', ...props }: DrawerProps) {
  return <Surface {...props} look={css.drawer[side === 'bottom' ? 'bottom' : size]} />
}

// Stays mounted after the first opening, so that closing can restore focus.
function Surface(props: Omit<DialogProps, 'size'> & { look: string }) {
  const [wasOpen, setWasOpen] = useState(false)
  if (props.open && !wasOpen) setWasOpen(true)
  const parts = useLater(floating, props.open, props.onClose)
  return parts && wasOpen ? <parts.DialogSurface {...props} /> : null
}
