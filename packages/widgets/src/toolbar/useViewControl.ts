import { isSameRange, type Legends, type RangeValue, type ViewState } from '@parapet/api'
import { createStore, nowSeconds } from '@parapet/base'
import { useToast, useWords } from '@parapet/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createLegendStore } from '../charts/legendStore.ts'
import type { CrossPageLink, PickKey, Where } from '../charts/types.ts'
import { changeFilters, type FilterAction, zoomRange } from '../filter/chips.ts'
import type { BoardActions } from '../rows/row.ts'
import { toolbarWords } from '../words/toolbar.ts'

export interface RecentRanges {
  list(): readonly RangeValue[]
  visit(range: RangeValue): void
}

export interface ViewControlInput {
  readonly view: ViewState
  readonly change: (next: ViewState, how?: 'push' | 'replace') => void
  readonly legends?: Legends
  readonly changeLegends?: (next: Legends, how?: 'push' | 'replace') => void
  readonly recents?: RecentRanges
  readonly crossPageLink?: (view: ViewState) => CrossPageLink | null
  /** Where and when the values on the page were seen. */
  readonly where?: () => Where
}

/** A view and everything that the toolbar and the widgets do to it. */
export interface ViewControl {
  readonly view: ViewState
  readonly set: (part: Partial<ViewState>) => void
  readonly legends: Legends
  readonly resetLegends: () => void
  readonly filter: (action: FilterAction) => void
  readonly actions: BoardActions
  readonly history: readonly RangeValue[]
}

const MOST_RANGES = 5
const noLegends: Legends = {}

/** The actions on a view: filters, zoom with undo, recent ranges. Independent of the router. */
export function useViewControl({
  view,
  change,
  legends = noLegends,
  changeLegends,
  recents,
  crossPageLink,
  where,
}: ViewControlInput): ViewControl {
  const t = useWords(toolbarWords)
  const toast = useToast()
  const [history, setHistory] = useState<readonly RangeValue[]>(() => recents?.list() ?? [])
  // Widgets keep these functions, which must act on the latest view.
  const latest = useRef({ view, change, changeLegends, recents, t })
  useEffect(() => {
    latest.current = { view, change, changeLegends, recents, t }
  })
  const [links] = useState(() => createStore(crossPageLink))
  useEffect(() => links.set(crossPageLink), [links, crossPageLink])
  const [store] = useState(() => createLegendStore(legends, (next) => latest.current.changeLegends?.(next)))
  useEffect(() => store.read(legends), [store, legends])
  const beforeZoom = useRef<RangeValue | null>(null)

  const stable = useMemo(() => {
    const set = (part: Partial<ViewState>) => {
      const before = latest.current.view
      const next = { ...before, ...part }
      if (part.range) {
        beforeZoom.current = null
        latest.current.recents?.visit(before.range)
        setHistory((past) =>
          [before.range, ...past.filter((one) => !isSameRange(one, before.range))].slice(0, MOST_RANGES),
        )
      }
      latest.current = { ...latest.current, view: next }
      latest.current.change(next)
    }
    const filter = (action: FilterAction) => {
      const before = latest.current.view
      const next = changeFilters(before, action)
      if (next !== before) set({ include: next.include, exclude: next.exclude, off: next.off })
      if (action.type !== 'clear') return
      toast.info(latest.current.t('chips.cleared'), {
        label: latest.current.t('chips.undo'),
        onAct: () => set({ include: before.include, exclude: before.exclude, off: before.off }),
      })
    }
    const actions: BoardActions = {
      legends: store,
      pick: {
        include: (key, value) => (key === 'vhost' ? set({ sites: [value] }) : filter({ type: 'include', key, value })),
        exclude: (key, value) => filter({ type: 'exclude', key, value }),
        crossPageLink: (key, value) => links.get()?.(narrowed(latest.current.view, key, value)) ?? null,
        onCrossPageLinks: links.subscribe,
        ...(where && { where }),
      },
      crossPageLink: () => links.get()?.(latest.current.view) ?? null,
      onZoom: (span) => {
        const from = beforeZoom.current ?? latest.current.view.range
        set({ range: zoomRange(span, nowSeconds()) })
        beforeZoom.current = from
      },
      onZoomReset: () => {
        if (beforeZoom.current) set({ range: beforeZoom.current })
      },
      onRelax: (key, value) => filter({ type: 'remove', chip: { key, value, isExcluded: false, isMuted: false } }),
      onClear: () => filter({ type: 'clear' }),
    }
    const resetLegends = () => latest.current.changeLegends?.(noLegends, 'push')
    return { set, filter, actions, resetLegends }
  }, [toast, store, links, where])

  return { view, legends, history: history.filter((one) => !isSameRange(one, view.range)), ...stable }
}

function narrowed(view: ViewState, key: PickKey, value: string): ViewState {
  return key === 'vhost' ? { ...view, sites: [value] } : changeFilters(view, { type: 'include', key, value })
}
