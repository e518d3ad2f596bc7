import { useRead } from '@parapet/api'
import { useState } from 'react'
import { useArea } from '../../shared/provisioning/area.ts'

const DAY_SECONDS = 86_400
const MINUTE_SECONDS = 60

/** Reads the failed checks of the last day, of one backend or of all. */
export function useBackendProblems(backend?: number) {
  const { calls } = useArea()
  const [to] = useState(() => Math.ceil(Date.now() / 1000 / MINUTE_SECONDS) * MINUTE_SECONDS)
  const timestamp = { from: to - DAY_SECONDS, to }
  return useRead(calls.backendProblems, {
    filters: backend === undefined ? { timestamp } : { backend_id: backend, timestamp },
  })
}
