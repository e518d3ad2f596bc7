import { callApi, type Failure, failureOf, type TwoFactorKey, useApi, user as userCalls } from '@parapet/api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTask } from '../../kit/action/useTask.ts'
import type { SectionRead } from '../../kit/read/ReadSection.tsx'

/** The second factor of the user's login; only `setup` holds its key and picture. */
export type TwoFactorState =
  | { readonly kind: 'off' }
  | { readonly kind: 'on' }
  | { readonly kind: 'setup'; readonly key: TwoFactorKey }

interface Loaded {
  readonly data?: TwoFactorState
  readonly failure?: Failure
}

/** Loads and sets up the second factor; key and picture are never cached (§4). */
export function useTwoFactor() {
  const api = useApi()
  const { send } = useTask()
  // A code is accepted once, so after a failed activation only the activation is sent again.
  const isVerified = useRef(false)
  const [{ data, failure }, setLoaded] = useState<Loaded>({})

  const request = useCallback(
    async (isSetup: boolean, signal?: AbortSignal) => {
      setLoaded({})
      isVerified.current = false
      try {
        const key = await callApi(userCalls.twoFactor, {}, api, signal && { signal })
        setLoaded({ data: key.enabled ? { kind: 'on' } : isSetup ? { kind: 'setup', key } : { kind: 'off' } })
      } catch (problem) {
        if (!signal?.aborted) setLoaded({ failure: failureOf(problem) })
      }
    },
    [api],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void request(false, leaving.signal)
    return () => leaving.abort()
  }, [request])

  const read: SectionRead<TwoFactorState> = { data, failure, retry: () => void request(false) }
  return {
    read,
    begin: () => void request(true),
    cancel: () => setLoaded({ data: { kind: 'off' } }),
    setKind: (kind: 'on' | 'off') => setLoaded({ data: { kind } }),
    async confirm(code: string) {
      if (!isVerified.current) await send(userCalls.verifyTwoFactor, { code: code.replace(/\s/g, '') })
      isVerified.current = true
      await send(userCalls.activateTwoFactor, {})
    },
  }
}
