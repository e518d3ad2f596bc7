import { useCallback, useState } from 'react'
import { useProvided } from './ApiProvider.ts'
import type { AnswerOf, Call } from './call.ts'
import { type CallInput, callApi } from './callApi.ts'
import { type Failure, failureOf } from './failure.ts'
import type { Method } from './notation.ts'
import { useRefreshOf } from './useRefresh.ts'

/** A row that changes something. */
export type WriteCall = Call<Exclude<Method, 'GET'>>

type RunArgs<C extends Call> =
  Record<never, never> extends CallInput<C> ? [asked?: CallInput<C>] : [asked: CallInput<C>]

export interface Write<C extends WriteCall> {
  /** Sends the call and refreshes the reads it affects. Rejects with a CallFailure. */
  run(...args: RunArgs<C>): Promise<AnswerOf<C>>
  readonly isBusy: boolean
  readonly failure: Failure | undefined
  reset(): void
}

/** Returns a function that sends any write and refreshes the reads it affects. Rejects with a CallFailure. */
export function useSendWrite(): <C extends WriteCall>(row: C, input: CallInput<C>) => Promise<AnswerOf<C>> {
  const { api } = useProvided()
  const refreshOf = useRefreshOf()
  return useCallback(
    async (row, input) => {
      const answer = await callApi(row, input, api)
      refreshOf((name) => row.refreshes.some((refreshed) => refreshed === name))
      return answer
    },
    [api, refreshOf],
  )
}

/** Returns a writing call of the endpoint table; it continues after unmount. */
export function useWrite<C extends WriteCall>(row: C): Write<C> {
  const send = useSendWrite()
  const [underWay, setUnderWay] = useState(0)
  const [failure, setFailure] = useState<Failure>()

  const run = useCallback(
    async (...[input]: RunArgs<C>) => {
      setUnderWay((count) => count + 1)
      try {
        const answer = await send(row, input ?? ({} as CallInput<C>))
        setFailure(undefined)
        return answer
      } catch (error) {
        setFailure(failureOf(error))
        throw error
      } finally {
        setUnderWay((count) => count - 1)
      }
    },
    [row, send],
  )
  return { run, isBusy: underWay > 0, failure, reset: useCallback(() => setFailure(undefined), []) }
}
