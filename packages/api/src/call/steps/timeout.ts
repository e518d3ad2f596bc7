import { CallFailure } from '../failure.ts'
import type { SendStep } from './step.ts'

/** Aborts a request after the configured time (§9). */
export const timeout: SendStep =
  ({ clock, timings }) =>
  (next) =>
  async (request) => {
    const limit = new AbortController()
    const handle = clock.setTimeout(() => limit.abort(), timings.timeoutMs)
    const signal = request.signal ? AbortSignal.any([request.signal, limit.signal]) : limit.signal
    try {
      return await next({ ...request, signal })
    } catch (error) {
      if (limit.signal.aborted && !request.signal?.aborted)
        throw new CallFailure({ kind: 'timeout', afterMs: timings.timeoutMs })
      throw error
    } finally {
      clock.clearTimeout(handle)
    }
  }
