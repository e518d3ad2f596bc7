import { useCallback, useState } from 'react'
import { useSWRConfig } from 'swr'
import { useProvided } from './ApiProvider.ts'
import { type Asked, ask } from './ask.ts'
import type { AnswerOf, Call } from './call.ts'
import { type Failure, failureOf } from './failure.ts'
import type { Method } from './notation.ts'

/** A row that changes something. */
export type WriteCall = Call<Exclude<Method, 'GET'>>

type RunArgs<C extends Call> = Record<never, never> extends Asked<C> ? [asked?: Asked<C>] : [asked: Asked<C>]

/** A write as a component sees it. */
export interface Write<C extends WriteCall> {
  /** Makes the call and refreshes what it put out of date. Rejects with a CallFailure. */
  run(...args: RunArgs<C>): Promise<AnswerOf<C>>
  readonly isBusy: boolean
  /** Of the last run; undefined once it succeeds or is reset. */
  readonly failure: Failure | undefined
  reset(): void
}

/** Makes a writing call of the endpoint table; it goes on when the component leaves. */
export function useWrite<C extends WriteCall>(row: C): Write<C> {
  const { api } = useProvided()
  const { mutate } = useSWRConfig()
  const [underWay, setUnderWay] = useState(0)
  const [failure, setFailure] = useState<Failure>()

  const run = useCallback(
    async (...[asked]: RunArgs<C>) => {
      setUnderWay((count) => count + 1)
      try {
        const answer = await ask(row, asked ?? ({} as Asked<C>), api)
        setFailure(undefined)
        // By name, whatever the params; not awaited: the answer is there, and a refresh has its own reader and failure.
        void mutate((key) => Array.isArray(key) && row.refreshes.includes(key[0]))
        return answer
      } catch (error) {
        setFailure(failureOf(error))
        throw error
      } finally {
        setUnderWay((count) => count - 1)
      }
    },
    [row, api, mutate],
  )
  return { run, isBusy: underWay > 0, failure, reset: useCallback(() => setFailure(undefined), []) }
}
