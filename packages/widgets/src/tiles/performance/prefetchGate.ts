import { createStore } from '@parapet/base'
import { createContext, use, useEffect, useSyncExternalStore } from 'react'

/** Tracks pending first answers, and whether content below the fold may load. */
export interface PrefetchGate {
  readonly subscribe: (listener: () => void) => () => void
  readonly isOn: () => boolean
  readonly begin: (code: string) => void
  readonly end: (code: string) => void
  readonly check: () => void
  readonly stop: () => void
}

export type WhenIdle = (run: () => void) => () => void

let hasRenderedOnce = false
/** Whether the visible tiles of a board have all rendered once since the page loaded. */
export const hasRendered = (): boolean => hasRenderedOnce

/** `whenIdle` runs on idle and returns a cancel function; `isDrawing` is true while answers are not drawn. */
export function createPrefetchGate(whenIdle: WhenIdle, isDrawing: () => boolean): PrefetchGate {
  const waiting = new Set<string>()
  const isOn = createStore(false)
  let cancel = () => {}
  // Tiles unmount after their board and end their requests then.
  let isStopped = false
  const check = () => {
    if (isStopped || isOn.get() || waiting.size > 0) return
    cancel()
    cancel = whenIdle(() => {
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
    check() {
      isStopped = false
      check()
    },
    stop() {
      isStopped = true
      cancel()
    },
  }
}

const PrefetchGateContext = createContext<PrefetchGate | null>(null)
export const PrefetchGateProvider = PrefetchGateContext.Provider

const noSubscription = () => () => {}

/** Returns whether content below the fold may load; always true outside a board. */
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
