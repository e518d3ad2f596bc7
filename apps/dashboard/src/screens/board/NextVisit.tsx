import { useApi } from '@parapet/api'
import { type AheadInput, addressesAhead, nowSeconds } from '@parapet/widgets'
import { useEffect } from 'react'
import { type EarlyPage, rememberAsks } from '../../boot/early.ts'
import { whenIdle } from '../../shell/useSettled.ts'

interface NextVisitProps {
  readonly page: EarlyPage
  /** What its board asks at a moment (epoch seconds); the same function while that stays the same. */
  readonly inputAt: (now: number) => AheadInput
}

/** Keeps what the first screen of a page asks, so that the next visit asks it beside the code. Draws nothing. */
export function NextVisit({ page, inputAt }: NextVisitProps) {
  const api = useApi()
  useEffect(() => {
    let isGone = false
    whenIdle(() => {
      if (!isGone) rememberAsks(page, addressesAhead(inputAt, nowSeconds(), api))
    })
    return () => {
      isGone = true
    }
  }, [page, inputAt, api])
  return null
}
