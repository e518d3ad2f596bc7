import { cache, callApi, type Failure, failureOf, type Purge, type UrlProof, urlProof, useApi } from '@parapet/api'
import { createQueue } from '@parapet/base'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SentPurge } from './sentPurge.ts'

/** So many URLs are checked at a time. */
export const CHECKS_AT_ONCE = 4
/** More URLs are checked only when asked for. */
const MOST_UNASKED = 100
/** So long a purge takes to reach the servers, in ms (§7). */
const PURGE_TAKES_MS = 2000

/** The proof of one URL, and why it could not be had. */
export interface CheckedUrl extends UrlProof {
  readonly failure: Failure | null
}

interface CheckProgress {
  readonly done: number
  readonly total: number
}

/** Asks the caches for the URLs of a purge, few at a time; up to a hundred at once after the purge, more when told to. */
export function usePurgeProof({ urls, purge }: SentPurge) {
  const api = useApi()
  const [checked, setChecked] = useState<ReadonlyMap<string, CheckedUrl>>(() => new Map())
  const [progress, setProgress] = useState<CheckProgress | null>(null)
  const [isWaiting, setWaiting] = useState(urls.length <= MOST_UNASKED)
  const running = useRef<AbortController | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  // URLs that were purged again have another time.
  const purges = useRef(new Map<string, Purge>())

  const stop = useCallback(() => {
    running.current?.abort()
    clearTimeout(waiting.current)
    setProgress(null)
    setWaiting(false)
  }, [])
  const check = useCallback(
    async (asked: readonly string[]) => {
      stop()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      const turn = createQueue(CHECKS_AT_ONCE)
      let done = 0
      setProgress({ done, total: asked.length })
      const checkOne = async (url: string) => {
        if (signal.aborted) return
        const judged = (status: Parameters<typeof urlProof>[1], failure: Failure | null): CheckedUrl => ({
          ...urlProof(url, status, purges.current.get(url) ?? purge, api.clock.now() / 1000),
          failure,
        })
        const found = await callApi(cache.status, { url }, api, { signal, isQuiet: true }).then(
          (status) => judged(status, null),
          (problem: unknown) => judged(null, failureOf(problem)),
        )
        if (signal.aborted) return
        done += 1
        setChecked((before) => new Map(before).set(url, found))
        setProgress(done < asked.length ? { done, total: asked.length } : null)
      }
      await Promise.all(asked.map((url) => turn(() => checkOne(url))))
    },
    [api, purge, stop],
  )
  const checkOncePurged = useCallback(
    (asked: readonly string[], until: number) => {
      stop()
      setWaiting(true)
      waiting.current = setTimeout(
        () => void check(asked),
        Math.max(0, until * 1000 + PURGE_TAKES_MS - api.clock.now()),
      )
    },
    [api, check, stop],
  )
  const purgedAgain = (again: readonly string[], at: Purge) => {
    for (const url of again) purges.current.set(url, at)
    checkOncePurged(again, at.until)
  }
  useEffect(() => {
    if (urls.length <= MOST_UNASKED) checkOncePurged(urls, purge.until)
    return () => {
      running.current?.abort()
      clearTimeout(waiting.current)
    }
  }, [urls, purge, checkOncePurged])
  return { checked, progress, isWaiting, check, stop, purgedAgain }
}
