import { useCallback, useEffect, useRef, useState } from 'react'

/** The moment a page's relative ranges end at, and how it moves on. */
export interface Moment {
  /** Epoch seconds. */
  readonly now: number
  /** Asks everything again, as of now. */
  readonly refresh: () => void
  /** `paused`: the page is hidden or its user is in the middle of something. */
  readonly state: 'off' | 'live' | 'paused'
}

export interface MomentInput {
  /** 0 is off. */
  readonly refreshMs: number
  /** A change of it moves the moment on: choosing "last hour" means the hour before the choice. */
  readonly of: unknown
  /** Whether now is a bad moment: something is open, typed, or still loading. Looks at the page when not given. */
  readonly isBusy?: () => boolean
}

/** Refreshes are spread by ±10 %, so that many open dashboards do not ask in step (ux-rules §11). */
const JITTER = 0.1
const BUSY_AGAIN_MS = 5000

/** How long until the next refresh; `chance` is 0…1. */
export function jittered(refreshMs: number, chance: number): number {
  return Math.round(refreshMs * (1 - JITTER + 2 * JITTER * chance))
}

// One look at the page instead of a flag in every menu, field and chart.
function isPageBusy(): boolean {
  const active = document.activeElement
  const isTyping = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement
  return isTyping || document.querySelector('[role=menu], [role=dialog], [data-widget][aria-busy=true]') !== null
}

const nowSeconds = () => Math.floor(Date.now() / 1000)

/** One scheduler a page: off, or every so often, resting while the page is hidden or its user is busy. */
export function useMoment({ refreshMs, of, isBusy = isPageBusy }: MomentInput): Moment {
  const [moment, setMoment] = useState(() => ({ now: nowSeconds(), of }))
  const [isPaused, setPaused] = useState(false)
  if (moment.of !== of) setMoment({ now: nowSeconds(), of })
  const refresh = useCallback(() => setMoment((before) => ({ ...before, now: nowSeconds() })), [])
  const busy = useRef(isBusy)
  useEffect(() => {
    busy.current = isBusy
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a refresh by hand starts the interval anew
  useEffect(() => {
    if (refreshMs === 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let dueAt = Date.now() + jittered(refreshMs, Math.random())
    const plan = () => {
      clearTimeout(timer)
      const isHidden = document.visibilityState === 'hidden'
      setPaused(isHidden)
      if (!isHidden) timer = setTimeout(run, Math.max(0, dueAt - Date.now()))
    }
    const run = () => {
      if (busy.current()) {
        setPaused(true)
        timer = setTimeout(run, BUSY_AGAIN_MS)
        return
      }
      setPaused(false)
      dueAt = Date.now() + jittered(refreshMs, Math.random())
      refresh()
      plan()
    }
    plan()
    document.addEventListener('visibilitychange', plan)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', plan)
    }
  }, [refreshMs, refresh, moment.now])

  return { now: moment.now, refresh, state: refreshMs === 0 ? 'off' : isPaused ? 'paused' : 'live' }
}
