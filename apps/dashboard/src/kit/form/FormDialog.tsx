import { Dialog } from '@parapet/ui'
import { type ReactNode, useState } from 'react'
import { DialogFooter } from './DialogFooter.ts'

interface FormDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  size?: 's' | 'm' | 'l'
  /** Has one `SavedForm`, which puts its buttons into the dialog's footer; it starts anew with each opening. */
  children: ReactNode
}

/** A dialog with a form. */
export function FormDialog({ isOpen, onClose, title, size = 'm', children }: FormDialogProps) {
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  return (
    <Dialog open={isOpen} onClose={onClose} size={size} title={title} footerRef={setFooter}>
      <DialogFooter value={footer}>{isOpen && children}</DialogFooter>
    </Dialog>
  )
}
