import {
  type AnswerOf,
  type CallInput,
  callApi,
  type Failure,
  failureOf,
  type Read,
  useApi,
  type WriteCall,
} from '@parapet/api'
import { useEffect, useState } from 'react'

interface Asked<A> {
  readonly key: string
  readonly data?: A
  readonly failure?: Failure
  readonly updatedAt?: number
}

/** Reads the answer of a call that only asks although it is a POST, once for each input. */
export function useAsked<C extends WriteCall>(call: C, input: CallInput<C>): Read<AnswerOf<C>> {
  const api = useApi()
  const [attempt, setAttempt] = useState(0)
  const [held, setHeld] = useState<Asked<AnswerOf<C>> | null>(null)
  const key = JSON.stringify([input, attempt])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` has the input
  useEffect(() => {
    const controller = new AbortController()
    callApi(call, input, api, { signal: controller.signal }).then(
      (data) => setHeld({ key, data, updatedAt: api.clock.now() }),
      (problem: unknown) => {
        if (!controller.signal.aborted) setHeld({ key, failure: failureOf(problem) })
      },
    )
    return () => controller.abort()
  }, [call, key, api])
  const asked = held?.key === key ? held : null
  return {
    data: asked?.data,
    failure: asked?.failure,
    unreadable: 0,
    isLoading: asked === null,
    isRefreshing: false,
    updatedAt: asked?.updatedAt,
    slow: undefined,
    retry: () => setAttempt((count) => count + 1),
    cancel: () => undefined,
  }
}
