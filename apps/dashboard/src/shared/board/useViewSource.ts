import {
  decodeView,
  encodeView,
  initialView,
  type SavedPage,
  type Span,
  type ViewDefaults,
  type WidgetPreference,
} from '@parapet/api'
import type { ViewControl } from '@parapet/widgets'
import { useMemo } from 'react'
import type { ViewSource } from './views/viewSource.ts'

interface ViewSourceInput {
  readonly page: SavedPage
  readonly title: string
  readonly board: string
  readonly layout: readonly WidgetPreference[] | undefined
  readonly control: Pick<ViewControl, 'view' | 'legends' | 'set'>
  readonly span: Span
  readonly company: number
}

const emptyDefaults: ViewDefaults = { ...initialView, range: { rel: '' }, refreshMs: null }

/** The view of a board as it can be saved, the same object until it changes. */
export function useViewSource({ page, title, board, layout, control, span, company }: ViewSourceInput): ViewSource {
  const { view, legends, set } = control
  return useMemo(
    () => ({
      page,
      title,
      board,
      layout: layout ?? [],
      span,
      sites: view.sites,
      rolling: 'rel' in view.range ? view.range.rel : null,
      query: (isFrozen) => {
        const whose = view.sites.length > 0 ? { company } : {}
        const range = isFrozen ? { from: span.from, to: span.to } : view.range
        return encodeView({ ...view, ...whose, range }, emptyDefaults, legends)
      },
      applyFilters: (query) => {
        const { include, exclude, off } = decodeView(query, initialView).state
        const { vhost } = view.exclude
        set({ include, exclude: vhost ? { ...exclude, vhost } : exclude, off })
      },
    }),
    [page, title, board, layout, span, company, view, legends, set],
  )
}
