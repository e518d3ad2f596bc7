import { CallFailure } from '../failure.ts'
import type { SendStep } from './step.ts'

const bodiless = [101, 204, 205, 304]

/** The innermost step: fetch and the whole body, so that timeout and abort include its last byte. */
export const transport: SendStep = (context) => () => async (request) => {
  const { url, method, headers, body, signal } = request
  try {
    const turn = method === 'GET' ? context.afterPaint?.() : undefined
    if (turn) await turn
    const response = await context.fetch(url, { method, headers, body: body ?? null, signal: signal ?? null })
    if (bodiless.includes(response.status)) return response
    const whole = await response.arrayBuffer()
    return new Response(whole, { status: response.status, headers: response.headers })
  } catch {
    throw signal?.aborted ? signal.reason : new CallFailure({ kind: 'network' })
  }
}
