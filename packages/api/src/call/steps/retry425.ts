import { wait } from '../context.ts'
import type { SendStep } from './step.ts'

/** Retries after 425 if the row says `retries`; then the last 425 is passed on (§4, §8). */
export const retry425: SendStep =
  ({ clock, timings }) =>
  (next) =>
  async (request) => {
    let response = await next(request)
    let delayMs = timings.retryDelayMs
    for (let attempt = 0; request.call.isRetried && response.status === 425 && attempt < timings.retryMax; attempt++) {
      await wait(clock, delayMs, request.signal)
      delayMs *= timings.retryFactor
      response = await next(request)
    }
    return response
  }
