import { isFont, loadFont } from '../fonts/loadFont.ts'
import { done, tracked } from '../words/tracked.ts'
import { defaultTokens } from './global.css.ts'
import type { Mode, ThemeSeed, ThemeTokens } from './seed.ts'
import { parapet } from './seeds/parapet.ts'

/** The tokens of a theme once they are known. */
export type ModeTokens = Readonly<Record<Mode, ThemeTokens>>

const defaultKey = JSON.stringify(parapet)
const known = new Map<string, ModeTokens>([[defaultKey, defaultTokens]])
// The default theme has its colours and its faces in the first style sheet.
const loading = new Map<string, Promise<void>>([[defaultKey, done()]])

/** The tokens of a theme if they are at hand: always for the default theme, for others after `loadTheme`. */
export function tokensOf(seed: ThemeSeed): ModeTokens | undefined {
  return known.get(JSON.stringify(seed))
}

/**
 * Computes a theme's tokens and asks for its faces; the code for it is fetched only when a page needs another theme than the
 * default. The same promise each time. Call it before the first render, so that nothing paints in the wrong colours.
 */
export function loadTheme(seed: ThemeSeed): Promise<void> {
  const key = JSON.stringify(seed)
  const started = loading.get(key) ?? tracked(load(seed, key))
  loading.set(key, started)
  return started
}

async function load(seed: ThemeSeed, key: string): Promise<void> {
  try {
    const wanted = [seed.fonts.body, seed.fonts.heading, seed.fonts.mono].filter((name) => name !== undefined)
    // A face that we do not ship (from the runtime configuration) falls back to the system's; it is no reason to fail.
    await Promise.all(wanted.filter(isFont).map(loadFont))
    known.set(key, (await import('./derive.ts')).derive(seed))
  } catch (problem) {
    loading.delete(key)
    throw problem
  }
}
