import { launch } from './browser.mjs'
import { startProduct, signIn, whenReady } from './measure.mjs'
const shots = JSON.parse(process.argv[2]); const user = process.argv[3] ?? 'admin'; const opts = process.argv.slice(4)
const { address, stop } = await startProduct(['--now', '2026-06-15T10:30:00Z', ...opts])
const browser = await launch()
try {
  for (const { path, name, w = 1440, h = 900, mode = 'light', theme, locale = 'en-GB', full = true, steps = [] } of shots) {
    const context = await browser.newContext({ viewport: { width: w, height: h }, locale, timezoneId: 'UTC', colorScheme: mode })
    const page = await context.newPage()
    await page.clock.install({ time: new Date('2026-06-15T10:30:00Z') })
    const at = theme ? address.replace('localhost', `${theme}.localhost`).replace('127.0.0.1', `${theme}.localhost`) : address
    try {
      await signIn(page, at, user, 'Sandbox-2026')
      await page.evaluate((m) => localStorage.setItem('parapet.mode', m), mode)
      await page.goto(at + path)
      await page.waitForTimeout(2500)
      await page.clock.runFor(3000)
      for (const [what, role, label] of steps) {
        if (what === 'click') await page.getByRole(role, { name: new RegExp(label) }).first().click({ timeout: 8000 })
        if (what === 'key') await page.keyboard.press(role)
        if (what === 'fill') await page.getByRole('textbox', { name: new RegExp(role) }).first().fill(label)
        await page.waitForTimeout(900); await page.clock.runFor(1000)
      }
      await page.waitForTimeout(800)
      await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: full })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      console.log(name, wide > 0 ? `SCROLLS ${wide}` : 'ok')
    } catch (error) { console.log(name, String(error).slice(0, 300)); await page.screenshot({ path: `/tmp/shots/${name}.png` }) }
    await context.close()
  }
} finally { await browser.close(); stop() }
