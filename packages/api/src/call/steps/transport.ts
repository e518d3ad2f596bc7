import { CallFailure } from '../failure.ts'
import type { Step } from './step.ts'

// Responses with these statuses may not have a body, not even an empty one.
const bodiless = [101, 204, 205, 304]

/**
 * The innermost step: fetch, and the whole body, so that time limits and aborts hold until its last byte. A body that ends too
 * early is a network failure.
 */
export const transport: Step = (context) => () => async (request) => {
  const { url, method, headers, body, signal } = request
  try {
    const response = await context.fetch(url, { method, headers, body: body ?? null, signal: signal ?? null })
    if (bodiless.includes(response.status)) return response
    const whole = await response.arrayBuffer()
    return new Response(whole, { status: response.status, headers: response.headers })
  } catch {
    throw signal?.aborted ? signal.reason : new CallFailure({ kind: 'network' })
  }
}
