import type { Mode, ThemeSeed } from '@parapet/ui'
import { useSyncExternalStore } from 'react'

interface Look {
  theme: string | ThemeSeed
  mode: Mode
}

let turned: Look | undefined
const watchers = new Set<() => void>()

/** Turns the story that is shown to another look; undefined: back to the toolbar's. */
export function turn(look: Look | undefined): void {
  turned = look
  for (const watcher of watchers) watcher()
}

/** Reads the look from the name of the iframe, where the theme clinic writes it. */
export function lookOfFrame(): Look | undefined {
  const [, look] = /^parapet-look:(.*)$/.exec(window.name) ?? []
  return look === undefined ? undefined : (JSON.parse(look) as Look)
}

/** The look of a story: the one it was turned to, else what the toolbar chose. */
export function useLook(chosen: Look): Look {
  const override = useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => turned,
  )
  return override ?? chosen
}

declare global {
  interface Window {
    parapetTurn?: typeof turn
  }
}
window.parapetTurn = turn
