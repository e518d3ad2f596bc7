import type { Store } from '@parapet/base'
import { lazyModule } from '@parapet/ui'
import type { ExplainedChart } from '@parapet/widgets'
import { type ComponentProps, useCallback, useState, useSyncExternalStore } from 'react'
import { useLazyPanel } from '../shell/useLazyPanel.ts'
import type { ExplainDrawer } from './ExplainDrawer.tsx'

const drawer = lazyModule(() => import('./ExplainDrawer.tsx'))

interface ExplainHostProps extends Pick<ComponentProps<typeof ExplainDrawer>, 'board' | 'page' | 'actions' | 'links'> {
  /** The chart to be explained; null while none is. */
  explained: Store<ExplainedChart | null>
}

/** Opens "Explain this change" for the chart that the store names. */
export function ExplainHost({ explained, ...rest }: ExplainHostProps) {
  const asked = useSyncExternalStore(explained.subscribe, explained.get)
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const close = useCallback(() => explained.set(null), [explained])
  const parts = useLazyPanel(drawer, asked !== null, close)
  return parts && last ? <parts.ExplainDrawer chart={last} isOpen={asked !== null} onClose={close} {...rest} /> : null
}
