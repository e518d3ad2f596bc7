import { ChosenContext } from '@parapet/api/sandbox/chosen'
import { useLocale, useTheme } from '@parapet/ui'
import { type ComponentProps, use } from 'react'
import type { PreferencesProvider } from './PreferencesProvider.tsx'

/** What Storybook's toolbar decides in the stead of a story's user. */
export function useFixed(): NonNullable<ComponentProps<typeof PreferencesProvider>['fixed']> {
  const { mode } = useTheme()
  const { locale, zone } = useLocale()
  const { density } = use(ChosenContext)
  // A screen whose user chooses a density goes by that until the toolbar has another.
  return { mode, locale, zone, ...(density === 'compact' && { density }) }
}
