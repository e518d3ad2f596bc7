import { type Capability, useRefresh } from '@parapet/api'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type Ask, askOf, endOfMinute } from '../catalogue/ask.ts'
import { judgeRange } from './limits.ts'
import { type Moment, useMoment } from './useMoment.ts'
import { useViewControl, type ViewControl, type ViewControlInput } from './useViewControl.ts'

export interface PageInput extends ViewControlInput {
  readonly company: number
  readonly zone: string
  readonly allSites: readonly string[]
  readonly capability: Capability
  /** When the page's first requests were sent, if before it rendered; epoch seconds. */
  readonly begunAt?: number | undefined
}

/** The state of a board page: view, actions, time, and the resolved view of its widgets. */
export interface PageState {
  readonly control: ViewControl
  readonly moment: Moment
  readonly ask: Ask
  /** Resolves the view at another moment, epoch seconds. */
  readonly askAt: (now: number) => Ask
}

/** Combines view, clock and contract. Pass stable `view`, `allSites` and `capability`. */
export function usePage({ company, zone, allSites, capability, begunAt, ...input }: PageInput): PageState {
  const { view } = input
  const control = useViewControl(input)
  const moment = useMoment({ refreshMs: view.refreshMs, of: view, begunAt })
  const { now } = moment
  const askAt = useCallback(
    (now: number) => {
      const { range } = judgeRange(view.range, capability, { now: endOfMinute(now), zone })
      const asked = askOf({ ...view, range }, { company, now, zone, allSites, capability })
      // The view itself, so that widgets can distinguish another view from the same one a minute later.
      return { ...asked, view }
    },
    [view, capability, zone, company, allSites],
  )
  const ask = useMemo(() => askAt(now), [askAt, now])
  useAskedAnew(ask)
  return { control, moment, ask, askAt }
}

function useAskedAnew(ask: Ask): void {
  const refresh = useRefresh()
  const asked = useRef(ask)
  useEffect(() => {
    const last = asked.current
    asked.current = ask
    const isRefresh = last.view === ask.view && last.now !== ask.now
    if (isRefresh && last.span.from === ask.span.from && last.span.to === ask.span.to) refresh()
  }, [ask, refresh])
}
