import type { ApiContext, Clock } from './context.ts'
import type { Progress } from './steps/step.ts'

/** A read that takes long, and what can be done about it. */
export interface Slow extends Progress {
  /** The user let it go on in the background: leaving does not abort it. */
  readonly isInBackground: boolean
  /** Gives up; the provider's task is revoked. */
  cancel(): void
  /** Lets it go on when the reader leaves. */
  background(): void
}

interface Flight {
  readonly controller: AbortController
  slow: Slow | undefined
}

// Entries nobody reads any more that are kept for coming back; relative ranges make a new key at every refresh.
const KEPT_KEYS = 100

// An answer that came before its reader is taken at once or is old.
const EARLY_FOR_MS = 5000

// Who asked for it never came: another minute began while the page was being drawn, or the page went elsewhere.
const UNCLAIMED_AFTER_MS = 30_000

// The token it is asked with: what one person was answered is nobody else's.
type Owner = string | null

interface Early {
  readonly of: Owner
  readonly answer: Promise<unknown>
  /** What was answered, once it was. */
  value?: unknown
  /** A reader has it: who asks again is asked anew. */
  isTaken: boolean
}

type Request<T> = (signal: AbortSignal, onProgress: (p: Progress) => void) => Promise<T>

/**
 * The reads under way and who waits for them, by key. Several readers share one request; when the last one leaves it is aborted,
 * unless it was sent to the background. The oldest answers nobody reads are forgotten.
 */
export class Flights {
  private readonly clock: Clock
  private readonly flights = new Map<string, Set<Flight>>()
  private readonly readers = new Map<string, number>()
  private readonly left = new Map<string, () => void>()
  private readonly early = new Map<string, Early>()
  private readonly listeners = new Set<() => void>()

  constructor(clock: Clock) {
    this.clock = clock
  }

  /** Runs a request under a key, or takes the one that was begun ahead of its reader. */
  run<T>(key: string, of: Owner, request: Request<T>): Promise<T> {
    const early = this.early.get(key)
    if (early?.of !== of || early.isTaken) return this.begin(key, request)
    early.isTaken = true
    // Under one key there is one row, and so one kind of answer.
    return early.answer as Promise<T>
  }

  /** What was asked ahead and is answered already: a reader that comes now shows it at once, and need not ask. */
  answered(key: string, of: Owner): unknown {
    const early = this.early.get(key)
    return early?.of === of ? early.value : undefined
  }

  /** Begins a request whose reader is about to come. An answer that nobody takes is dropped after a moment. */
  ahead<T>(key: string, of: Owner, request: Request<T>): void {
    if (this.early.has(key) || this.flights.has(key)) return
    const answer = this.begin(key, request)
    const early: Early = { of, answer, isTaken: false }
    this.early.set(key, early)
    this.clock.setTimeout(() => this.abandon(key), UNCLAIMED_AFTER_MS)
    const forget = () => {
      if (this.early.get(key) === early) this.early.delete(key)
    }
    const keep = () => void this.clock.setTimeout(forget, EARLY_FOR_MS)
    answer.then((value) => {
      early.value = value
    }, noop)
    // Its failure is told to whoever takes it.
    answer.then(keep, keep)
  }

  private async begin<T>(key: string, request: Request<T>): Promise<T> {
    const flight: Flight = { controller: new AbortController(), slow: undefined }
    const flights = this.flights.get(key) ?? new Set()
    this.flights.set(key, flights.add(flight))
    const onProgress = (progress: Progress) => this.setSlow(key, flight, { ...flight.slow, ...progress })
    try {
      return await request(flight.controller.signal, onProgress)
    } finally {
      flights.delete(flight)
      if (flights.size === 0) this.flights.delete(key)
      if (flight.slow) this.tell()
    }
  }

  /** A reader comes; the returned function is its leaving. `forget` drops what is stored under the key. */
  enter(key: string, forget: () => void): () => void {
    const early = this.early.get(key)
    if (early?.value !== undefined) early.isTaken = true
    this.readers.set(key, (this.readers.get(key) ?? 0) + 1)
    this.left.delete(key)
    return () => {
      const others = (this.readers.get(key) ?? 1) - 1
      if (others > 0) this.readers.set(key, others)
      else {
        this.readers.delete(key)
        this.left.set(key, forget)
        // Not at once: a reader that is replaced by another of the same key (a route change, strict mode) keeps its request.
        this.clock.setTimeout(() => this.abandon(key), 0)
      }
    }
  }

  /** Whether an answer is on its way that nobody has given up. */
  isUnderWay(key: string): boolean {
    return [...(this.flights.get(key) ?? [])].some(({ controller }) => !controller.signal.aborted)
  }

  /** The user gives up waiting. */
  cancel(key: string): void {
    for (const flight of this.flights.get(key) ?? [])
      flight.controller.abort(new DOMException('cancelled', 'AbortError'))
  }

  /** The slow state of a key; the same object until it changes. */
  slowOf(key: string): Slow | undefined {
    for (const flight of this.flights.get(key) ?? []) if (flight.slow) return flight.slow
    return undefined
  }

  /** Tells when a slow state comes, changes or goes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private setSlow(key: string, flight: Flight, progress: Progress & { isInBackground?: boolean }): void {
    flight.slow = {
      ...progress,
      isInBackground: progress.isInBackground ?? false,
      cancel: () => this.cancel(key),
      background: () => this.setSlow(key, flight, { ...(flight.slow ?? progress), isInBackground: true }),
    }
    this.tell()
  }

  private abandon(key: string): void {
    if (this.readers.has(key)) return
    for (const flight of this.flights.get(key) ?? [])
      if (!flight.slow?.isInBackground) flight.controller.abort(new DOMException('left', 'AbortError'))
    for (const [oldest, forget] of this.left) {
      if (this.left.size <= KEPT_KEYS) break
      this.left.delete(oldest)
      forget()
    }
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}

const noop = () => undefined

const known = new WeakMap<ApiContext, Flights>()

/** The flights of some surroundings: the same ones for what is asked before there is a page, and for the page. */
export function flightsOf(api: ApiContext): Flights {
  const flights = known.get(api) ?? new Flights(api.clock)
  known.set(api, flights)
  return flights
}
