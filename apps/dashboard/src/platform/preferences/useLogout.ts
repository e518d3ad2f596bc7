import { useCallback } from 'react'
import { useSession } from '../session/SessionContext.ts'
import { usePreferences } from './PreferencesProvider.tsx'

/** Returns a function that logs out, here or `everywhere`, after pending preferences are saved. */
export function useLogout(): (everywhere?: boolean) => Promise<void> {
  const { signOut } = useSession()
  const { flush } = usePreferences()
  return useCallback(
    async (everywhere = false) => {
      await flush()
      await signOut({ everywhere })
    },
    [flush, signOut],
  )
}
