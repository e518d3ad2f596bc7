import {
  type Capability,
  capability,
  checkViewRange,
  decodeView,
  initialView,
  type RangeValue,
  resolveRange,
  type Span,
} from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { useLocale } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { type UrlParam, useUrlState } from '../../platform/router/useUrlState.ts'

const plain: UrlParam<string> = { read: (text) => text ?? '', write: (value) => value || null }
const params = { range: plain, from: plain, to: plain }
const sections = {
  anomalies: capability('anomalies', { dedicated: false }),
  timeline: capability('timeline', { dedicated: false }),
  audit: capability('audit', { dedicated: false }),
} as const

interface ListRange {
  readonly range: RangeValue
  readonly span: Span
  /** Epoch seconds. */
  readonly now: number
  readonly zone: string
  readonly isInvalid: boolean
  readonly limits: Capability
  readonly setRange: (range: RangeValue) => void
}

/** The range of a list with one (§9: its section has the default), in the URL as on the boards. */
export function useListRange(section: keyof typeof sections): ListRange {
  const limits = sections[section]
  const { zone } = useLocale()
  const [stored, change] = useUrlState(params)
  const [now, setNow] = useState(lastFullMinute)
  const { range, from, to } = stored
  const found = useMemo(() => {
    const query = new URLSearchParams(Object.entries({ range, from, to }).filter(([, text]) => text !== ''))
    const { state, ignored } = decodeView(query, { ...initialView, range: limits.defaultRange })
    const check = checkViewRange(state.range, limits, { now, zone })
    return {
      range: check.range,
      span: resolveRange(check.range, { now, zone }),
      isInvalid: ignored.length > 0 || check.fallback !== undefined,
    }
  }, [range, from, to, now, zone, limits])
  return {
    ...found,
    now,
    zone,
    limits,
    setRange: (next) => {
      setNow(lastFullMinute())
      if ('rel' in next) change({ range: next.rel === limits.defaultRange.rel ? '' : next.rel, from: '', to: '' })
      else change({ range: '', from: String(next.from), to: String(next.to) })
    },
  }
}
