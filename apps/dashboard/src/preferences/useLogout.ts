import { useCallback } from 'react'
import { useSession } from '../session/SessionContext.ts'
import { usePreferences } from './PreferencesProvider.tsx'

/** Ends the session, here or `everywhere`, once the preferences that wait were sent: after it nobody may send them any more. */
export function useLogout(): (everywhere?: boolean) => Promise<void> {
  const { signOut } = useSession()
  const { settle } = usePreferences()
  return useCallback(
    async (everywhere = false) => {
      await settle()
      await signOut({ everywhere })
    },
    [settle, signOut],
  )
}
