import type { Legends, RangeValue, ViewState } from '@parapet/api'
import { useToast, useWords } from '@parapet/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { BoardActions } from '../catalogue/row.ts'
import { createLegendStore } from '../charts/legendStore.ts'
import { changeFilters, type FilterAction, type FilterChip, type Filters, zoomRange } from '../filter/chips.ts'
import { toolbarWords } from '../words/toolbar.ts'

export interface ViewControlInput {
  /** From the address; the same object while it is the same view. */
  readonly view: ViewState
  readonly change: (next: ViewState, how?: 'push' | 'replace') => void
  /** What is hidden in the legends of the page's charts. */
  readonly legends?: Legends
  readonly changeLegends?: (next: Legends, how?: 'push' | 'replace') => void
}

/** A view and everything that the toolbar and the widgets do to it. */
export interface ViewControl {
  readonly view: ViewState
  readonly set: (part: Partial<ViewState>) => void
  readonly legends: Legends
  /** Shows all series of all charts again. */
  readonly resetLegends: () => void
  /** Filters that were switched off and wait on the bar. */
  readonly muted: readonly FilterChip[]
  readonly filter: (action: FilterAction) => void
  /** For the board: the same functions for as long as the page is open. */
  readonly actions: BoardActions
  /** The last ranges, newest first. */
  readonly history: readonly RangeValue[]
}

const MOST_RANGES = 5
const none: readonly FilterChip[] = []
const asAtFirst: Legends = {}

/** What can be done to a view: filters with their switched-off ones, zoom with its way back, the last ranges. Any router will do. */
export function useViewControl({ view, change, legends = asAtFirst, changeLegends }: ViewControlInput): ViewControl {
  const t = useWords(toolbarWords)
  const toast = useToast()
  const [muted, setMuted] = useState(none)
  const [history, setHistory] = useState<readonly RangeValue[]>([])
  // Widgets keep these functions: they act on the newest view, whichever they were drawn with.
  const latest = useRef({ view, muted, change, changeLegends, t })
  useEffect(() => {
    latest.current = { view, muted, change, changeLegends, t }
  })
  // Charts keep it, too; only the one whose legend changes is drawn anew.
  const [store] = useState(() => createLegendStore(legends, (next) => latest.current.changeLegends?.(next)))
  useEffect(() => store.read(legends), [store, legends])
  const beforeZoom = useRef<RangeValue | null>(null)

  const stable = useMemo(() => {
    const put = (filters: Filters) => {
      const { view: before, change: write } = latest.current
      latest.current = { ...latest.current, view: filters.view, muted: filters.muted }
      setMuted(filters.muted)
      if (filters.view !== before) write(filters.view)
    }
    const set = (part: Partial<ViewState>) => {
      const before = latest.current.view
      const next = { ...before, ...part }
      if (part.range) {
        beforeZoom.current = null
        setHistory((past) =>
          [before.range, ...past.filter((one) => !isSameRange(one, before.range))].slice(0, MOST_RANGES),
        )
      }
      latest.current = { ...latest.current, view: next }
      latest.current.change(next)
    }
    const filter = (action: FilterAction) => {
      const before: Filters = { view: latest.current.view, muted: latest.current.muted }
      const next = changeFilters(before, action)
      put(next)
      if (action.type !== 'clear') return
      const { include, exclude } = before.view
      toast.info(latest.current.t('chips.cleared'), {
        label: latest.current.t('chips.undo'),
        onAct: () => put({ view: { ...latest.current.view, include, exclude }, muted: before.muted }),
      })
    }
    const actions: BoardActions = {
      legends: store,
      pick: {
        include: (key, value) => filter({ type: 'include', key, value }),
        exclude: (key, value) => filter({ type: 'exclude', key, value }),
      },
      onZoom: (span) => {
        const from = beforeZoom.current ?? latest.current.view.range
        set({ range: zoomRange(span) })
        beforeZoom.current = from
      },
      onZoomReset: () => {
        if (beforeZoom.current) set({ range: beforeZoom.current })
      },
      onRelax: (key, value) => filter({ type: 'remove', chip: { key, value, isExcluded: false, isMuted: false } }),
      onClear: () => filter({ type: 'clear' }),
    }
    const resetLegends = () => latest.current.changeLegends?.(asAtFirst, 'push')
    return { set, filter, actions, resetLegends }
  }, [toast, store])

  return { view, legends, muted, history, ...stable }
}

function isSameRange(a: RangeValue, b: RangeValue): boolean {
  if ('rel' in a || 'rel' in b) return 'rel' in a && 'rel' in b && a.rel === b.rel
  return a.from === b.from && a.to === b.to
}
