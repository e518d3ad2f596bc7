import { useApi } from '@parapet/api'
import { type FirstRequestsInput, firstRequestUrls, nowSeconds } from '@parapet/widgets'
import { useEffect } from 'react'
import { whenIdle } from '../shell/useIdle.ts'
import { type FirstRequestsKey, persistFirstRequests } from './earlyRequests.ts'

interface FirstRequestsRecorderProps {
  readonly page: FirstRequestsKey
  readonly inputAt: (now: number) => FirstRequestsInput
}

/** Stores the first requests of a page, so that the next visit sends them beside the code. Renders nothing. */
export function FirstRequestsRecorder({ page, inputAt }: FirstRequestsRecorderProps) {
  const api = useApi()
  useEffect(() => {
    let isGone = false
    whenIdle(() => {
      if (!isGone) persistFirstRequests(page, firstRequestUrls(inputAt, nowSeconds(), api))
    })
    return () => {
      isGone = true
    }
  }, [page, inputAt, api])
  return null
}
