import { readFile } from 'node:fs/promises'
import { defaultTheme, loadTheme, type ThemeSeed, themes } from '@parapet/ui'
import { beforeEach, expect, it, vi } from 'vitest'
import { applyTheme, persistTheme } from './earlyRequests.ts'

const ember = themes.find(({ name }) => name === 'ember') ?? defaultTheme
const tab = () => `${document.title} ${document.querySelector('link[rel=icon]')?.getAttribute('href')?.slice(0, 18)}`

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = '<title>Dashboard</title><link rel="icon" href="data:,">'
  document.documentElement.dataset.own = ''
  document.documentElement.style.removeProperty('--pre-brand')
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => Promise.resolve([]) } })
})

async function boot(config: object) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(config)))
  const script = await readFile('apps/dashboard/public/boot.js', 'utf8')
  new Function(script)()
  const atOnce = tab()
  await window.parapetEarly?.config?.answer
  await Promise.resolve()
  return [atOnce, tab()]
}

const own = { hosts: { 'a.example': 'ember' } }
const other = { hosts: { [location.hostname]: 'ember' } }

it('names nobody before it is known whose product this is', async () => {
  expect(await boot(own)).toEqual(['Dashboard data:,', 'Parapet /icon.svg'])
})

it('never names the provider on the host of another brand', async () => {
  expect(await boot(other)).toEqual(['Dashboard data:,', 'Dashboard data:,'])
})

it('names the provider in the frame before the app only where it is its own', async () => {
  const { dataset, style } = document.documentElement
  expect(await readFile('apps/dashboard/index.html', 'utf8')).toMatch(/^<html [^>]*data-own=""/m)
  expect(await readFile('apps/dashboard/index.html', 'utf8')).not.toMatch(/parapet/i)
  await boot(other)
  expect([dataset.own, style.getPropertyValue('--pre-brand')]).toEqual(['', ''])
  await boot(own)
  expect([dataset.own, style.getPropertyValue('--pre-brand')]).toEqual([undefined, "'Parapet'"])
})

it('names the brand at once after the first visit', async () => {
  await loadTheme(ember)
  applyTheme(ember)
  expect(tab()).toBe('Ember Networks data:image/svg+xml')
  persistTheme(ember, '/api')
  document.title = 'Dashboard'
  expect(await boot(other)).toEqual(Array(2).fill('Ember Networks data:image/svg+xml'))
})

it('shows the icon of the theme itself, and no address of another site', async () => {
  for (const [favicon, shown] of [
    ['/brand/icon.svg', 'Parapet /brand/icon.svg'],
    ['https://a.example/x.svg', 'Parapet /icon.svg'],
  ]) {
    applyTheme({ ...defaultTheme, favicon })
    expect(tab()).toBe(shown)
  }
})

it('keeps the provider’s own file for its own theme only, not for a reseller’s of that name', async () => {
  const renamed: ThemeSeed = { ...defaultTheme, title: 'Ours' }
  await loadTheme(renamed)
  applyTheme(defaultTheme)
  expect(tab()).toBe('Parapet /icon.svg')
  persistTheme(defaultTheme, '/api')
  expect(await boot(own)).toEqual(Array(2).fill('Parapet /icon.svg'))
  applyTheme(renamed)
  expect(tab()).toBe('Ours data:image/svg+xml')
})
