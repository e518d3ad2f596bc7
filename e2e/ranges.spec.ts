import type { Page } from '@playwright/test'
import { enter, expect, test, widget } from './support/test.ts'

const second = Date.UTC(2026, 5, 15, 10, 30) / 1000

const chips = (page: Page) => page.getByRole('group', { name: 'Filters' }).getByRole('listitem')
const toolbar = (page: Page) => page.getByRole('group', { name: 'View options' })
const compare = (page: Page) => toolbar(page).getByRole('button', { name: /^Compare/ })

test('a disabled filter stays in the bar after a reload and on the other tab, and Back enables it once', async ({
  page,
}) => {
  await enter(page, 'admin', '/300/stats?is.countrycode=ES&not.response=404')
  await page.getByRole('button', { name: /^Status code is not 404/ }).click()
  await page.getByRole('button', { name: 'Disable' }).click()
  await expect(page).toHaveURL(/is\.countrycode=ES&off\.not\.response=404$/)
  await expect(chips(page)).toHaveCount(2)
  await page.reload()
  await expect(chips(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'Midtier' }).click()
  await expect(page).toHaveURL(/tab=midtier/)
  await expect(chips(page)).toHaveCount(2)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/not\.response=404$/)
  await expect(chips(page)).toHaveText([/Country: Spain/, /Status code is not 404/])
})

test('switching the company keeps range and filters, drops its sites, and shows a notice', async ({ page }) => {
  await enter(page, 'admin', '/300/stats?range=24h&site=www.auroramedia.example&not.response=404&company=300')
  await expect(chips(page)).toHaveText([/Status code is not 404/])
  await page.getByRole('button', { name: 'Company: Aurora Media. Switch company' }).click()
  await page.getByRole('option', { name: /Aurora Shops/ }).click()
  await expect(page).toHaveURL(/\/301\/stats\?range=24h&.*not\.response=404/)
  await expect(chips(page)).toHaveText([/Status code is not 404/])
  await expect(page.getByText(/all 3 sites/)).toBeVisible()
  await expect(page.getByText(/don’t belong to Aurora Shops. Showing all sites/)).toBeVisible()
})

test('a range is compared with the same hours of last week, by weekday, or with a custom period', async ({ page }) => {
  await enter(page, 'admin', '/300/stats?range=24h')
  const figure = widget(page, 'Requests per second')
  await expect(figure.getByRole('figure')).toBeVisible()
  await page.keyboard.press('d')
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/compare=week/)
  await expect(page.getByText(/compared with 07\/06\/2026 10:3\d – 08\/06\/2026 10:3\d$/)).toBeVisible()
  await expect(figure).toContainText(/%\s(more|less) \([+−][\d.]+\sreq\/s\)/)

  await compare(page).click()
  await page.getByRole('menuitemradio', { name: 'Custom period…' }).click()
  const begin = page.getByRole('textbox', { name: 'Start date' })
  await begin.fill('01/07/2026')
  await begin.press('Enter')
  await expect(begin).toHaveAccessibleDescription(/The period would end in the future/)
  await begin.fill('01/06/2026')
  await expect(begin).toHaveAccessibleDescription(/Ends on 02\/06\/2026 00:00:00: 1 day/)
  await begin.press('Enter')
  await expect(page).toHaveURL(/compare=custom&against=1780272000/)
  await expect(page.getByText(/compared with 01\/06\/2026 00:00 – 02\/06\/2026 00:00$/)).toBeVisible()
})

test('an invalid part of a link is reported, and the bar shows the applied view', async ({ page }) => {
  await enter(page, 'admin', `/300/stats?from=${second}&to=${second - 60}&compare=year`)
  await expect(page.getByText('The range in this link ends before it starts.', { exact: false })).toBeVisible()
  await expect(toolbar(page).getByRole('button', { name: /Last 7 days/ })).toBeVisible()
  await page.goto(`/300/stats?from=${second - 3600}&to=${second + 3600}`)
  await expect(page.getByText('The range in this link ended in the future', { exact: false })).toBeVisible()
  await expect(toolbar(page).getByRole('button', { name: /15\/06\/2026 09:30 – 10:3\d/ })).toBeVisible()
})

test.describe('refreshing', () => {
  test.use({ isOwnWorld: true })

  test('“refresh now” requests new data within the same minute, and the refresh interval is stored per page', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await enter(page, 'admin', '/300/analytics?range=1h')
    // A tile below the first screen is not busy, and a pending request is not sent again.
    await expect(widget(page, 'Bandwidth').getByRole('figure')).toBeVisible()
    await expect(page.locator('[data-widget][aria-busy="true"]')).toHaveCount(0)
    const again = page.waitForRequest(/analytic\/histogram/)
    await page.getByRole('button', { name: 'Refresh now' }).click()
    await again

    const stored = page.waitForResponse(
      (answer) =>
        answer.url().includes('/dashboard_preferences') && (answer.request().postData() ?? '').includes('180000'),
    )
    await page.getByRole('button', { name: 'Auto-refresh: off' }).click()
    await page.getByRole('menuitemradio', { name: 'Every 3 minutes' }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Auto-refresh: Every 3 min' })).toBeFocused()
    await expect(page).toHaveURL(/refresh=180000/)
    await stored

    await page.goto('/300/stats')
    await expect(page.getByRole('button', { name: 'Auto-refresh: off' })).toBeVisible()
    await page.goto('/300/analytics')
    await expect(page.getByRole('button', { name: 'Auto-refresh: Every 3 min' })).toBeVisible()
    await expect(toolbar(page).getByText(/^live/).last()).toBeVisible()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('menuitem', { name: 'Same view, live' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/300\/analytics\?refresh=180000$/)
  })
})
