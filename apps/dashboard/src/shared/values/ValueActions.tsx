import { lazyModule } from '@parapet/ui'
import { ValueItemsContext } from '@parapet/widgets'
import { lazy, type ReactNode, useCallback, useState } from 'react'
import { OptionalBoundary } from '../../kit/error/OptionalBoundary.tsx'
import { useLazyPanel } from '../../kit/page/useLazyPanel.ts'
import { AskContext, type Asked } from './AskContext.ts'

const ValueItems = lazy(async () => ({ default: (await import('./ValueItems.tsx')).ValueItems }))
const dialogs = lazyModule(() => import('./ValueDialogs.tsx'))

/** Offers the actions on values to all menus within, and shows the dialogs that they open. */
export function ValueActions({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isOpen, setOpen] = useState(false)
  const ask = useCallback((next: Asked) => {
    setAsked(next)
    setOpen(true)
  }, [])
  const close = useCallback(() => setOpen(false), [])
  const parts = useLazyPanel(dialogs, isOpen, close)
  return (
    <AskContext value={ask}>
      <ValueItemsContext value={ValueItems}>
        {children}
        {parts && asked && (
          <OptionalBoundary>
            <parts.ValueDialogs asked={asked} isOpen={isOpen} onClose={close} />
          </OptionalBoundary>
        )}
      </ValueItemsContext>
    </AskContext>
  )
}
