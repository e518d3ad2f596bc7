import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { defaultTokens } from './global.css.ts'
import { loadTheme, tokensOf } from './loadTheme.ts'
import type { Mode, ThemeSeed, ThemeTokens } from './seed.ts'
import { parapet } from './seeds/parapet.ts'
import { applyTokens } from './tokens.ts'

export interface ThemeValue {
  seed: ThemeSeed
  /** The applied mode, never `system`. */
  mode: Mode
  /** The colours in JavaScript, for charts and exported images. */
  tokens: ThemeTokens
  /** Asks the app for another mode, which it stores. */
  setMode: (mode: Mode | 'system') => void
}

const nothing = () => {}
/** The context of `useTheme`; ThemeScope overrides it for a part of a page. */
export const ThemeContext = createContext<ThemeValue>({
  seed: parapet,
  mode: 'light',
  tokens: defaultTokens.light,
  setMode: nothing,
})

const darkQuery = '(prefers-color-scheme: dark)'
function subscribe(changed: () => void): () => void {
  const query = matchMedia(darkQuery)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * Applies a theme to the page: variables and `data-mode` on the root element, so that portals have it too. Suspends
 * while a theme other than the default is computed; call `loadTheme(seed)` first to avoid that.
 */
export function ThemeProvider({
  seed,
  mode,
  onMode = nothing,
  children,
}: {
  seed: ThemeSeed
  mode: Mode | 'system'
  onMode?: (mode: Mode | 'system') => void
  children?: ReactNode
}) {
  const prefersDark = useSyncExternalStore(
    subscribe,
    () => matchMedia(darkQuery).matches,
    () => false,
  )
  const shown: Mode = mode === 'system' ? (prefersDark ? 'dark' : 'light') : mode
  use(loadTheme(seed))
  const tokens = (tokensOf(seed) ?? defaultTokens)[shown]
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.mode = shown
    root.dataset.theme = seed.name
    applyTokens(tokens, root)
  }, [tokens, shown, seed.name])
  const setMode = useCallback((next: Mode | 'system') => onMode(next), [onMode])
  const value = useMemo(() => ({ seed, mode: shown, tokens, setMode }), [seed, shown, tokens, setMode])
  return <ThemeContext value={value}>{children}</ThemeContext>
}

/** The theme that is shown. */
export function useTheme(): ThemeValue {
  return use(ThemeContext)
}
