import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { TextField } from '../field/TextField.tsx'
import { Form } from '../form/Form.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  /** A question that names the object: "Delete the zone aurora.tv?" */
  title: string
  children: ReactNode
  /** Verb and object: "Delete the zone", not "OK". */
  confirmLabel: string
  /** The dialog is busy until the promise settles; the caller closes it. */
  onConfirm: () => void | Promise<void>
  tone?: 'primary' | 'danger'
  /** Text that the user must type, for irreversible actions. */
  typed?: string
  busy?: boolean
  /** `l` for what has to be read first, such as a difference: the focus then starts at Cancel, without scrolling. */
  size?: 's' | 'm' | 'l'
  error?: ReactNode
}

/** A dialog to confirm an action. */
export function ConfirmDialog({ open, onClose, title, ...rest }: ConfirmDialogProps) {
  return open ? <ConfirmForm {...rest} onClose={onClose} title={title} /> : null
}

function ConfirmForm(props: Omit<ConfirmDialogProps, 'open'>) {
  const { onClose, title, children, confirmLabel, onConfirm, tone = 'danger', typed, size, error } = props
  const t = useWords(uiWords)
  const formId = useId()
  // The dangerous button must not have the initial focus.
  const cancel = useRef<HTMLButtonElement>(null)
  const [text, setText] = useState('')
  const [isRunning, setRunning] = useState(false)
  const isBusy = props.busy ?? isRunning
  const isMatched = typed === undefined || text.trim() === typed
  const confirm = async () => {
    if (!isMatched || isBusy) return
    setRunning(true)
    try {
      await onConfirm()
    } finally {
      setRunning(false)
    }
  }
  return (
    <Dialog
      open
      role="alertdialog"
      {...(size && { size })}
      initialFocus={typed === undefined || size === 'l' ? cancel : undefined}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            tone={tone}
            busy={isBusy}
            disabledReason={isMatched ? undefined : t('dialog.typeFirst', { text: typed ?? '' })}
          >
            {confirmLabel}
          </Button>
          <Button ref={cancel} tone="secondary" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={confirm} error={error}>
        <div>{children}</div>
        {typed !== undefined && (
          <TextField
            label={t('dialog.typeToConfirm', { text: typed })}
            name="confirmation"
            value={text}
            onChange={setText}
            mono
            autoFocus={size !== 'l'}
          />
        )}
      </Form>
    </Dialog>
  )
}
