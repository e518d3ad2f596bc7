import { createStore } from '@parapet/base'
import type { Mode, ThemeSeed } from '@parapet/ui'
import { useSyncExternalStore } from 'react'

interface Look {
  theme: string | ThemeSeed
  mode: Mode
}

const forcedLook = createStore<Look | undefined>(undefined)

/** Overrides theme and mode of the current story; undefined restores the toolbar's. */
export const turn = forcedLook.set

/** Reads theme and mode from the iframe's name, which the theme clinic sets. */
export function lookOfFrame(): Look | undefined {
  const [, look] = /^parapet-look:(.*)$/.exec(window.name) ?? []
  return look === undefined ? undefined : (JSON.parse(look) as Look)
}

/** Returns the override of the current story, else the toolbar's choice. */
export function useLook(chosen: Look): Look {
  return useSyncExternalStore(forcedLook.subscribe, forcedLook.get) ?? chosen
}

declare global {
  interface Window {
    parapetTurn?: typeof turn
  }
}
window.parapetTurn = turn
