import { useCallback, useEffect, useSyncExternalStore } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { useProvided } from './ApiProvider.ts'
import type { AnswerOf, ParamsOf } from './call.ts'
import { type CallInput, callApi } from './callApi.ts'
import { failureOf } from './failure.ts'
import type { Read, ReadCall } from './useRead.ts'

/** Sends one call of a sequence. */
export type Ask = <C extends ReadCall>(call: C, params: ParamsOf<C>) => Promise<AnswerOf<C>>

interface Received<T> {
  readonly data: T
  readonly at: number
  readonly unreadable: number
}

/** Reads an answer that takes several calls, of which later ones depend on earlier ones; a null key sends nothing. */
export function useSequence<T>(
  name: string,
  params: Readonly<Record<string, unknown>> | null,
  run: (ask: Ask) => Promise<T>,
): Read<T> {
  const { api, flights } = useProvided()
  const { cache } = useSWRConfig()
  const key = params ? ([name, { ...params, company: api.company() }] as const) : null
  const id = key ? unstable_serialize(key) : ''
  const { data, error, isLoading, isValidating, mutate } = useSWR<Received<T>, unknown>(
    key,
    () =>
      flights.run(id, api.token(), async (signal, onProgress) => {
        let unreadable = 0
        const ask: Ask = (call, input) =>
          callApi(call, input as CallInput<typeof call>, api, {
            signal,
            onProgress,
            onUnreadable: (count) => {
              unreadable += count
            },
          })
        const answer = await run(ask)
        return { data: answer, at: api.clock.now(), unreadable }
      }),
    { shouldRetryOnError: false, revalidateOnFocus: false, compare: Object.is },
  )
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
