import { createContext, use } from 'react'
import type { Session } from './types.ts'

export const SessionContext = createContext<Session | null>(null)

/** Returns the session. Needs a SessionProvider. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession must be used inside SessionProvider')
  return session
}
