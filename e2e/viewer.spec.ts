import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startProduct } from './support/product.ts'
import { enter, expect, heading, test } from './support/test.ts'

const docs = (page: Page) => page.getByRole('list', { name: /Help|Ayuda/ }).getByRole('link', { name: /^Docs/ })

test.describe('an invoice', () => {
  test('is viewed, saved and left by keyboard, and is gone after a reload', async ({ page }) => {
    await enter(page, 'admin', '/user/invoices')
    const link = page.getByRole('link', { name: 'F2605-0030' })
    await link.focus()
    await page.keyboard.press('Enter')
    const view = page.getByRole('dialog').getByRole('button', { name: 'View' })
    await view.focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Invoice F2605-0030')
    await expect(heading(page)).toBeFocused()
    expect(new URL(page.url()).search).toBe('')
    // The pinned browser shows no PDF, like a phone.
    await expect(page.getByText('Invoice F2605-0030 is ready')).toBeVisible()
    const save = page.getByRole('button', { name: 'Download' })
    await save.focus()
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(file.suggestedFilename()).toBe('F2605-0030.pdf')
    await expect(page.getByRole('link', { name: /^Open in a new tab/ })).toHaveAttribute('href', /^blob:/)

    await page.getByRole('link', { name: 'Invoices' }).last().focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Invoices')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Invoice F2605-0030 is ready')).toBeVisible()

    await page.reload()
    await expect(page.getByText('Nothing to show')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Invoices' }).click()
    await expect(page).toHaveURL(/\/user\/invoices\?open=302605$/)
  })

  test('is shown in a frame that the policy allows', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }))
    await enter(page, 'admin', '/user/invoices?open=302605')
    await page.getByRole('dialog').getByRole('button', { name: 'View' }).click()
    const frame = page.locator('main iframe')
    await expect(frame).toHaveAttribute('src', /^blob:.*#navpanes=0$/)
    await expect(frame).toHaveAttribute('title', 'Invoice F2605-0030')
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  })
})

test('the viewer has nothing to show by its address alone, in Spanish too', async ({ page }) => {
  await enter(page, 'viewer', '/user/viewer?url=https://evil.example/')
  await expect(page.getByText('Nothing to show')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: /Español/ }).click()
  await expect(page.getByText('No hay nada que mostrar')).toBeVisible()
})

test.describe('pages of the provider', () => {
  test.use({ noise: [/Content Security Policy|sandboxed/] })

  test('open in a new tab, and the policy blocks their frames, unless they are allowed', async ({ page }) => {
    await enter(page, 'viewer')
    await expect(docs(page)).toHaveAttribute('target', '_blank')
    const blocked = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective))
          const frame = document.createElement('iframe')
          frame.src = 'https://docs.parapet.example/'
          document.body.append(frame)
        }),
    )
    expect(blocked).toBe('frame-src')
  })

  test('of an allowed origin open in the viewer, where their scripts cannot reach the app', async ({ page }) => {
    const file = join(mkdtempSync(join(tmpdir(), 'parapet-config-')), 'config.json')
    const config = JSON.parse(readFileSync(join(import.meta.dirname, '../apps/dashboard/public/config.json'), 'utf8'))
    const third = { ...config.third, docs: '/guide.html' }
    writeFileSync(
      file,
      JSON.stringify({ ...config, third, frames: ['self', 'https://a.example', 'https://b.example/x;'] }),
    )
    const options = ['--fresh', '--seed', '446', '--now', '2026-06-15T10:30:00Z']
    const product = await startProduct(options, undefined, { PARAPET_CONFIG: file })
    const reach = '<script>try { parent.document.title } catch { document.write("kept out of " + origin) }</script>'
    await page.route('**/guide.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><h1>Guide</h1>${reach}` }),
    )
    const policy = (await page.request.get(product.address)).headers()['content-security-policy']
    expect(policy).toContain("frame-src blob: 'self' https://a.example;")
    await enter(page, 'viewer', `${product.address}/`)
    await docs(page).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Docs')
    await expect(page.frameLocator('main iframe').getByText('kept out of null')).toBeVisible()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click()
    await expect(heading(page)).toHaveText(/^Hi again/)
    await page.goto('about:blank')
    await product.stop()
  })
})
