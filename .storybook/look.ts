import { createStore } from '@parapet/base'
import type { Locale, Mode, ThemeSeed } from '@parapet/ui'
import { useSyncExternalStore } from 'react'

interface Look {
  theme: string | ThemeSeed
  mode: Mode
  /** The language instead of the toolbar's. */
  locale?: Locale
}

const forcedLook = createStore<Look | undefined>(undefined)

/** Overrides theme and mode of the current story; undefined restores the toolbar's. */
export const turn = forcedLook.set

/** Reads theme and mode from the frame around this page, where the theme clinic keeps the current ones: never those of the load. */
export function lookOfFrame(): Look | undefined {
  const look = window.frameElement?.getAttribute('data-look')
  return look ? (JSON.parse(look) as Look) : undefined
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
