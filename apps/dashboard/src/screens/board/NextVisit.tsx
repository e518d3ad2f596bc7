import { useApi } from '@parapet/api'
import { type AheadInput, addressesAhead, nowSeconds } from '@parapet/widgets'
import { useEffect } from 'react'
import { type EarlyPage, rememberAsks } from '../../boot/early.ts'
import { whenIdle } from '../../shell/useSettled.ts'

interface NextVisitProps {
  readonly page: EarlyPage
  /** Returns the board's requests at a moment (epoch seconds); stable while that moment stays. */
  readonly inputAt: (now: number) => AheadInput
}

/** Stores the first requests of a page, so that the next visit sends them beside the code. Renders nothing. */
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
