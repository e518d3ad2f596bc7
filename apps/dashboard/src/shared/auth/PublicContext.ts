import type { Locale } from '@parapet/ui'
import { createContext, use } from 'react'
import type { SessionStore } from '../../platform/session/createSession.ts'
import type { SessionNotice } from '../../platform/session/types.ts'

/** The context of the pages before the login, which run without the router. */
export interface PublicValue
  extends Pick<SessionStore, 'signIn' | 'signInWithPasskey' | 'setTypedUsername' | 'fetchIp' | 'dismiss'> {
  readonly username: string
  readonly notices: readonly SessionNotice[]
  readonly params: Readonly<Record<string, string>>
  setLocale(locale: Locale): void
  open(): Promise<void>
}

export const PublicContext = createContext<PublicValue | null>(null)

/** Returns the context of a page before the login. */
export function usePublic(): PublicValue {
  const value = use(PublicContext)
  if (!value) throw new Error('usePublic must be used inside PublicApp')
  return value
}
