import type { Store } from '@parapet/base'
import { lazyModule } from '@parapet/ui'
import type { ExplainedChart } from '@parapet/widgets'
import { type ComponentProps, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useLazyPanel } from '../../../kit/page/useLazyPanel.ts'
import { useReplaceQuery } from '../../../platform/router/useReplaceQuery.ts'
import type { EvidenceRequest } from '../evidence/evidenceRequest.ts'
import type { ExplainDrawer } from './ExplainDrawer.tsx'
import type { ExplainRequest } from './explainRequest.ts'

const drawer = lazyModule(() => import('./ExplainDrawer.tsx'))
const inspector = lazyModule(() => import('./InspectorDrawer.tsx'))

interface ExplainHostProps extends Pick<ComponentProps<typeof ExplainDrawer>, 'board' | 'page' | 'actions' | 'links'> {
  explained: Store<ExplainRequest | null>
  evidence: Store<EvidenceRequest | null>
}

/** Renders the drawers of a board: "Explain this change" and the request inspector, also opened from the palette. */
export function ExplainHost({ explained, evidence, ...rest }: ExplainHostProps) {
  const asked = useSyncExternalStore(explained.subscribe, explained.get)
  const { search, state } = useLocation()
  const replaceQuery = useReplaceQuery()
  // Close the drawer when a link or filter changes the view it would cover.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the query changes
  useEffect(() => () => explained.set(null), [search, explained])
  const inspected = (state as { inspect?: string } | null)?.inspect
  const requested = (state as { explain?: ExplainedChart } | null)?.explain
  useEffect(() => {
    if (inspected === undefined) return
    explained.set({ kind: 'inspect', text: inspected })
    // A filter keeps the history entry's state, which would open the drawer again.
    replaceQuery(search, null)
  }, [inspected, explained, replaceQuery, search])
  useEffect(() => {
    if (!requested) return
    explained.set({ kind: 'change', ...requested })
    const { explain: _, ...rest } = state as Record<string, unknown>
    replaceQuery(search, rest)
  }, [requested, explained, replaceQuery, search, state])
  const [chart, setChart] = useState<Extract<ExplainRequest, { kind: 'change' }>>()
  const [text, setText] = useState<string>()
  if (asked?.kind === 'change' && asked !== chart) setChart(asked)
  if (asked?.kind === 'inspect' && asked.text !== text) setText(asked.text)
  const close = useCallback(() => explained.set(null), [explained])
  const explaining = useLazyPanel(drawer, asked?.kind === 'change', close)
  const inspecting = useLazyPanel(inspector, asked?.kind === 'inspect', close)
  return (
    <Suspense fallback={null}>
      {explaining && chart && (
        <explaining.ExplainDrawer
          chart={chart}
          isOpen={asked?.kind === 'change'}
          onClose={close}
          onEvidence={(extras) => evidence.set({ code: chart.code, extras })}
          {...rest}
        />
      )}
      {inspecting && text !== undefined && (
        <inspecting.InspectorDrawer
          text={text}
          isOpen={asked?.kind === 'inspect'}
          onClose={close}
          board={rest.board}
          page={rest.page}
          links={rest.links}
        />
      )}
    </Suspense>
  )
}
