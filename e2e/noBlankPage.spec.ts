import { enter, expect, heading, test } from './support/test.ts'

const addresses = [
  '/300',
  '/300/stats',
  '/300/analytics',
  '/300/company/services',
  '/300/company/services/waf',
  '/user/profile',
  '/300/users',
  '/300/autoprovisioning',
  '/300/invalidation',
  '/300/tickets',
  '/user/alerts',
]

// React would hold back a suspended part for 300 ms and show an empty page.
for (const address of addresses)
  test(`${address} is never blank between the prerendered page and its screen`, async ({ page }) => {
    await enter(page, 'admin', '/300')
    await expect(heading(page)).toHaveText('Hi again, Ada')
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const root = document.getElementById('root')
        if (root && root.childElementCount === 0) seen.push('nothing at all')
        const main = document.querySelector('main')
        if (main && !main.querySelector('h1')) seen.push('a frame without a screen')
        // Fonts must be requested before the first text, otherwise the layout runs twice.
        const isAsked = [...document.fonts].some(({ status }) => status !== 'unloaded')
        if (main && !isAsked) seen.push('a screen before its faces were asked for')
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(address)
    await expect(heading(page)).not.toBeEmpty()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([])
  })
