import type { SendStep } from './step.ts'

/** Notifies once when a call is slow (§4: after 10 s). */
export const slowNotice: SendStep =
  ({ clock, timings, onSlow }) =>
  (next) =>
  async (request) => {
    const sinceMs = clock.now()
    let isReported = false
    const tell = () => {
      if (isReported) return
      isReported = true
      if (!request.isQuiet) onSlow('slowQuery')
    }
    const handle = clock.setTimeout(() => {
      request.onProgress?.({ sinceMs })
      tell()
    }, timings.slowMs)
    const onProgress = request.onProgress && ((progress: object) => request.onProgress?.({ ...progress, sinceMs }))
    try {
      return await next({ ...request, onProgress })
    } finally {
      clock.clearTimeout(handle)
    }
  }
