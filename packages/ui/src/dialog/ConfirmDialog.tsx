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
  /** Names the object: "Delete the zone aurora.tv?" */
  title: string
  /** The objects that will be affected. */
  children: ReactNode
  /** Names the action: "Delete the zone", never "OK". */
  confirmLabel: string
  /** The dialog is busy until it settles; it is closed by the caller. */
  onConfirm: () => void | Promise<void>
  tone?: 'primary' | 'danger'
  /** For irreversible actions: the user must type this text. */
  typed?: string
  busy?: boolean
  /** The error of the last attempt. */
  error?: ReactNode
}

/** Asks for confirmation of a dangerous action: names the affected objects, and the action on its button. */
export function ConfirmDialog({ open, onClose, title, ...rest }: ConfirmDialogProps) {
  return open ? <Question {...rest} onClose={onClose} title={title} /> : null
}

function Question(props: Omit<ConfirmDialogProps, 'open'>) {
  const { onClose, title, children, confirmLabel, onConfirm, tone = 'danger', typed, error } = props
  const t = useWords(uiWords)
  const formId = useId()
  // The default button must not be the dangerous one.
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
      initialFocus={typed === undefined ? cancel : undefined}
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
            autoFocus
          />
        )}
      </Form>
    </Dialog>
  )
}
