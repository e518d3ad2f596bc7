import type { Page } from '@playwright/test'
import { enter, expect, test, widget } from './support/test.ts'

const title = 'Requests per second'
const entry = (page: Page, name: string) => widget(page, title).getByRole('button', { name: new RegExp(`^${name}`) })
const drawn = (page: Page) => widget(page, title).locator('.highcharts-series')

test('hidden legend entries are in the URL: they survive a reload, are in a copied link, and are cleared by the reset', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, 'admin', '/300/stats')
  await expect(drawn(page)).toHaveCount(8)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('detailed=true')) asked += 1
  })

  await page.clock.fastForward('01:01')
  const www = entry(page, 'www.auroramedia.example')
  await www.dblclick()
  await expect(page).toHaveURL(/\/300\/stats\?only\.rate=www\.auroramedia\.example$/)
  await expect(drawn(page)).toHaveCount(1)
  await expect(page.getByText('Only www.auroramedia.example is shown')).toBeAttached()
  await entry(page, 'api.auroramedia.example').press('Control+Enter')
  await expect(drawn(page)).toHaveCount(2)
  await expect(widget(page, 'Bandwidth').locator('.highcharts-series')).toHaveCount(8)
  expect(asked).toBe(0)

  // The chart changes first, the address with the next picture of the page.
  await expect(page).toHaveURL(/only\.rate=[^&]+&only\.rate=/)
  await page.reload()
  await expect(drawn(page)).toHaveCount(2)
  await expect(www).toHaveAttribute('aria-pressed', 'true')
  await expect(entry(page, 'static.auroramedia.example')).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByRole('menuitem', { name: 'Same view, live' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toMatch(/^http:.*\?only\.rate=[^&]+&only\.rate=[^&]+$/)

  await page.getByRole('button', { name: 'Widgets' }).click()
  await page.getByRole('menuitem', { name: 'Reset layout' }).click()
  await expect(page).toHaveURL(/\/300\/stats$/)
  await expect(drawn(page)).toHaveCount(8)
  await page.goBack()
  await expect(drawn(page)).toHaveCount(2)

  await page.goto('/300/stats?only.rate=gone.example&hide.nothing=x')
  await expect(drawn(page)).toHaveCount(8)
})

test('a long legend is searched by keyboard', async ({ page }) => {
  await enter(page, 'admin', '/300/stats?scenario=manysites')
  const field = widget(page, title).getByRole('searchbox', { name: /^Find a series/ })
  await field.focus()
  await page.keyboard.type('other')
  await expect(widget(page, title).getByText('1 of 9', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(drawn(page)).toHaveCount(1)
  await expect(page).toHaveURL(/only\.rate=%28other%29/)
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(widget(page, title).getByRole('button', { name: 'Show all' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drawn(page)).toHaveCount(9)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(widget(page, title).getByText('All series are hidden.')).toBeVisible()
})
