import { Button, Dialog, useFormat, useWords } from '@parapet/ui'
import { useEffect, useState } from 'react'
import { shellWords } from '../../platform/words/shell.words.ts'

interface IdleDialogProps {
  endsAtMs: number | null
  onStay: () => void
  onLeave: () => void
}

/** Warns two minutes before an idle user is logged out, with a Stay button (§4). */
export function IdleDialog({ endsAtMs, onStay, onLeave }: IdleDialogProps) {
  const t = useWords(shellWords)
  return (
    <Dialog
      open={endsAtMs !== null}
      onClose={onStay}
      title={t('idle.title')}
      role="alertdialog"
      actions={
        <>
          <Button tone="primary" onClick={onStay}>
            {t('idle.stay')}
          </Button>
          <Button tone="secondary" onClick={onLeave}>
            {t('idle.leave')}
          </Button>
        </>
      }
    >
      {endsAtMs !== null && <TimeLeft endsAtMs={endsAtMs} />}
    </Dialog>
  )
}

function TimeLeft({ endsAtMs }: { endsAtMs: number }) {
  const t = useWords(shellWords)
  const f = useFormat()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.round((endsAtMs - now) / 1000))
  return <p>{t('idle.text', { time: f.duration(seconds) })}</p>
}
