import { ConfirmDialog, useWords } from '@parapet/ui'
import { panelsWords } from '../topBar/panels.words.ts'

/** Asks for confirmation before unsaved changes are lost. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useWords(panelsWords)
  return (
    <ConfirmDialog open onClose={onStay} title={t('leave.title')} confirmLabel={t('leave.yes')} onConfirm={onLeave}>
      {t('leave.text')}
    </ConfirmDialog>
  )
}
