import { type ReadCall, useApi, useOutdated } from '@parapet/api'
import { useEffect, useRef, useState } from 'react'

interface Asking<T> {
  /** How many keys are asked at once. */
  readonly group: number
  /** How many keys are asked in all while the list is open and nothing is changed. */
  readonly most: number
  /** What the answers depend on: after a write that affects one of these, all keys are asked again. */
  readonly reads: readonly ReadCall[]
  ask(keys: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, T>>
}

interface Queue {
  readonly company: number | null
  readonly outdated: number
  readonly asked: Set<string>
  last: Promise<void>
}

/**
 * Asks for each key once, in groups one after the other, and returns what was answered so far. A group that fails is not
 * asked again until something is changed: its keys stay without an answer in `failed`. Answers from before a change stay
 * until new ones are there.
 */
export function useAskedRows<T>(keys: readonly string[], asking: Asking<T>) {
  const company = useApi().company()
  const outdated = useOutdated(asking.reads)
  const [answers, setAnswers] = useState<ReadonlyMap<string, T>>(() => new Map())
  const [failed, setFailed] = useState<ReadonlySet<string>>(() => new Set())
  const latest = useRef(asking)
  const queue = useRef<Queue | null>(null)
  const left = useRef(new AbortController())
  useEffect(() => {
    latest.current = asking
  })
  useEffect(() => {
    if (left.current.signal.aborted) {
      left.current = new AbortController()
      queue.current = null
    }
    return () => left.current.abort()
  }, [])
  useEffect(() => {
    if (queue.current?.company !== company || queue.current.outdated !== outdated) {
      const last = queue.current?.last ?? Promise.resolve()
      queue.current = { company, outdated, asked: new Set(), last }
      setFailed((before) => (before.size === 0 ? before : new Set()))
    }
    const state = queue.current
    const { signal } = left.current
    const { group, most } = latest.current
    const fresh = keys.filter((key) => !state.asked.has(key)).slice(0, Math.max(0, most - state.asked.size))
    for (const key of fresh) state.asked.add(key)
    for (let at = 0; at < fresh.length; at += group) {
      const part = fresh.slice(at, at + group)
      state.last = state.last.then(async () => {
        if (signal.aborted || queue.current !== state) return
        try {
          const found = await latest.current.ask(part, signal)
          if (!signal.aborted && queue.current === state) setAnswers((before) => new Map([...before, ...found]))
        } catch {
          if (!signal.aborted && queue.current === state) setFailed((before) => new Set([...before, ...part]))
        }
      })
    }
  }, [keys, company, outdated])
  return { answers, failed }
}
