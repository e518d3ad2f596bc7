import { loadTheme, themes, tokensOf } from '@parapet/ui'
import { expect, it } from 'vitest'
import { hazard } from './hazard.ts'

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

it('has letters and stripes that can be told apart', () => {
  expect(contrast(hazard.dark, hazard.bright)).toBeGreaterThanOrEqual(7)
})

it.each(themes.flatMap((seed) => (['light', 'dark'] as const).map((mode) => [seed.name, mode, seed] as const)))(
  'stands out from the page, the cards and the brand of %s in %s mode',
  async (_, mode, seed) => {
    await loadTheme(seed)
    const color = tokensOf(seed)?.[mode].color
    if (!color) throw new Error('The theme was not loaded.')
    for (const ground of [color.page, color.card, color.brand])
      expect(Math.max(contrast(hazard.dark, ground), contrast(hazard.bright, ground))).toBeGreaterThanOrEqual(3)
  },
)
