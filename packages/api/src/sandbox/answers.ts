// What a provider may answer a request with, for stories and tests of states.

/** Answers a request; `real` asks the sandbox. */
export type Answer = (real: () => Promise<Response>, signal: AbortSignal | undefined) => Promise<Response>

/** The answer of the sandbox. */
export const real: Answer = (ask) => ask()

/** No answer until the request is aborted. */
export const pending: Answer = (_, signal) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

/** A refusal or a failure with this status. */
export const refused =
  (status: number): Answer =>
  async () =>
    Response.json({ detail: 'Answer of the story.' }, { status })

/** The real answer, changed. */
export const changedBy =
  (change: (answer: unknown) => unknown): Answer =>
  async (ask) => {
    const answer: unknown = await (await ask()).json()
    return Response.json(change(answer))
  }

/** Changes every list in an answer, at any depth; what is in a list stays as it is. */
export function withLists(answer: unknown, change: (list: readonly unknown[]) => unknown): unknown {
  if (Array.isArray(answer)) return change(answer)
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, withLists(value, change)]))
}
