import type { Call } from '../call.ts'
import type { ApiContext } from '../context.ts'

export interface SlowProgress {
  readonly sinceMs: number
  readonly attempt?: number
  readonly attempts?: number
}

export interface CallRequest {
  readonly call: Call
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: BodyInit | undefined
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: SlowProgress) => void) | undefined
  readonly isQuiet?: boolean | undefined
}

/** Sends a request; rejects with a CallFailure or an abort, never resolves with neither. */
export type Next = (request: CallRequest) => Promise<Response>

/** One concern of sending, wrapped around the next. */
export type SendStep = (context: ApiContext) => (next: Next) => Next
