import { afterPaint } from '@parapet/base'
import { useCallback, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { useProvided } from './ApiProvider.ts'
import type { AnswerOf, Call, ParamsOf } from './call.ts'
import { type CallInput, callApi } from './callApi.ts'
import type { ApiContext } from './context.ts'
import { type Failure, failureOf } from './failure.ts'
import { type ReadKey, readKeyOf } from './key.ts'
import { pendingReadsOf, type SlowRead } from './pendingReads.ts'

export type ReadCall = Call<'GET'>

export interface Read<T> {
  /** The last answer; stays while refreshing and when a refresh fails. */
  readonly data: T | undefined
  readonly failure: Failure | undefined
  /** Rows of `data` that were left out because they could not be read. */
  readonly unreadable: number
  readonly isLoading: boolean
  readonly isRefreshing: boolean
  /** When `data` was received (epoch ms). */
  readonly updatedAt: number | undefined
  readonly slow: SlowRead | undefined
  retry(): void
  cancel(): void
}

export interface ReadOptions {
  /** Shows the previous params' answer until the new one is there (pages of a list). */
  readonly keepPrevious?: boolean
  /** Interval of automatic refreshes in ms, paused while the page is hidden; 0 is never. */
  readonly refreshEveryMs?: number
  readonly quiet?: boolean
}

interface Received<T> {
  readonly data: T
  readonly at: number
  readonly unreadable: number
}

async function receive<C extends ReadCall>(
  row: C,
  params: ParamsOf<C>,
  api: ApiContext,
  options: Parameters<typeof callApi>[3] = {},
): Promise<Received<AnswerOf<C>>> {
  let unreadable = 0
  const onUnreadable = (count: number) => {
    unreadable = count
  }
  const data = await callApi(row, params as CallInput<C>, api, { ...options, onUnreadable })
  return { data, at: api.clock.now(), unreadable }
}

/** Reads a row of the endpoint table; null params send nothing. Components with one key share a request. */
export function useRead<C extends ReadCall>(
  row: C,
  params: ParamsOf<C> | null,
  options: ReadOptions = {},
): Read<AnswerOf<C>> {
  const { api, flights } = useProvided()
  const { cache, dedupingInterval } = useSWRConfig()
  const key = readKeyOf(row, params, api)
  const id = key ? unstable_serialize(key) : ''
  const { keepPrevious = false, refreshEveryMs = 0, quiet: isQuiet = false } = options

  const early = useMemo(
    () => (id ? (flights.earlyAnswer(id, api.token()) as Received<AnswerOf<C>> | undefined) : undefined),
    [flights, api, id],
  )
  const kept: Received<unknown> | undefined = cache.get(id)?.data
  if (early && !(kept && kept.at >= early.at)) cache.set(id, { data: early })

  const { data, error, isLoading, isValidating, mutate } = useSWR<Received<AnswerOf<C>>, unknown, ReadKey | null>(
    key,
    (asked) =>
      flights.run(unstable_serialize(asked), api.token(), (signal, onProgress) =>
        receive(row, asked[1] as ParamsOf<C>, api, { signal, onProgress, isQuiet }),
      ),
    {
      keepPreviousData: keepPrevious,
      refreshInterval: refreshEveryMs,
      // §4: only 425 is retried, by its step. Autorefresh is the user's choice, so focus refreshes nothing.
      shouldRetryOnError: false,
      revalidateOnFocus: false,
      // Below, after the frame that shows what is cached (decision 0039); SWR would ask within it.
      revalidateIfStale: false,
      compare: Object.is,
    },
  )

  useLayoutEffect(() => {
    const stale: Received<unknown> | undefined = cache.get(id)?.data
    if (!stale || early) return
    if (api.clock.now() - stale.at < dedupingInterval && !flights.isOutdated(id)) return
    let isLeft = false
    afterPaint(() => {
      if (!isLeft && !cache.get(id)?.isValidating) void mutate()
    })
    return () => {
      isLeft = true
    }
  }, [cache, id, early, api, flights, dedupingInterval, mutate])
  useEffect(() => (id ? flights.register(id, () => cache.delete(id)) : undefined), [flights, cache, id])
  const readSlow = useCallback(() => flights.slowOf(id), [flights, id])
  const slow = useSyncExternalStore(flights.subscribe, readSlow, readSlow)

  const failure = error === undefined ? undefined : failureOf(error)
  const isPast = failure?.kind === 'cancelled' && (data !== undefined || isValidating)
  return {
    data: data?.data,
    failure: isPast ? undefined : failure,
    unreadable: data?.unreadable ?? 0,
    isLoading,
    isRefreshing: isValidating && data !== undefined,
    updatedAt: data?.at,
    slow,
    retry: useCallback(() => {
      if (!flights.isPending(id)) void mutate()
    }, [flights, id, mutate]),
    cancel: useCallback(() => flights.cancel(id), [flights, id]),
  }
}

/** Starts a read before its component mounts, which then takes over its answer, slow state and failure. */
export function preloadRead<C extends ReadCall>(
  row: C,
  params: ParamsOf<C>,
  api: ApiContext,
  { quiet: isQuiet = false }: Pick<ReadOptions, 'quiet'> = {},
): void {
  const key = readKeyOf(row, params, api)
  if (!key) return
  pendingReadsOf(api).startEarly(unstable_serialize(key), api.token(), (signal, onProgress) =>
    receive(row, params, api, { signal, onProgress, isQuiet }),
  )
}
