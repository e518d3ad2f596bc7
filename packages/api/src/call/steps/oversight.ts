import { CallFailure } from '../failure.ts'
import type { SendStep } from './step.ts'

/** Holds back what the session does not let out, and reports what was written. */
export const oversight: SendStep = (context) => (next) => async (request) => {
  const why = context.holds?.(request.call) ?? null
  if (why) throw new CallFailure({ kind: 'held', why })
  const response = await next(request)
  if (request.method !== 'GET') context.onWritten?.(request.call, request.url, response.ok)
  return response
}
