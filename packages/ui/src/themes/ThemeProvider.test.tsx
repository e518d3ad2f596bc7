import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { vars } from './contract.css.ts'
import { defaultTokens } from './global.css.ts'
import type { ThemeSeed } from './seed.ts'
import { ember } from './seeds/ember.ts'
import { parapet } from './seeds/parapet.ts'
import { ThemeProvider, useTheme } from './ThemeProvider.tsx'
import { tokensToVars } from './tokens.ts'

function Shown() {
  const { seed, mode, tokens, setMode } = useTheme()
  return (
    <button type="button" onClick={() => setMode('dark')}>
      {seed.title} {mode} {tokens.color.brand}
    </button>
  )
}

const page = (seed: ThemeSeed, mode: 'light' | 'dark' | 'system', onMode?: (mode: string) => void) => (
  <Suspense fallback="…">
    <ThemeProvider seed={seed} mode={mode} {...(onMode ? { onMode } : {})}>
      <Shown />
    </ThemeProvider>
  </Suspense>
)
const onRoot = (name: string) => document.documentElement.style.getPropertyValue(name)

it('shows the default theme at once and other themes once computed', async () => {
  const { rerender } = render(page(parapet, 'light'))
  expect(screen.getByRole('button', { name: 'Parapet light #00abab' })).toBeTruthy()
  expect(document.documentElement.dataset.mode).toBe('light')
  await act(async () => rerender(page(ember, 'light')))
  expect(await screen.findByRole('button', { name: 'Ember Networks light #c8102e' })).toBeTruthy()
  expect(onRoot('--pp-color-brand')).toBe('#c8102e')
  expect(document.documentElement.dataset.theme).toBe('ember')
  rerender(page(parapet, 'dark'))
  expect(onRoot('--pp-color-card')).toBe(defaultTokens.dark.color.card)
  expect(document.documentElement.dataset.mode).toBe('dark')
})

it('follows the system and reports a chosen mode to the app', () => {
  const onMode = vi.fn()
  render(page(parapet, 'system', onMode))
  act(() => screen.getByRole('button').click())
  expect(onMode).toHaveBeenCalledWith('dark')
})

it('sets exactly the variables of the contract', () => {
  const declared = Object.values(vars).flatMap((group) => Object.values(group))
  expect(
    Object.keys(tokensToVars(defaultTokens.light))
      .map((name) => `var(${name})`)
      .sort(),
  ).toEqual(declared.sort())
})
