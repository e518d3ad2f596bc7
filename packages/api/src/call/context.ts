import type { Held } from '../domain/acting.ts'
import type { Call, HostName } from './call.ts'

/** Time as the steps see it, so that tests run on a clock of their own. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(handle: unknown): void
}

/** §9, in milliseconds and counts. */
export interface Timings {
  readonly timeoutMs: number
  readonly slowMs: number
  readonly retryMax: number
  readonly retryDelayMs: number
  readonly retryFactor: number
}

/** Everything a call needs of its surroundings; the app builds it, tests and stories build their own. */
export interface ApiContext {
  /** The base path of the provider's API: '/api'. */
  readonly base: string
  readonly hosts: Readonly<Record<Exclude<HostName, 'api' | 'metrics'>, string>> & {
    readonly metrics?: string | null
  }
  readonly token: () => string | null
  readonly company: () => number | null
  readonly apiKey?: () => string | null
  /** The status page's keys, where the deployment's proxy does not add them. */
  readonly statusKeys?: { readonly token: string; readonly secret: string } | null
  readonly clock: Clock
  readonly timings: Timings
  readonly onUnauthorized: () => void
  /** A call takes longer than `slowMs`; the argument names the notice to show. */
  readonly onSlow: (notice: 'slowQuery') => void
  /** Why a call must not be sent now; asked for each one, reads too. */
  readonly holds?: (call: Call) => Held | null
  /** A write was answered: whether it was accepted. */
  readonly onWritten?: (call: Call, url: string, isDone: boolean) => void
  readonly fetch: typeof fetch
  /** Waited for before a read is sent, so that what can be shown without it is painted first. */
  readonly afterPaint?: () => Promise<void> | undefined
}

/** §9: the request timeout is a runtime setting, the rest is fixed. */
export const defaultTimings: Timings = {
  timeoutMs: 120_000,
  slowMs: 10_000,
  retryMax: 10,
  retryDelayMs: 5_000,
  retryFactor: 2,
}

/** Same-origin paths of the third parties. */
export const defaultHosts: Readonly<Record<Exclude<HostName, 'api'>, string>> = {
  tickets: '/third/tickets',
  status: '/third/status',
  blog: '/third/blog',
  static: '/third/static',
  metrics: '/third/metrics',
}

/** The clock of the machine; looked up at each call, so that fake timers reach it. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms),
  clearTimeout: (handle) => globalThis.clearTimeout(handle as Parameters<typeof clearTimeout>[0]),
}

/** Creates an API context with the defaults of §9, logged out by default. */
export function makeApiContext(over: Partial<ApiContext> = {}): ApiContext {
  return {
    base: '/api',
    hosts: defaultHosts,
    token: () => null,
    company: () => null,
    clock: systemClock,
    timings: defaultTimings,
    onUnauthorized: () => undefined,
    onSlow: () => undefined,
    fetch: (...args) => globalThis.fetch(...args),
    ...over,
  }
}

/** Resolves after a while; rejects at once with the signal's reason when it is aborted. */
export function wait(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const leave = () => {
      clock.clearTimeout(handle)
      reject(signal?.reason)
    }
    const handle = clock.setTimeout(() => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }, ms)
    signal?.addEventListener('abort', leave, { once: true })
  })
}
