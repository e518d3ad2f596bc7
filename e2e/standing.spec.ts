import { enter, expect, heading, test } from './support/test.ts'

const addresses = [
  '/300',
  '/300/stats',
  '/300/analytics',
  '/300/company/services',
  '/300/company/services/waf',
  '/user/profile',
  '/300/users',
]

// What was sent with the page stands until the screen can be drawn whole. A word or a part that is asked for only when it is drawn leaves
// an empty page between the two, for the 300 ms that React holds back what has suspended.
for (const address of addresses)
  test(`${address} is never empty between the page that was sent and its screen`, async ({ page }) => {
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
        // The faces are asked for before there is a text: else all of it is laid out twice.
        const isAsked = [...document.fonts].some(({ status }) => status !== 'unloaded')
        if (main && !isAsked) seen.push('a screen before its faces were asked for')
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(address)
    await expect(heading(page)).not.toBeEmpty()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([])
  })
