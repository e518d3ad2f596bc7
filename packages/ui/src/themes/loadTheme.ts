import { loadFonts } from '../fonts/loadFont.ts'
import { done, trackPromise } from '../words/trackPromise.ts'
import { defaultTokens } from './global.css.ts'
import type { Mode, ThemeSeed, ThemeTokens } from './seed.ts'
import { parapet } from './seeds/parapet.ts'

export type ModeTokens = Readonly<Record<Mode, ThemeTokens>>

const defaultKey = JSON.stringify(parapet)
const known = new Map<string, ModeTokens>([[defaultKey, defaultTokens]])
const loading = new Map<string, Promise<void>>([[defaultKey, done()]])

/** Returns the tokens of a theme if available: always for the default theme, for others after `loadTheme`. */
export function tokensOf(seed: ThemeSeed): ModeTokens | undefined {
  return known.get(JSON.stringify(seed))
}

/** Computes a theme's tokens and loads its fonts. Call it before the first render to avoid a flash of other colours. */
export function loadTheme(seed: ThemeSeed): Promise<void> {
  const key = JSON.stringify(seed)
  const started = loading.get(key) ?? trackPromise(load(seed, key))
  loading.set(key, started)
  return started
}

async function load(seed: ThemeSeed, key: string): Promise<void> {
  try {
    await loadFonts(seed)
    known.set(key, (await import('./derive.ts')).derive(seed))
  } catch (problem) {
    loading.delete(key)
    throw problem
  }
}
