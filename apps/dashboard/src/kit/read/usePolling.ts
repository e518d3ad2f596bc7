import { type Failure, failureOf, type ReadCall, useOutdated } from '@parapet/api'
import { useCallback, useEffect, useRef, useState } from 'react'

/** What was said when it was asked last, and whether it is asked again. */
export interface Polled<T> {
  readonly data: T | undefined
  readonly failure: Failure | undefined
  readonly isAsking: boolean
  /** It has been asked often enough; `again` starts anew. */
  readonly isStopped: boolean
  /** When the last answer came, epoch ms. */
  readonly updatedAt: number | undefined
  again(): void
}

const none: readonly ReadCall[] = []

interface Said<T> {
  readonly key: string
  readonly data?: T
  readonly failure?: Failure
  readonly at: number
}

/**
 * Asks again after each of `delays` (ms) while the page is visible, then stops. A null key asks nothing; another key
 * begins anew, and so does a write that affects one of `reads`: what is asked depends on them.
 */
export function usePolling<T>(
  key: string | null,
  run: (signal: AbortSignal) => Promise<T>,
  delays: readonly number[],
  reads: readonly ReadCall[] = none,
): Polled<T> {
  const outdated = useOutdated(reads)
  const latest = useRef({ run, delays })
  const [said, setSaid] = useState<Said<T> | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    latest.current = { run, delays }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew, and so does a write
  useEffect(() => {
    if (key === null) return
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    let asked = 0
    const isHidden = () => document.visibilityState === 'hidden'
    const ask = async () => {
      setAsking(true)
      try {
        const data = await latest.current.run(signal)
        if (!signal.aborted) setSaid({ key, data, at: Date.now() })
      } catch (problem) {
        if (!signal.aborted)
          setSaid((before) => ({
            ...(before?.key === key && before),
            key,
            failure: failureOf(problem),
            at: Date.now(),
          }))
      }
      if (signal.aborted) return
      setAsking(false)
      const delay = latest.current.delays[asked++]
      if (delay === undefined) setStopped(true)
      else timer = setTimeout(next, delay)
    }
    const next = () => {
      timer = undefined
      if (!isHidden()) void ask()
    }
    const onVisible = () => {
      if (!isHidden() && timer === undefined && !signal.aborted && asked > 0) next()
    }
    setStopped(false)
    void ask()
    document.addEventListener('visibilitychange', onVisible, { signal })
    return () => {
      controller.abort()
      clearTimeout(timer)
      setAsking(false)
    }
  }, [key, attempt, outdated])
  const current = said?.key === key ? said : null
  return {
    data: current?.data,
    failure: current?.failure,
    isAsking,
    isStopped,
    updatedAt: current?.at,
    again: useCallback(() => setAttempt((count) => count + 1), []),
  }
}
