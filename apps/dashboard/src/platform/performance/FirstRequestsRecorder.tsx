import { useApi } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { type FirstRequestsInput, firstRequestUrls } from '@parapet/widgets'
import { useEffect } from 'react'
import { persistFirstRequests } from './earlyRequests.ts'
import { whenIdle } from './useIdle.ts'

interface FirstRequestsRecorderProps {
  /** The address of the page in its company, with its query. */
  readonly page: string
  readonly inputAt: (now: number) => FirstRequestsInput
}

/** Stores the first requests of a page, so that the next visit sends them beside the code. Renders nothing. */
export function FirstRequestsRecorder({ page, inputAt }: FirstRequestsRecorderProps) {
  const api = useApi()
  useEffect(
    () => whenIdle(() => persistFirstRequests(page, firstRequestUrls(inputAt, nowSeconds(), api))),
    [page, inputAt, api],
  )
  return null
}
