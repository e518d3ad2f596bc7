import type { Capability } from '@parapet/api'
import { useMemo } from 'react'
import { type Ask, askOf } from '../catalogue/ask.ts'
import { judgeRange } from './limits.ts'
import { type Moment, useMoment } from './useMoment.ts'
import { useViewControl, type ViewControl, type ViewControlInput } from './useViewControl.ts'

export interface PageInput extends ViewControlInput {
  readonly company: number
  readonly zone: string
  readonly allSites: readonly string[]
  readonly capability: Capability
}

/** A page with a toolbar and a board: its view and what can be done to it, its moment, and what its widgets are asked with. */
export interface PageState {
  readonly control: ViewControl
  readonly moment: Moment
  readonly ask: Ask
}

/** Ties view, clock and contract together. `view`, `allSites` and `capability` keep their identity while they are the same. */
export function usePage({ company, zone, allSites, capability, ...input }: PageInput): PageState {
  const { view } = input
  const control = useViewControl(input)
  const moment = useMoment({ refreshMs: view.refreshMs, of: view })
  const { now } = moment
  const ask = useMemo(() => {
    const { range } = judgeRange(view.range, capability, { now, zone })
    const asked = askOf({ ...view, range }, { company, now, zone, allSites, capability })
    // The view itself, so that widgets can tell another question from the same one a minute later.
    return { ...asked, view }
  }, [view, capability, now, zone, company, allSites])
  return { control, moment, ask }
}
