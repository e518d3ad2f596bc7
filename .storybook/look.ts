import type { Mode, ThemeSeed } from '@parapet/ui'
import { useSyncExternalStore } from 'react'

/** What the picture suite turns without visiting a story again: see test-runner.ts. */
interface Look {
  /** The name of a theme that ships, or the theme clinic's own, which ships nowhere. */
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

/** The theme clinic shows stories in frames and writes the look that they begin with into the frame's name. */
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
