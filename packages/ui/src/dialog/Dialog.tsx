import { type ReactNode, type RefObject, useState } from 'react'
import { floating } from '../floating/floating.ts'
import { useLazyModule } from '../floating/lazyModule.ts'
import * as css from './dialog.css.ts'

export interface DialogProps {
  open: boolean
  /** Called on Escape, the close button and a click outside; `actions` must close the dialog themselves. */
  onClose: () => void
  title: string
  children: ReactNode
  actions?: ReactNode
  /** Receives the element of the footer, for the buttons of a form within. */
  footerRef?: (footer: HTMLElement | null) => void
  size?: 's' | 'm' | 'l'
  role?: 'dialog' | 'alertdialog'
  initialFocus?: RefObject<HTMLElement | null>
  /** Returns what to focus on closing when the element that had the focus before is gone. */
  fallbackFocus?: () => HTMLElement | null | undefined
}

/** A modal dialog; a bottom sheet on phones. Must not be opened over another dialog. */
export function Dialog({ size = 's', ...props }: DialogProps) {
  return <LazySurface {...props} className={css.dialog[size]} />
}

export interface DrawerProps extends Omit<DialogProps, 'role'> {
  side?: 'end' | 'bottom'
}

/** A modal dialog at the side of the page, for editing an item of a list. */
export function Drawer({ size = 'm', side = 'end', ...props }: DrawerProps) {
  return <LazySurface {...props} className={css.drawer[side === 'bottom' ? 'bottom' : size]} />
}

// Must stay mounted after the first opening, otherwise closing cannot restore focus.
function LazySurface(props: Omit<DialogProps, 'size'> & { className: string }) {
  const [wasOpen, setWasOpen] = useState(false)
  if (props.open && !wasOpen) setWasOpen(true)
  const parts = useLazyModule(floating, props.open, props.onClose)
  return parts && wasOpen ? <parts.DialogSurface {...props} /> : null
}
