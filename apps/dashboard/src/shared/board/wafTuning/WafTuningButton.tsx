import { Button, Drawer, lazyModule, useWords } from '@parapet/ui'
import { Suspense, useCallback, useState } from 'react'
import { useLazyPanel } from '../../../kit/page/useLazyPanel.ts'
import type { WafQuery } from './useWafTable.ts'
import { wafTuningWords } from './wafTuning.words.ts'

const code = lazyModule(() => import('./WafTuning.tsx'))

/** Opens the rules of the firewall with what they denied, for the range and the sites of the page. */
export function WafTuningButton({ query }: { query: WafQuery }) {
  const t = useWords(wafTuningWords)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const parts = useLazyPanel(code, isOpen, close)
  return (
    <>
      <Button size="s" icon="shield" isShortOnPhone onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Drawer open={isOpen} onClose={close} title={t('title')} size="l">
        <Suspense fallback={null}>{isOpen && parts && <parts.WafTuning query={query} onClose={close} />}</Suspense>
      </Drawer>
    </>
  )
}
