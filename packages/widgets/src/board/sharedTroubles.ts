import type { Failure, SlowRead } from '@parapet/api'
import { createStore } from '@parapet/base'
import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { causeOf } from '../frame/frameState.ts'

/** Why a widget has no data: a failure, or a slow provider. */
export type Trouble =
  | { readonly kind: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly kind: 'slow'; readonly slow: SlowRead }

/** A failure that several widgets share, reported once above the board. */
export interface SharedTrouble {
  readonly cause: string
  readonly all: readonly [Trouble, ...Trouble[]]
}

const SHARED_FROM = 3

export interface TroubleCollection {
  report(code: string, trouble: Trouble | null): void
  subscribe(listener: () => void): () => void
  /** Stable until something changes. */
  shared(): readonly SharedTrouble[]
}

/** Creates the collection of a board. */
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
  const byCause = new Map<string, [Trouble, ...Trouble[]]>()
  for (const trouble of troubles) {
    const cause = causeIn(trouble)
    const all = cause === null ? undefined : byCause.get(cause)
    if (all) all.push(trouble)
    else if (cause !== null) byCause.set(cause, [trouble])
  }
  return [...byCause].flatMap(([cause, all]) => (all.length < SHARED_FROM ? [] : { cause, all }))
}

const TroublesContext = createContext<TroubleCollection | null>(null)
const noTroubles: readonly SharedTrouble[] = []
const never = () => () => undefined

/** Provides the collection to the widgets of a board. */
export const TroubleProvider = TroublesContext

/** Creates a collection for the lifetime of a component. */
export function useTroubleCollection(): TroubleCollection {
  return useMemo(createTroubleCollection, [])
}

export function useSharedTroubles(troubles: TroubleCollection | null): readonly SharedTrouble[] {
  return useSyncExternalStore(
    troubles?.subscribe ?? never,
    troubles?.shared ?? (() => noTroubles),
    troubles?.shared ?? (() => noTroubles),
  )
}

/** Reports a widget's failure to its board; true if the banner shows it, so that the widget need not. */
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
