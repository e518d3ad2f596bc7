import { createStore } from '@parapet/base'
import type { ApiContext, Clock } from './context.ts'
import type { SlowProgress } from './steps/step.ts'

/** A read that takes long, and what can be done about it. */
export interface SlowRead extends SlowProgress {
  readonly isInBackground: boolean
  cancel(): void
  background(): void
}

interface Flight {
  readonly controller: AbortController
  slow: SlowRead | undefined
}

const KEPT_KEYS = 100

const EARLY_FOR_MS = 5000

const UNCLAIMED_AFTER_MS = 30_000

// The token of the request: an answer must never reach another user.
type Owner = string | null

interface Early {
  readonly of: Owner
  readonly answer: Promise<unknown>
  value?: unknown
  isTaken: boolean
}

type IsMeant = (callName: string) => boolean

type Request<T> = (signal: AbortSignal, onProgress: (p: SlowProgress) => void) => Promise<T>

/** The pending reads by key, shared by components; aborted when the last one unmounts, unless in background. */
export class PendingReads {
  private readonly clock: Clock
  private readonly flights = new Map<string, Set<Flight>>()
  private readonly readers = new Map<string, number>()
  private readonly left = new Map<string, () => void>()
  private readonly early = new Map<string, Early>()
  private readonly outdated = new Set<string>()
  private readonly slowChanges = createStore(0)
  private readonly listeners = new Set<(isMeant: IsMeant) => void>()

  constructor(clock: Clock) {
    this.clock = clock
  }

  /** Sends a request under a key, or joins one that was sent early. */
  run<T>(key: string, of: Owner, request: Request<T>): Promise<T> {
    const early = this.early.get(key)
    if (early?.of !== of || early.isTaken) return this.begin(key, request)
    early.isTaken = true
    // One key belongs to one row, and so to one type of answer.
    return early.answer as Promise<T>
  }

  earlyAnswer(key: string, of: Owner): unknown {
    const early = this.early.get(key)
    return early?.of === of ? early.value : undefined
  }

  /** Sends a request before its component mounts. An unread answer is dropped after a moment. */
  startEarly<T>(key: string, of: Owner, request: Request<T>): void {
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
    answer.then(keep, keep)
  }

  private async begin<T>(key: string, request: Request<T>): Promise<T> {
    const wasOutdated = this.outdated.delete(key)
    const flight: Flight = { controller: new AbortController(), slow: undefined }
    const flights = this.flights.get(key) ?? new Set()
    this.flights.set(key, flights.add(flight))
    const onProgress = (progress: SlowProgress) => this.setSlow(key, flight, { ...flight.slow, ...progress })
    try {
      return await request(flight.controller.signal, onProgress)
    } catch (problem) {
      // Its readers may have left before the answer: what is cached is still from before the write.
      if (wasOutdated) this.outdated.add(key)
      throw problem
    } finally {
      flights.delete(flight)
      if (flights.size === 0) this.flights.delete(key)
      if (flight.slow) this.notify()
    }
  }

  register(key: string, forget: () => void): () => void {
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
        // Not at once: a component replaced by another with the same key keeps its request.
        this.clock.setTimeout(() => this.abandon(key), 0)
      }
    }
  }

  /** Says that what is cached under a key must be read again, however new it is: by its readers, or by the next one. */
  markOutdated(key: string): void {
    this.outdated.add(key)
  }

  isOutdated(key: string): boolean {
    return this.outdated.has(key)
  }

  /** Says which reads are out of date, cached or not, to those that keep answers of their own. */
  tellOutdated(isMeant: IsMeant): void {
    for (const listener of this.listeners) listener(isMeant)
  }

  onOutdated(listener: (isMeant: IsMeant) => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  isPending(key: string): boolean {
    return [...(this.flights.get(key) ?? [])].some(({ controller }) => !controller.signal.aborted)
  }

  cancel(key: string): void {
    for (const flight of this.flights.get(key) ?? [])
      flight.controller.abort(new DOMException('cancelled', 'AbortError'))
  }

  /** The slow state of a key; the same object until it changes. */
  slowOf(key: string): SlowRead | undefined {
    for (const flight of this.flights.get(key) ?? []) if (flight.slow) return flight.slow
    return undefined
  }

  readonly subscribe = this.slowChanges.subscribe

  private setSlow(key: string, flight: Flight, progress: SlowProgress & { isInBackground?: boolean }): void {
    flight.slow = {
      ...progress,
      isInBackground: progress.isInBackground ?? false,
      cancel: () => this.cancel(key),
      background: () => this.setSlow(key, flight, { ...(flight.slow ?? progress), isInBackground: true }),
    }
    this.notify()
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

  private notify(): void {
    this.slowChanges.set(this.slowChanges.get() + 1)
  }
}

const noop = () => undefined

const known = new WeakMap<ApiContext, PendingReads>()

/** Returns the pending reads of an API context, shared by early requests and the page. */
export function pendingReadsOf(api: ApiContext): PendingReads {
  const flights = known.get(api) ?? new PendingReads(api.clock)
  known.set(api, flights)
  return flights
}
