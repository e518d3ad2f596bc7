import type { PinnedView } from '@parapet/api'
import { useToast, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { usePreferences } from '../../../platform/preferences/PreferencesProvider.tsx'
import { viewsWords } from './views.words.ts'

/** What is pinned to home in a company, and pinning with a word about it. */
export interface Pinning {
  readonly isPinned: (id: string) => boolean
  readonly onPin: (view: PinnedView) => void
  readonly onUnpin: (id: string) => void
}

/** Returns the pins of a company. */
export function usePinning(company: number): Pinning {
  const t = useWords(viewsWords)
  const toast = useToast()
  const { pinsOf, pin, unpin } = usePreferences()
  const pins = pinsOf(company)
  return useMemo(() => {
    const nameOf = (id: string) => pins.find((one) => one.id === id)?.name
    return {
      isPinned: (id) => nameOf(id) !== undefined,
      onPin: (view) => {
        pin(company, view)
        if (nameOf(view.id) === undefined) toast.success(t('pinned', { name: view.name }))
      },
      onUnpin: (id) => {
        const name = nameOf(id)
        if (name === undefined) return
        unpin(company, id)
        toast.success(t('unpinned', { name }))
      },
    }
  }, [company, pins, pin, unpin, toast, t])
}
