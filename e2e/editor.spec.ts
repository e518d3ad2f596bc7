// The editor alone, in every language and mode: a page of its own is built and served by scripts/serve.mjs with the headers
// of the dashboard.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { wordsPlugin } from '../packages/ui/vite/words.ts'
import { type Product, startProduct } from './support/product.ts'
import { expect, test } from './support/test.ts'

const root = join(import.meta.dirname, '..')
const fixture = join(import.meta.dirname, 'fixtures/editor')
const { 'content-security-policy': policy } = JSON.parse(
  readFileSync(join(root, 'apps/dashboard/headers.json'), 'utf8'),
) as Record<string, string>

let served: Product
let dist: string

// The page's own address is not that of the dashboard, which therefore need not be started. Monaco measures how long a key takes.
test.use({ baseURL: 'http://127.0.0.1', hasFixedClock: false })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'parapet-editor-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: fixture,
    plugins: [vanillaExtractPlugin(), react(), wordsPlugin()],
    build: {
      outDir: dist,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 5000,
    },
  })
  writeFileSync(join(dist, 'config.json'), '{}')
  served = await startProduct(['--fresh'], undefined, { PARAPET_DIST: dist })
})
test.afterAll(async () => {
  await served?.stop()
  rmSync(dist, { recursive: true, force: true })
})

async function open(page: Page, query = '') {
  const held: string[] = []
  await page.exposeFunction('heldBack', (what: string) => held.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      Reflect.get(window, 'heldBack')(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  const answer = await page.goto(`${served.address}/${query}`)
  expect(answer?.headers()['content-security-policy']).toBe(policy)
  const input = page.getByRole('textbox', { name: query ? /Configuration/ : 'Configuration' })
  await expect(input).toHaveAttribute('aria-describedby', /./)
  return { held, input }
}
const kept = (page: Page) => page.getByRole('status', { name: 'Kept' })
const background = (page: Page) =>
  page
    .locator('.monaco-editor-background')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)

test('completes, explains, searches and validates, without violating the content security policy', async ({ page }) => {
  const { held, input } = await open(page)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)

  await page.getByRole('button', { name: 'Line 2, column 26: There is no backend c300_orign1.' }).click()
  await expect(input).toBeFocused()
  await page.keyboard.press('Delete')
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.type('  set req.backend_hint = c300')
  await expect(page.getByRole('option', { name: /^c300_origin1\.backend\(\)/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type(';')
  await expect(kept(page)).toContainText('set req.backend_hint = c300_origin1.backend();')
  await expect(page.getByText('No problems found')).toBeVisible()

  await page.locator('.view-line', { hasText: 'backend_hint' }).getByText('req.backend_hint').hover()
  await expect(page.locator('.monaco-hover', { hasText: 'A variable of type BACKEND' })).toBeVisible()

  await page.keyboard.press('Control+/')
  await expect(kept(page)).toContainText('# set req.backend_hint')
  await page.keyboard.press('Control+/')
  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: 'Find' }).fill('vcl_recv')
  await expect(page.locator('.currentFindMatch, .findMatch').first()).toBeVisible()
  await page.keyboard.press('Escape')

  expect(held).toEqual([])
  expect(page.workers()).toEqual([])
})

test('checks a long text in a worker, which the content security policy allows', async ({ page }) => {
  const { held, input } = await open(page)
  await input.focus()
  await page.keyboard.press('Control+A')
  const lines = Array.from({ length: 400 }, (_, n) => `  set req.http.X-${n} = "a"; # a comment`)
  const program = ['sub vcl_recv {', ...lines, '  set req.backend_hint = c300_gone.backend();', '}'].join('\n')
  await input.evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, program)
  await expect(page.getByRole('button', { name: 'Line 402, column 26: There is no backend c300_gone.' })).toBeVisible()
  expect(page.workers()).toHaveLength(1)
  expect(held).toEqual([])
})

test('uses the colours of the theme, and follows a change of mode', async ({ page }) => {
  const { held } = await open(page)
  const light = await background(page)
  await page.getByRole('button', { name: 'Other mode' }).click()
  await expect.poll(() => background(page)).not.toBe(light)
  const card = await page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.backgroundColor = 'var(--pp-color-card)'
    document.body.append(probe)
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  })
  expect(await background(page)).toBe(card)
  expect(held).toEqual([])
})

test('never traps the keyboard: Tab leaves, indents on request, and leaves again', async ({ page }) => {
  const { input } = await open(page)
  await input.focus()
  await page.keyboard.press('Tab')
  await expect(input).not.toBeFocused()
  await input.focus()
  await page.keyboard.press('Control+m')
  await expect(page.getByText('Tab indents. Press Ctrl+M to move with Tab again.', { exact: true })).toBeAttached()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Tab')
  await expect(kept(page)).toHaveText(/^ {4}sub vcl_recv/, { useInnerText: false })
  await page.keyboard.press('Control+m')
  await page.keyboard.press('Tab')
  await expect(input).not.toBeFocused()
})

test('is in Spanish, including the texts of Monaco', async ({ page }) => {
  const { held } = await open(page, '?locale=es')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Buscar' })).toBeFocused()
  await expect(page.getByRole('button', { name: /no existe el backend c300_orign1/i })).toBeVisible()
  expect(held).toEqual([])
})

test('is visible with forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const { input } = await open(page)
  await input.focus()
  const caret = await page
    .locator('.monaco-editor .cursor')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(caret).not.toBe('rgba(0, 0, 0, 0)')
  expect(caret).not.toBe(await background(page))
})

test.describe('offline', () => {
  test.use({ noise: [/^Failed to load resource: net::ERR_FAILED/] })

  test('falls back to a text area when its code cannot load', async ({ page }) => {
    await page.route(/CodeSurface/, (route) => route.abort())
    await page.goto(`${served.address}/`)
    const input = page.getByRole('textbox', { name: 'Configuration' })
    await expect(page.getByText(/could not be loaded/)).toBeVisible()
    await input.fill('sub vcl_recv { }\n')
    await expect(kept(page)).toContainText('sub vcl_recv { }')
  })
})
