import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'

/** Who waits for a first answer, and whether a board may already look at what lies below the edge of the page. */
export interface LookAhead {
  readonly subscribe: (listener: () => void) => () => void
  readonly isOn: () => boolean
  readonly begin: (code: string) => void
  readonly end: (code: string) => void
  /** Nobody may have waited at all: what is in the cache is there at once. */
  readonly check: () => void
}

let stood = false
/** Whether all in view of a board has answered and was drawn once since the page was loaded. */
export const hasStood = (): boolean => stood

/** `whenIdle` runs when the browser has nothing better to do; `isDrawing`: answers are there, and their pictures are not yet. */
export function createLookAhead(whenIdle: (run: () => void) => void, isDrawing: () => boolean): LookAhead {
  const waiting = new Set<string>()
  const listeners = new Set<() => void>()
  let isOn = false
  const check = () => {
    if (isOn || waiting.size > 0) return
    whenIdle(() => {
      if (isOn || waiting.size > 0) return
      if (isDrawing()) {
        check()
        return
      }
      isOn = true
      stood = true
      for (const listener of listeners) listener()
    })
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOn: () => isOn,
    begin: (code) => void waiting.add(code),
    end(code) {
      if (waiting.delete(code)) check()
    },
    check,
  }
}

// A little later, and not while something else is to be done. Safari has no idle callbacks; there a task of its own has to do.
const idle = (run: () => void): void => {
  setTimeout(() => (typeof requestIdleCallback === 'function' ? requestIdleCallback(run) : run()), 100)
}

// Only what was in view has begun to draw; the frames of its skeletons and charts say so.
const isDrawing = () => document.querySelector('[data-drawing="true"]') !== null

const LookAheadContext = createContext<LookAhead | null>(null)
export const LookAheadProvider = LookAheadContext.Provider

// One an idle moment: to put all of them on their way at once takes a slow device as long as a chart.
const fetchNext = () => {
  import('./nextParts.ts').then(
    ({ fetchOne }) => {
      if (fetchOne()) idle(fetchNext)
    },
    () => undefined, // The next board tries again.
  )
}

/** One a board: what is in view comes first, and only when that stands is the next screen asked for and its code fetched. */
export function useNewLookAhead(): LookAhead {
  const [made] = useState(() => createLookAhead(idle, isDrawing))
  useEffect(() => idle(made.check), [made])
  useEffect(() => made.subscribe(fetchNext), [made])
  return made
}

const noSubscription = () => () => {}

/** Whether the board looks ahead; always where there is no board. */
export function useIsLookingAhead(): boolean {
  const own = use(LookAheadContext)
  return useSyncExternalStore(own?.subscribe ?? noSubscription, own?.isOn ?? (() => true))
}

/** Tells the board that a widget waits for its first answer. */
export function useWaiting(code: string, isWaiting: boolean): void {
  const own = use(LookAheadContext)
  // The board's list lives outside React: it is read by tiles that this one must not draw again.
  useEffect(() => {
    if (!own || !isWaiting) return
    own.begin(code)
    return () => own.end(code)
  }, [own, code, isWaiting])
}
