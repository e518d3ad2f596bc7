import { themes } from '@parapet/ui'
import { expect, it } from 'vitest'
import { chromaticModes } from './modes.ts'
import { choiceOf, globalTypes } from './toolbar.ts'

it('has every theme light and dark, the default at three widths, each by choices that the toolbar knows', () => {
  const modes = Object.entries(chromaticModes)
  expect(modes).toHaveLength(6 + 2 * (themes.length - 1))
  expect(Object.keys(chromaticModes).slice(0, 3)).toEqual([
    'parapet light 390',
    'parapet light 768',
    'parapet light 1440',
  ])
  for (const [, { theme, mode, viewport }] of modes) {
    expect([theme, mode].every(Boolean) && viewport >= 390).toBe(true)
    expect(choiceOf({ theme, mode })).toMatchObject({ mode, seed: { name: theme } })
  }
  expect(globalTypes).toHaveProperty('theme')
  expect(globalTypes).toHaveProperty('mode')
})
