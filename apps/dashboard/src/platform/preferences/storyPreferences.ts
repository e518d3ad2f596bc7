import { SandboxChoicesContext } from '@parapet/api/sandbox/choices'
import { useLocale, useTheme } from '@parapet/ui'
import { type ComponentProps, use } from 'react'
import type { PreferencesProvider } from './PreferencesProvider.tsx'

/** Returns the preferences that Storybook's toolbar sets. */
export function useStoryPreferences(): NonNullable<ComponentProps<typeof PreferencesProvider>['fixed']> {
  const { mode } = useTheme()
  const { locale, zone } = useLocale()
  const { density } = use(SandboxChoicesContext)
  return { mode, locale, zone, ...(density === 'compact' && { density }) }
}
