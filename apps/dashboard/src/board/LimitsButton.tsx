import { IconButton, lazyModule, useWords } from '@parapet/ui'
import { Suspense, useCallback, useState } from 'react'
import { useLazyPanel } from '../shell/useLazyPanel.ts'
import { limitsWords } from '../words/limits.ts'

const dialogs = lazyModule(() => import('./LimitsDialog.tsx'))

/** The bell of History: the limits of this month's consumption. */
export function LimitsButton({ company }: { company: string }) {
  const t = useWords(limitsWords)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const code = useLazyPanel(dialogs, isOpen, close)
  return (
    <>
      <IconButton icon="bell" label={t('title')} onClick={() => setOpen(true)} />
      <Suspense fallback={null}>
        {code && <code.LimitsDialog isOpen={isOpen} company={company} onClose={close} />}
      </Suspense>
    </>
  )
}
