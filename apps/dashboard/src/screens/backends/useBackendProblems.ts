import { useRead } from '@parapet/api'
import { useState } from 'react'
import { useArea } from '../../shared/provisioning/area.ts'

const DAY_SECONDS = 86_400
const MINUTE_SECONDS = 60

/** The ranges of failed checks that can be chosen, in days. */
export const problemDays = [1, 7, 30] as const

/** Reads the failed checks of the last days, of one backend or of all, and the time that they are of. */
export function useBackendProblems(backend?: number, days = 1) {
  const { calls } = useArea()
  const [to] = useState(() => Math.ceil(Date.now() / 1000 / MINUTE_SECONDS) * MINUTE_SECONDS)
  const span = { from: to - days * DAY_SECONDS, to }
  const read = useRead(
    calls.backendProblems,
    { filters: backend === undefined ? { timestamp: span } : { backend_id: backend, timestamp: span } },
    { keepPrevious: true },
  )
  return { read, span }
}
