import { type Capability, useRefresh } from '@parapet/api'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type BoardQuery, toViewQuery } from '../rows/boardQuery.ts'
import { type Moment, useMoment } from './useMoment.ts'
import { useViewControl, type ViewControl, type ViewControlInput } from './useViewControl.ts'

export interface PageInput extends ViewControlInput {
  readonly company: number
  readonly zone: string
  readonly allSites: readonly string[]
  readonly capability: Capability
  readonly begunAt?: number | undefined
}

/** The state of a board page: view, actions, time, and the resolved view of its widgets. */
export interface PageState {
  readonly control: ViewControl
  readonly moment: Moment
  readonly query: BoardQuery
  /** Resolves the view at another moment, epoch seconds. */
  readonly queryAt: (now: number) => BoardQuery
}

/** Combines view, clock and contract. Pass stable `view`, `allSites` and `capability`. */
export function usePage({ company, zone, allSites, capability, begunAt, ...input }: PageInput): PageState {
  const { view } = input
  const shown = useRef<BoardQuery>(null)
  const where = useCallback(() => whereOf(shown.current), [])
  const control = useViewControl({ ...input, where })
  const moment = useMoment({ refreshMs: view.refreshMs, resetKey: view, begunAt })
  const { now, refreshes } = moment
  const queryAt = useCallback(
    (now: number) => toViewQuery(view, { company, now, zone, allSites, capability }),
    [view, capability, zone, company, allSites],
  )
  const query = useMemo(() => queryAt(now), [queryAt, now])
  useEffect(() => {
    shown.current = query
  }, [query])
  useReloadOnRefresh(query, refreshes)
  return { control, moment, query, queryAt }
}

function whereOf(query: BoardQuery | null) {
  if (!query) return { sites: [], span: null }
  const { view, allSites, span } = query
  return { sites: view.sites.length > 0 ? view.sites : allSites, span }
}

function useReloadOnRefresh(query: BoardQuery, refreshes: number): void {
  const refresh = useRefresh()
  const asked = useRef({ query, refreshes })
  useEffect(() => {
    const last = asked.current
    asked.current = { query, refreshes }
    const isRefresh = last.query.view === query.view && last.refreshes !== refreshes
    if (isRefresh && last.query.span.from === query.span.from && last.query.span.to === query.span.to) refresh()
  }, [query, refreshes, refresh])
}
