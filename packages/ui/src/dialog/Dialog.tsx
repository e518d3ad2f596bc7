import { Dialog as AriaDialog, DialogDismiss, DialogHeading } from '@ariakit/react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { toastRegions } from '../toast/toastRegions.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
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
  /** What gets the focus; by default the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null>
}

/** A decision. Traps the focus and gives it back; on phones a sheet at the lower edge. Never one over another. */
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

function Surface(props: Omit<DialogProps, 'size'> & { look: string }) {
  const { open, onClose, title, children, actions, role, initialFocus, look } = props
  const t = useWords(uiWords)
  return (
    <AriaDialog
      open={open}
      onClose={onClose}
      role={role}
      initialFocus={initialFocus}
      unmountOnHide
      backdrop={<div className={css.backdrop} />}
      // Toasts can be read and dismissed while a dialog is open.
      getPersistentElements={toastRegions}
      className={look}
    >
      <div className={css.head}>
        <DialogHeading className={css.title}>{title}</DialogHeading>
      </div>
      <Body title={title}>{children}</Body>
      {actions && <div className={css.actions}>{actions}</div>}
      {/* Last in the order of keys: the focus begins with what the dialog is about. */}
      <DialogDismiss className={css.close} aria-label={t('dialog.close')}>
        <Icon name="x" size={20} />
      </DialogDismiss>
    </AriaDialog>
  )
}

/** A long text without anything to focus in it must still scroll by keyboard. */
function Body({ title, children }: { title: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [isScrolling, setScrolling] = useState(false)
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    setScrolling(
      element.scrollHeight > element.clientHeight && !element.querySelector('a[href], button, input, select, textarea'),
    )
  }, [])
  return (
    <div ref={body} className={css.body} {...(isScrolling && { tabIndex: 0, role: 'group', 'aria-label': title })}>
      {children}
    </div>
  )
}
