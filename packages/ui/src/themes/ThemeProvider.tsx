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
  tokens: ThemeTokens
  setMode: (mode: Mode | 'system') => void
}

const noop = () => {}
/** What `useTheme` returns where there is no provider. */
export const withoutProvider: ThemeValue = { seed: parapet, mode: 'light', tokens: defaultTokens.light, setMode: noop }
/** The context of `useTheme`; ThemeScope overrides it for a part of a page. */
export const ThemeContext = createContext(withoutProvider)

const darkQuery = '(prefers-color-scheme: dark)'
function subscribe(notify: () => void): () => void {
  const query = matchMedia(darkQuery)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/** Applies a theme to the root element. Suspends while it is computed, unless `loadTheme(seed)` was called before. */
export function ThemeProvider({
  seed,
  mode,
  onMode = noop,
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
  const appliedMode: Mode = mode === 'system' ? (prefersDark ? 'dark' : 'light') : mode
  use(loadTheme(seed))
  const tokens = (tokensOf(seed) ?? defaultTokens)[appliedMode]
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.mode = appliedMode
    root.dataset.theme = seed.name
    applyTokens(tokens, root)
  }, [tokens, appliedMode, seed.name])
  const setMode = useCallback((next: Mode | 'system') => onMode(next), [onMode])
  const value = useMemo(() => ({ seed, mode: appliedMode, tokens, setMode }), [seed, appliedMode, tokens, setMode])
  return <ThemeContext value={value}>{children}</ThemeContext>
}

export function useTheme(): ThemeValue {
  return use(ThemeContext)
}
