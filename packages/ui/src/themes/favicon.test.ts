import { expect, it } from 'vitest'
import { contrast, derive } from './derive.ts'
import { faviconOf } from './favicon.ts'
import { pins } from './pins.ts'
import { themes } from './themes.ts'

it.each(themes)('draws the pin of $name on its colour, well visible', (seed) => {
  const { light } = derive(seed)
  const svg = decodeURIComponent(faviconOf(seed, light).replace('data:image/svg+xml,', ''))
  expect(svg).toContain(`fill="${light.color.brand}"`)
  expect(svg).toContain(pins[seed.pin as keyof typeof pins])
  expect(svg).not.toContain('Parapet')
  expect(contrast(light.color.brand, light.color.onBrand)).toBeGreaterThan(3)
})

it('draws a drop instead of markup', () => {
  const [seed] = themes
  if (!seed) throw new Error('no theme')
  const icon = faviconOf({ pin: '"/><script>alert(1)</script>' }, derive(seed).light)
  expect(decodeURIComponent(icon)).not.toContain('script')
  expect(decodeURIComponent(icon)).toContain(pins.drop)
})
