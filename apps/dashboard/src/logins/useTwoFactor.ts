import { callApi, type Failure, failureOf, type TwoFactorKey, useApi, user as userCalls, useWrite } from '@parapet/api'
import { useCallback, useEffect, useRef, useState } from 'react'

/** The second factor of the user's login; only `setup` holds its key and picture. */
export type TwoFactorState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'off' }
  | { readonly kind: 'on' }
  | { readonly kind: 'setup'; readonly key: TwoFactorKey }

/** Loads, sets up and removes the second factor; key and picture are never cached (§4). */
export function useTwoFactor() {
  const api = useApi()
  const verify = useWrite(userCalls.verifyTwoFactor)
  const activation = useWrite(userCalls.activateTwoFactor)
  const removal = useWrite(userCalls.removeTwoFactor)
  // A code is accepted once, so after a failed activation only the activation is sent again.
  const isVerified = useRef(false)
  const [state, setState] = useState<TwoFactorState>({ kind: 'loading' })

  const request = useCallback(
    async (isSetup: boolean, signal?: AbortSignal) => {
      setState({ kind: 'loading' })
      isVerified.current = false
      try {
        const key = await callApi(userCalls.twoFactor, {}, api, signal && { signal })
        setState(key.enabled ? { kind: 'on' } : isSetup ? { kind: 'setup', key } : { kind: 'off' })
      } catch (problem) {
        if (!signal?.aborted) setState({ kind: 'failed', failure: failureOf(problem) })
      }
    },
    [api],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void request(false, leaving.signal)
    return () => leaving.abort()
  }, [request])

  return {
    state,
    retry: () => void request(false),
    begin: () => void request(true),
    cancel: () => setState({ kind: 'off' }),
    async confirm(code: string) {
      if (!isVerified.current) await verify.run({ code: code.replace(/\s/g, '') })
      isVerified.current = true
      await activation.run({})
      setState({ kind: 'on' })
    },
    async remove() {
      await removal.run({})
      setState({ kind: 'off' })
    },
  }
}
