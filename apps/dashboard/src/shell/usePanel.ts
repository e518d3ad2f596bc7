import { isPageKey } from '@parapet/ui'
import { useLayoutEffect, useState } from 'react'

/** What opens over the frame by a key: everything by name, or the list of all keys. */
export type PanelName = 'goTo' | 'keys'

/** Where Ctrl is ⌘. */
export const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform)

/** The panel that is open, and the keys that open one: Ctrl or Cmd + K and `/`, and `?` (not while something is typed). */
export function usePanel() {
  const [open, setOpen] = useState<PanelName>()
  // Keys of the page are heard outside React, from the moment the page stands.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const panel = panelOf(event)
      if (!panel) return
      event.preventDefault()
      setOpen(panel)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return [open, setOpen] as const
}

function panelOf(event: KeyboardEvent): PanelName | undefined {
  const { key } = event
  if (key === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey)
    // Never one panel over another; one that is leaving is inert.
    return document.querySelector('[role$=dialog]:not([inert])') ? undefined : 'goTo'
  if (key !== '?' && key !== '/') return
  if (isPageKey(event)) return key === '?' ? 'keys' : 'goTo'
}
