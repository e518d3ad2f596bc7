import type { Failure, SlowRead } from '@parapet/api'
import { createStore } from '@parapet/base'
import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { causeOf } from '../frame/frameState.ts'

/** What keeps a widget from its data: a failure, or a provider that is slow. */
export type Trouble =
  | { readonly kind: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly kind: 'slow'; readonly slow: SlowRead }

/** Troubles with a common cause, reported once above the board. */
export type SharedTrouble = { readonly cause: string; readonly count: number } & (
  | { readonly kind: 'failed'; readonly failure: Failure; readonly retryAll: () => void }
  | {
      readonly kind: 'slow'
      readonly first: SlowRead
      readonly cancelAll: () => void
      readonly background: (() => void) | null
    }
)

/** From this number of widgets on, one banner reports a common failure. */
const SHARED_FROM = 3

/** Collects the troubles of a board. */
export interface TroubleCollection {
  report(code: string, trouble: Trouble | null): void
  subscribe(listener: () => void): () => void
  /** The same list until something changes. */
  shared(): readonly SharedTrouble[]
}

/** A new, empty collection; one a board. */
export function createTroubleCollection(): TroubleCollection {
  const troubles = new Map<string, Trouble>()
  const shared = createStore<readonly SharedTrouble[]>([])
  return {
    report(code, trouble) {
      const known = troubles.get(code)
      if (trouble ? isSame(known, trouble) : !known) return
      if (trouble) troubles.set(code, trouble)
      else troubles.delete(code)
      const next = sharedOf([...troubles.values()])
      if (next.length > 0 || shared.get().length > 0) shared.set(next)
    },
    subscribe: shared.subscribe,
    shared: shared.get,
  }
}

function isSame(a: Trouble | undefined, b: Trouble): boolean {
  if (a?.kind === 'failed') return b.kind === 'failed' && a.failure === b.failure && a.retry === b.retry
  return a?.kind === b.kind && a.slow === b.slow
}

const causeIn = (trouble: Trouble): string | null => (trouble.kind === 'slow' ? 'slow' : causeOf(trouble.failure))

function sharedOf(troubles: readonly Trouble[]): readonly SharedTrouble[] {
  const byCause = new Map<string, Trouble[]>()
  for (const trouble of troubles) {
    const cause = causeIn(trouble)
    if (cause !== null) byCause.set(cause, [...(byCause.get(cause) ?? []), trouble])
  }
  return [...byCause].flatMap(([cause, same]): SharedTrouble[] => {
    const [first] = same
    if (!first || same.length < SHARED_FROM) return []
    const about = { cause, count: same.length }
    if (first.kind === 'failed') {
      const retryAll = () => {
        for (const one of same) if (one.kind === 'failed') one.retry()
      }
      return [{ ...about, kind: 'failed', failure: first.failure, retryAll }]
    }
    const reads = same.flatMap((one) => (one.kind === 'slow' ? one.slow : []))
    const inFront = reads.filter(({ isInBackground }) => !isInBackground)
    return [
      {
        ...about,
        kind: 'slow',
        first: reads.reduce((oldest, one) => (one.sinceMs < oldest.sinceMs ? one : oldest), first.slow),
        cancelAll: () => {
          for (const one of reads) one.cancel()
        },
        background:
          inFront.length > 0
            ? () => {
                for (const one of inFront) one.background()
              }
            : null,
      },
    ]
  })
}

const TroublesContext = createContext<TroubleCollection | null>(null)
const noTroubles: readonly SharedTrouble[] = []
const never = () => () => undefined

/** Provides the collection of troubles to the widgets of a board. */
export const TroubleProvider = TroublesContext

/** A collection that lives as long as the board. */
export function useTroubleCollection(): TroubleCollection {
  return useMemo(createTroubleCollection, [])
}

/** Returns the common troubles of a board. */
export function useSharedTroubles(troubles: TroubleCollection | null): readonly SharedTrouble[] {
  return useSyncExternalStore(
    troubles?.subscribe ?? never,
    troubles?.shared ?? (() => noTroubles),
    troubles?.shared ?? (() => noTroubles),
  )
}

/** Reports a widget's trouble to its board; true while the banner reports it, so that the widget need not. */
export function useReportTrouble(code: string, trouble: Trouble | null): boolean {
  const troubles = use(TroublesContext)
  useEffect(() => {
    troubles?.report(code, trouble)
  })
  useEffect(() => () => troubles?.report(code, null), [troubles, code])
  const shared = useSharedTroubles(troubles)
  const cause = trouble && causeIn(trouble)
  return cause !== null && shared.some((one) => one.cause === cause)
}
