import { useCallback } from 'react'
import { useSession } from '../session/SessionContext.ts'
import { usePreferences } from './PreferencesProvider.tsx'

/** Returns a function that logs out, here or `everywhere`, after pending preferences are saved. */
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
