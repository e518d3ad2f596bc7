import { IconButton, lazyModule, Menu, type MenuItem, useWords } from '@parapet/ui'
import { Suspense, useCallback, useState } from 'react'
import { useLazyPanel } from '../../../kit/page/useLazyPanel.ts'
import { boardMenuWords } from './boardMenu.words.ts'
import type { ViewSource } from './viewSource.ts'

const parts = lazyModule(() => import('./ViewsHost.tsx'))

/** The star of a page: its saved views, and saving the current one; its parts load on opening. */
export function ViewsButton({ source }: { source: ViewSource }) {
  const t = useWords(boardMenuWords)
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const [items, setItems] = useState<readonly MenuItem[]>([])
  const close = useCallback(() => setWanted(false), [])
  const host = useLazyPanel(parts, isWanted, close)
  return (
    <>
      <Menu
        label={t('views')}
        placement="bottom-end"
        trigger={<IconButton icon="star" label={t('views')} />}
        items={items}
        onOpen={(next) => {
          setOpen(next)
          if (next) setWanted(true)
        }}
      />
      <Suspense fallback={null}>
        {host && isWanted && <host.ViewsHost source={source} isOpen={isOpen} onItems={setItems} />}
      </Suspense>
    </>
  )
}
