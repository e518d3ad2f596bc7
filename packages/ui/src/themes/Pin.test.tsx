import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadTheme } from './loadTheme.ts'
import { Pin } from './Pin.tsx'
import type { ThemeSeed } from './seed.ts'
import { ember } from './seeds/ember.ts'
import { ThemeProvider } from './ThemeProvider.tsx'

async function draw(favicon?: string) {
  const seed: ThemeSeed = favicon === undefined ? ember : { ...ember, favicon }
  await loadTheme(seed)
  return render(
    <ThemeProvider seed={seed} mode="light">
      <Pin size={24} />
    </ThemeProvider>,
  ).container
}

it("shows the brand's own icon, else the pin", async () => {
  const image = (await draw('/brand/icon.svg')).querySelector('img')
  expect([image?.getAttribute('src'), image?.alt, image?.getAttribute('width')]).toEqual(['/brand/icon.svg', '', '24'])
  expect((await draw()).querySelector('svg path')).toBeTruthy()
})

it('shows the pin for an icon from elsewhere', async () => {
  const drawn = await draw('https://other.example/icon.svg')
  expect(drawn.querySelector('img')).toBeNull()
  expect(drawn.querySelector('svg path')).toBeTruthy()
})
