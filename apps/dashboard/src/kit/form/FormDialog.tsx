import { Dialog, type DialogProps } from '@parapet/ui'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { DialogFooter } from './DialogFooter.ts'

interface FormDialogProps extends Pick<DialogProps, 'size' | 'role' | 'fallbackFocus'> {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Has one `SavedForm`, which puts its buttons into the dialog's footer; it starts anew with each opening. */
  children: ReactNode
  /** The buttons once there is no form any more. */
  actions?: ReactNode
}

/** A dialog with a form. */
export function FormDialog({ isOpen, size = 'm', children, ...dialog }: FormDialogProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const firstFocus = useRef<HTMLButtonElement>(null)
  const footer = useMemo(() => ({ element, firstFocus }), [element])
  return (
    <Dialog {...dialog} open={isOpen} size={size} footerRef={setElement} initialFocus={firstFocus}>
      <DialogFooter value={footer}>{isOpen && children}</DialogFooter>
    </Dialog>
  )
}
