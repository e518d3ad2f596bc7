import { CallFailure, type Failure, readError } from './failure.ts'

/** The HTTP status that says the same as a status of Staytus, whose refusals come with 200. */
const statuses = new Map([
  ['access-denied', 403],
  ['not-found', 404],
  ['parameter-error', 400],
  ['validation-error', 400],
])

/** Throws the refusal of an answer whose `status` is not `success`: `{status, data: {message} | {errors}}`. */
export function checkBodyStatus(body: unknown, requestId: string | null): void {
  const status = statusIn(body)
  if (status === null || status === 'success') return
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null
  const errors = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : data
  throw new CallFailure({
    kind: 'http',
    status: statuses.get(status) ?? 500,
    ...readError(errors),
    requestId,
    raw: body,
  })
}

/** Returns the `status` in the body of a refusal, such as 'not-found'; null without one. */
export function bodyStatusOf(failure: Failure): string | null {
  return failure.kind === 'http' ? statusIn(failure.raw) : null
}

function statusIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('status' in body)) return null
  return typeof body.status === 'string' ? body.status : null
}
