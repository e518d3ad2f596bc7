import { createContext, use } from 'react'
import type { Session } from './types.ts'

export const SessionContext = createContext<Session | null>(null)

/** The session: who is in, for which company, and what can be asked of it. Stands inside SessionProvider. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession stands inside SessionProvider')
  return session
}
