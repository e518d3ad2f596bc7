import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { loadFonts } from '../fonts/loadFont.ts'
import { derive } from './derive.ts'
import type { Mode, ThemeSeed } from './seed.ts'
import { ThemeContext, useTheme } from './ThemeProvider.tsx'
import * as css from './themeScope.css.ts'
import { applyTokens } from './tokens.ts'

/** Applies another theme to a part of a page; portals keep the page's. A large import: use it in lazy code only. */
export function ThemeScope({ seed, mode, children }: { seed: ThemeSeed; mode: Mode; children: ReactNode }) {
  const { setMode } = useTheme()
  const element = useRef<HTMLDivElement>(null)
  const tokens = useMemo(() => derive(seed)[mode], [seed, mode])
  const value = useMemo(() => ({ seed, mode, tokens, setMode }), [seed, mode, tokens, setMode])
  useLayoutEffect(() => {
    if (element.current) applyTokens(tokens, element.current)
  }, [tokens])
  useEffect(() => {
    loadFonts(seed).catch(() => {})
  }, [seed])
  return (
    <div ref={element} data-mode={mode} className={css.scope}>
      <ThemeContext value={value}>{children}</ThemeContext>
    </div>
  )
}
