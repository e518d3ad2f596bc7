import type { Step } from './step.ts'

/** Notifies once when a call is slow (§4: after 10 s). */
export const slowNotice: Step =
  ({ clock, timings, onSlow }) =>
  (next) =>
  async (request) => {
    const sinceMs = clock.now()
    let isTold = false
    const tell = () => {
      if (isTold) return
      isTold = true
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
