import type { Call } from '../call.ts'
import type { ApiContext } from '../context.ts'

/** The progress of a slow call. */
export interface SlowProgress {
  /** Epoch milliseconds when the call started. */
  readonly sinceMs: number
  /** The number of polls so far and at most. */
  readonly attempt?: number
  readonly attempts?: number
}

/** A request on its way through the steps. */
export interface CallRequest {
  readonly call: Call
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: BodyInit | undefined
  readonly signal?: AbortSignal | undefined
  /** Called when the call is slow and at each attempt. */
  readonly onProgress?: ((progress: SlowProgress) => void) | undefined
  /** No notice for the user when it is slow. */
  readonly isQuiet?: boolean | undefined
}

/** Sends a request; rejects with a CallFailure or an abort, never resolves with neither. */
export type Next = (request: CallRequest) => Promise<Response>

/** One concern of sending, wrapped around the next. */
export type SendStep = (context: ApiContext) => (next: Next) => Next
