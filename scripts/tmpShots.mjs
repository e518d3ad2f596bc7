import { mkdirSync } from 'node:fs'
import { launch } from './browser.mjs'
import { startProduct, signIn } from './measure.mjs'

mkdirSync('/tmp/shots-a', { recursive: true })
const { address, stop } = await startProduct(['--scenario', 'baddeploy', '--now', '2026-06-15T10:30:00Z'])
const browser = await launch()
const now = Date.UTC(2026, 5, 15, 10, 30)
const at = Date.UTC(2026, 5, 14, 14, 5) / 1000
const shoot = async (name, { width, height = 900, scheme = 'light', locale = 'en', path, act }) => {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, locale: locale === 'es' ? 'es-ES' : 'en-GB', timezoneId: 'UTC' })
  await context.clock.install({ time: now })
  const page = await context.newPage()
  try {
    if (locale === 'es') await context.addInitScript(() => localStorage.setItem('parapet.locale', 'es'))
    await page.goto(`${address}/auth/login`)
    await page.locator('input').first().fill('admin')
    await page.locator('input[type=password]').fill('Sandbox-2026')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
    await page.goto(address + path)
    await page.locator('h1').waitFor()
    await page.waitForTimeout(3500)
    if (act) await act(page)
    await page.screenshot({ path: `/tmp/shots-a/${name}.png` })
  } catch (problem) {
    console.log(name, String(problem).slice(0, 300))
    await page.screenshot({ path: `/tmp/shots-a/${name}-failed.png` }).catch(() => {})
  }
  await context.close()
}
const day = `/300/timeline?from=${at - 14 * 3600 - 300}&to=${at + 10 * 3600 - 300}`
const board = `/300/analytics?from=${at - 900}&to=${at + 2460}`
const explain = async (page) => {
  const tile = page.getByRole('article', { name: 'Error rate', exact: true })
  await tile.scrollIntoViewIfNeeded()
  await tile.getByRole('button', { name: 'Options for Error rate' }).click()
  await page.getByRole('menuitem', { name: 'Explain this change' }).click()
  await page.getByText('What else happened around then').first().waitFor()
  await page.waitForTimeout(5000)
  await page.getByText('What else happened around then').first().scrollIntoViewIfNeeded()
}
await shoot('timeline-1440', { width: 1440, path: day })
await shoot('timeline-390', { width: 390, height: 844, path: day })
await shoot('timeline-768-dark', { width: 768, scheme: 'dark', path: day })
await shoot('explain-1440', { width: 1440, path: board, act: explain })
await shoot('explain-390', { width: 390, height: 844, path: board, act: explain })
await shoot('events-1440', { width: 1440, path: board, act: async (page) => {
  const tile = page.getByRole('article', { name: 'Error rate', exact: true })
  await tile.scrollIntoViewIfNeeded()
  await page.waitForTimeout(1500)
  await tile.getByRole('button', { name: /^\d+ events/ }).last().click()
  await page.waitForTimeout(1000)
} })
await browser.close()
stop()
