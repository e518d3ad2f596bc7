import { createStore } from '@parapet/base'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'

/** Tracks pending first answers, and whether the board may load what is below the fold. */
export interface PrefetchGate {
  readonly subscribe: (listener: () => void) => () => void
  readonly isOn: () => boolean
  readonly begin: (code: string) => void
  readonly end: (code: string) => void
  readonly check: () => void
}

let hasRenderedOnce = false
/** Whether the visible tiles of a board have all rendered once since the page loaded. */
export const hasRendered = (): boolean => hasRenderedOnce

/** `whenIdle` runs when the browser has nothing better to do; `isDrawing`: answers are there, and their pictures are not yet. */
export function createPrefetchGate(whenIdle: (run: () => void) => void, isDrawing: () => boolean): PrefetchGate {
  const waiting = new Set<string>()
  const isOn = createStore(false)
  const check = () => {
    if (isOn.get() || waiting.size > 0) return
    whenIdle(() => {
      if (isOn.get() || waiting.size > 0) return
      if (isDrawing()) {
        check()
        return
      }
      hasRenderedOnce = true
      isOn.set(true)
    })
  }
  return {
    subscribe: isOn.subscribe,
    isOn: isOn.get,
    begin: (code) => void waiting.add(code),
    end(code) {
      if (waiting.delete(code)) check()
    },
    check,
  }
}

// Waits for an idle moment; Safari has no requestIdleCallback, so a task must do.
const idle = (run: () => void): void => {
  setTimeout(() => (typeof requestIdleCallback === 'function' ? requestIdleCallback(run) : run()), 100)
}

const isDrawing = () => document.querySelector('[data-drawing="true"]') !== null

const PrefetchGateContext = createContext<PrefetchGate | null>(null)
export const PrefetchGateProvider = PrefetchGateContext.Provider

const fetchNext = () => {
  import('./prefetchList.ts').then(
    ({ prefetchNext }) => {
      if (prefetchNext()) idle(fetchNext)
    },
    () => undefined,
  )
}

/** Creates the prefetch gate of a board: requests and code below the fold wait for the visible tiles. */
export function usePrefetchGate(): PrefetchGate {
  const [made] = useState(() => createPrefetchGate(idle, isDrawing))
  useEffect(() => idle(made.check), [made])
  useEffect(() => made.subscribe(fetchNext), [made])
  return made
}

const noSubscription = () => () => {}

/** Whether the board may load what is below the fold; always outside a board. */
export function useIsPrefetching(): boolean {
  const own = use(PrefetchGateContext)
  return useSyncExternalStore(own?.subscribe ?? noSubscription, own?.isOn ?? (() => true))
}

/** Registers a widget that is waiting for its first answer. */
export function useReportPending(code: string, isWaiting: boolean): void {
  const own = use(PrefetchGateContext)
  useEffect(() => {
    if (!own || !isWaiting) return
    own.begin(code)
    return () => own.end(code)
  }, [own, code, isWaiting])
}
