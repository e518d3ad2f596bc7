import { ApiProvider } from '@parapet/api'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import type { SessionStore } from './createSession.ts'
import { tokenState } from './reduce.ts'
import { SessionContext } from './SessionContext.ts'
import type { Session } from './types.ts'

/** Provides the session, and its token and company for every call. */
export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  const state = useSyncExternalStore(store.subscribe, store.get)
  const session = useMemo((): Session => {
    const { token, ...rest } = state
    return {
      ...rest,
      isLoggedIn: tokenState(token, Date.now()) === 'valid',
      companies: state.user?.transparentprofile_set.map(({ company }) => company) ?? [],
      signOut: store.signOut,
      stay: store.stay,
      passwordChanged: store.passwordChanged,
      reload: store.reload,
      startActing: store.startActing,
      takeControl: store.takeControl,
      stopActing: store.stopActing,
      closeSummary: store.closeSummary,
      dismiss: store.dismiss,
      hasProved: store.hasProved,
      prove: store.prove,
    }
  }, [state, store])
  const companyId = state.company?.id
  // Reads ask again when the company or the person changes: both are part of what every key means.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the context is new whenever they change
  const api = useMemo(() => ({ ...store.api }), [store, companyId, state.token])
  return (
    <SessionContext value={session}>
      <ApiProvider value={api} begunIn={store.api}>
        {children}
      </ApiProvider>
    </SessionContext>
  )
}
