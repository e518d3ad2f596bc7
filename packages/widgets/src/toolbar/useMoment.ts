import { nowSeconds } from '@parapet/base'
import { useCallback, useEffect, useState } from 'react'

/** The moment a page's relative ranges end at, and how it moves on. */
export interface Moment {
  /** Epoch seconds. */
  readonly now: number
  /** The number of refreshes so far: two within a second have the same `now`. */
  readonly refreshes: number
  readonly refresh: () => void
  /** `paused`: hidden page or busy user. `late`: responses are pending or the browser is offline. */
  readonly state: 'off' | 'live' | 'paused' | 'late'
}

export interface MomentInput {
  readonly refreshMs: number
  /** A change moves the moment forward: "last hour" means the hour before it was chosen. */
  readonly resetKey: unknown
  /** When the page's first requests were sent, if before it rendered; epoch seconds. */
  readonly begunAt?: number | undefined
}

/** Spreads refreshes by ±10 %, so that many open dashboards do not refresh in step. */
const JITTER = 0.1
const BUSY_AGAIN_MS = 5000

/** The time until the next refresh; `chance` is 0…1. */
export function jittered(refreshMs: number, chance: number): number {
  return Math.round(refreshMs * (1 - JITTER + 2 * JITTER * chance))
}

const atWork = '[role=menu], [role=dialog], [role=alertdialog], [role=listbox], [role=figure] [role=slider]'

function refreshBlocker(isPressed: boolean): 'paused' | 'late' | undefined {
  const isTyping = document.activeElement?.matches('input, textarea, [contenteditable]')
  if (isPressed || isTyping || document.querySelector(atWork)) return 'paused'
  // Offline nothing would arrive: an "as of" now would be wrong.
  return !navigator.onLine || document.querySelector('[data-widget][aria-busy=true]') ? 'late' : undefined
}

/** One scheduler a page: off, or every so often, resting while the page is hidden or its user is busy. */
export function useMoment({ refreshMs, resetKey, begunAt }: MomentInput): Moment {
  const [moment, setMoment] = useState(() => ({ now: begunAt ?? nowSeconds(), resetKey, refreshes: 0 }))
  const [held, setHeld] = useState<'paused' | 'late'>()
  if (moment.resetKey !== resetKey) setMoment({ ...moment, now: nowSeconds(), resetKey })
  const refresh = useCallback(
    () => setMoment((before) => ({ ...before, now: nowSeconds(), refreshes: before.refreshes + 1 })),
    [],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a refresh by hand starts the interval anew
  useEffect(() => {
    if (refreshMs === 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let dueAt = Date.now() + jittered(refreshMs, Math.random())
    let isPressed = false
    const press = (event: Event) => {
      isPressed = event.type === 'pointerdown'
    }
    const plan = () => {
      clearTimeout(timer)
      const isHidden = document.visibilityState === 'hidden'
      setHeld(isHidden ? 'paused' : undefined)
      if (!isHidden) timer = setTimeout(run, Math.max(0, dueAt - Date.now()))
    }
    const run = () => {
      const reason = refreshBlocker(isPressed)
      if (reason) {
        setHeld(reason)
        timer = setTimeout(run, BUSY_AGAIN_MS)
        return
      }
      setHeld(undefined)
      dueAt = Date.now() + jittered(refreshMs, Math.random())
      refresh()
      plan()
    }
    plan()
    const presses = ['pointerdown', 'pointerup', 'pointercancel'] as const
    document.addEventListener('visibilitychange', plan)
    for (const name of presses) document.addEventListener(name, press, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', plan)
      for (const name of presses) document.removeEventListener(name, press, true)
    }
  }, [refreshMs, refresh, moment.refreshes])

  return { now: moment.now, refreshes: moment.refreshes, refresh, state: refreshMs === 0 ? 'off' : (held ?? 'live') }
}
