import { isPageKey } from '@parapet/ui'
import { useLayoutEffect, useState } from 'react'

/** A panel that opens by a key: command palette or keyboard shortcuts. */
export type PanelName = 'goTo' | 'keys'

/** Whether ⌘ replaces Ctrl. */
export const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform)

/** The panel that is open, and the keys that open one: Ctrl or Cmd + K and `/`, and `?` (not while something is typed). */
export function usePanel() {
  const [open, setOpen] = useState<PanelName>()
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
    return document.querySelector('[role$=dialog]:not([inert])') ? undefined : 'goTo'
  if (key !== '?' && key !== '/') return
  if (isPageKey(event)) return key === '?' ? 'keys' : 'goTo'
}
