import type { Failure } from '@parapet/api'
import { createStore } from '@parapet/base'
import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { causeOf } from '../frame/frameState.ts'

/** A widget that could not be loaded. */
export interface BoardFailure {
  readonly failure: Failure
  readonly retry: () => void
}

/** Failures with a common cause, reported once above the board. */
export interface SharedFailure {
  readonly cause: string
  readonly failure: Failure
  readonly count: number
  readonly retryAll: () => void
}

/** From this number of widgets on, one banner reports a common failure. */
const SHARED_FROM = 3

/** Collects the failures of a board. */
export interface FailureCollection {
  report(code: string, trouble: BoardFailure | null): void
  subscribe(listener: () => void): () => void
  /** The same list until something changes. */
  shared(): readonly SharedFailure[]
}

/** A new, empty collection; one a board. */
export function createFailureCollection(): FailureCollection {
  const troubles = new Map<string, BoardFailure>()
  const shared = createStore<readonly SharedFailure[]>([])
  return {
    report(code, trouble) {
      const known = troubles.get(code)
      if (trouble ? known?.failure === trouble.failure && known.retry === trouble.retry : !known) return
      if (trouble) troubles.set(code, trouble)
      else troubles.delete(code)
      const next = sharedOf([...troubles.values()])
      if (next.length > 0 || shared.get().length > 0) shared.set(next)
    },
    subscribe: shared.subscribe,
    shared: shared.get,
  }
}

function sharedOf(troubles: readonly BoardFailure[]): readonly SharedFailure[] {
  const byCause = new Map<string, BoardFailure[]>()
  for (const trouble of troubles) {
    const cause = causeOf(trouble.failure)
    if (cause !== null) byCause.set(cause, [...(byCause.get(cause) ?? []), trouble])
  }
  return [...byCause].flatMap(([cause, same]) => {
    const [first] = same
    if (!first || same.length < SHARED_FROM) return []
    return {
      cause,
      failure: first.failure,
      count: same.length,
      retryAll: () => {
        for (const { retry } of same) retry()
      },
    }
  })
}

const TroublesContext = createContext<FailureCollection | null>(null)
const noTroubles: readonly SharedFailure[] = []
const never = () => () => undefined

/** Provides the failure collection to the widgets of a board. */
export const FailureProvider = TroublesContext

/** A collection that lives as long as the board. */
export function useFailureCollection(): FailureCollection {
  return useMemo(createFailureCollection, [])
}

/** Returns the common failures of a board. */
export function useSharedFailures(troubles: FailureCollection | null): readonly SharedFailure[] {
  return useSyncExternalStore(
    troubles?.subscribe ?? never,
    troubles?.shared ?? (() => noTroubles),
    troubles?.shared ?? (() => noTroubles),
  )
}

/** Reports a widget's failure to its board; true while the banner reports it, so that the widget need not. */
export function useReportFailure(code: string, failure: Failure | undefined, retry: () => void): boolean {
  const troubles = use(TroublesContext)
  useEffect(() => {
    troubles?.report(code, failure ? { failure, retry } : null)
  }, [troubles, code, failure, retry])
  useEffect(() => () => troubles?.report(code, null), [troubles, code])
  const shared = useSharedFailures(troubles)
  const cause = failure ? causeOf(failure) : null
  return cause !== null && shared.some((one) => one.cause === cause)
}
