import type { Page } from '@playwright/test'
import { enter, expect, heading, order, test, widget } from './support/test.ts'

async function choose(page: Page, title: string, entry: string): Promise<void> {
  await widget(page, title)
    .getByRole('button', { name: `Options for ${title}` })
    .click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

const stored = (page: Page, text: RegExp) =>
  page.waitForResponse((answer) => {
    if (!answer.url().includes('/dashboard_preferences') || !answer.ok()) return false
    return text.test((answer.request().postData() ?? '').replaceAll('\\', ''))
  })

test('home shows the figures of the last hour, and History draws its charts', async ({ page }) => {
  await enter(page, 'admin')
  await expect(heading(page)).toHaveText('Hi again, Ada')
  await expect(page).toHaveTitle(/Home/)
  await expect(widget(page, 'Hit ratio')).toContainText(/\d+(\.\d+)?\s?%/)
  await expect(widget(page, 'Traffic consumption')).toContainText(/\d+(\.\d+)?\s?TiB/)
  await expect(widget(page, 'Requests per second')).toContainText(/\d+(\.\d+)?k?\s?req\/s/)
  const tickets = widget(page, 'Recent tickets')
  await tickets.scrollIntoViewIfNeeded()
  await expect(tickets.getByRole('row')).not.toHaveCount(0)

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'History' }).click()
  await expect(page).toHaveURL('/300/stats')
  await expect(heading(page)).toHaveText('History')
  await expect(widget(page, 'Requests per second').getByRole('figure')).toHaveAccessibleName(/8 series/)
  const months = widget(page, 'Monthly consumption')
  await months.scrollIntoViewIfNeeded()
  await months.getByRole('button', { name: 'Show 12' }).click()
  await expect(months.getByRole('row')).toHaveCount(13)
})

test('a table row filters and excludes: chips and URL show it, and a reload keeps it', async ({ page }) => {
  await enter(page, 'admin', '/300/analytics')
  const countries = widget(page, 'Countries')
  await countries.scrollIntoViewIfNeeded()
  await countries.getByRole('button', { name: 'Actions for Spain' }).click()
  await page.getByRole('menuitem', { name: 'Filter' }).click()
  await expect(page).toHaveURL(/is\.countrycode=ES/)
  await expect(countries.getByRole('rowheader')).toHaveText([/Spain/])

  const codes = widget(page, 'Status codes')
  await codes.scrollIntoViewIfNeeded()
  await codes.getByRole('button', { name: 'Actions for 404' }).click()
  await page.getByRole('menuitem', { name: 'Exclude' }).click()
  await expect(page).toHaveURL(/not\.response=404/)
  await expect(codes.getByRole('rowheader', { name: /404/ })).toHaveCount(0)
  await expect(codes.getByRole('rowheader', { name: /200/ })).toBeVisible()

  const chips = page.getByRole('group', { name: 'Filters' })
  await expect(chips.getByRole('listitem')).toHaveText([/Country: Spain/, /Status code is not 404/])
  const address = page.url()

  await page.reload()
  await expect(chips.getByRole('listitem')).toHaveText([/Country: Spain/, /Status code is not 404/])
  expect(page.url()).toBe(address)
  await expect(codes.getByRole('rowheader', { name: /404/ })).toHaveCount(0)

  await page.goBack()
  await expect(page).not.toHaveURL(/not\.response/)
  await expect(chips.getByRole('listitem')).toHaveText([/Country: Spain/])
})

test('brushing a chart sets the range of the whole page', async ({ page }) => {
  await enter(page, 'admin', '/300/analytics')
  const chart = widget(page, 'Requests').getByRole('figure')
  await expect(chart.getByRole('application')).toBeVisible()
  const range = page.getByRole('group', { name: 'Time range' })
  await expect(range.getByRole('button', { name: /Last 24 hours/ })).toBeVisible()

  const box = await chart.boundingBox()
  if (!box) throw new Error('The chart has no place on the page')
  const y = box.y + box.height / 3
  await page.mouse.move(box.x + box.width * 0.4, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.5, y, { steps: 4 })
  await page.mouse.move(box.x + box.width * 0.7, y, { steps: 4 })
  await page.mouse.up()

  await expect(page).toHaveURL(/from=\d+&to=\d+/)
  const { searchParams } = new URL(page.url())
  const hours = (Number(searchParams.get('to')) - Number(searchParams.get('from'))) / 3600
  expect(hours).toBeGreaterThan(5)
  expect(hours).toBeLessThan(10)
  await expect(range.getByRole('button', { name: /Last 24 hours/ })).toHaveCount(0)
  await expect(
    page
      .locator('main')
      .getByText(/1[45]\/06\/2026 .* – /)
      .first(),
  ).toBeVisible()
  await page.goBack()
  await expect(range.getByRole('button', { name: /Last 24 hours/ })).toBeVisible()
})

test('the same screen for another company shows its own sites', async ({ page }) => {
  await enter(page, 'admin', '/300/stats')
  await page.getByRole('button', { name: 'Company: Aurora Media. Switch company' }).click()
  await page.getByRole('option', { name: /Aurora Shops/ }).click()
  await expect(page).toHaveURL('/301/stats')
  await expect(page.getByText(/all 3 sites/)).toBeVisible()
  await expect(widget(page, 'Requests per second').getByRole('figure')).toHaveAccessibleName(/aurorashop\.example/)
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Invalidation' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Prefetching cache' })).toHaveCount(0)
})

test.describe('stored preferences', () => {
  test.use({ isOwnWorld: true })

  test('zone, language and layout survive a reload and apply in another browser', async ({
    page,
    browser,
    baseURL,
  }) => {
    await enter(page, 'admin', '/300/analytics')
    await expect(widget(page, 'Requests').getByRole('figure')).toBeVisible()
    const first = await order(page)
    expect(first.slice(0, 3)).toEqual(['Requests', 'Bandwidth', 'Hit ratio'])

    await choose(page, 'Hit ratio', 'Hide')
    await expect(widget(page, 'Hit ratio')).toHaveCount(0)
    await choose(page, 'Bandwidth', 'Full width')
    await page.getByRole('button', { name: 'Widgets' }).click()
    await page.getByRole('menuitem', { name: 'Arrange' }).click()
    const handle = page.getByRole('button', { name: 'Move Bandwidth' })
    await handle.focus()
    const saved = stored(page, /"code":"analytics\.delivery\.bandwidth"[^}]*"order":0\b/)
    await handle.press('ArrowUp')
    await expect(page.getByText('Moved “Bandwidth” to position 1', { exact: false })).toBeAttached()
    await page.getByRole('button', { name: 'Done' }).first().click()
    await expect.poll(() => order(page)).toEqual(['Bandwidth', 'Requests', ...first.slice(3)])
    await saved

    await page.goto('/user/profile?section=preferences')
    await page.getByRole('combobox', { name: 'Time zone' }).click()
    await page.getByRole('dialog').getByRole('combobox').fill('Tokyo')
    await page.getByRole('option', { name: /Tokyo/ }).first().click()
    await expect(page.getByText(/The time there is 19:30/)).toBeVisible()
    await page.getByRole('main').getByRole('combobox', { name: 'Language' }).click()
    const last = stored(page, /"locale":"es"/)
    await page.getByRole('option', { name: 'Español' }).click()
    await expect(heading(page)).toHaveText('Perfil')
    await last

    const asItWasLeft = async (one: Page) => {
      await expect(heading(one)).toHaveText('Analítica')
      await expect(one.getByRole('main')).toContainText('Asia/Tokyo')
      await expect(one.locator('html')).toHaveAttribute('lang', 'es')
      await expect(one.locator('[data-widget="analytics.delivery.hitRatio"]')).toHaveCount(0)
      const codes = ['analytics.delivery.bandwidth', 'analytics.delivery.requests']
      const shown = one.locator('main [data-widget]')
      // Tiles below the first screen mount later.
      await expect
        .poll(() => shown.evaluateAll((all) => all.slice(0, 2).map((el) => el.getAttribute('data-widget'))))
        .toEqual(codes)
      const widths = () =>
        Promise.all(
          codes.map((code) => one.locator(`[data-widget="${code}"]`).evaluate(({ clientWidth }) => clientWidth)),
        )
      await expect
        .poll(async () => {
          const [wide = 0, narrow = 1] = await widths()
          return wide / narrow
        })
        .toBeGreaterThan(1.8)
    }
    await page.goto('/300/analytics')
    await asItWasLeft(page)
    await page.reload()
    await asItWasLeft(page)

    const elsewhere = await browser.newContext({ baseURL, locale: 'en-GB', timezoneId: 'UTC' })
    await elsewhere.clock.install({ time: new Date('2026-06-15T10:30:00Z') })
    const other = await elsewhere.newPage()
    await enter(other, 'admin', '/300/analytics')
    await asItWasLeft(other)
    await elsewhere.close()
  })

  test("two open tabs keep each other's changes", async ({ page, context }) => {
    await enter(page, 'admin', '/300/analytics')
    const other = await context.newPage()
    await other.goto('/300/analytics')
    await expect(widget(other, 'Hit ratio')).toBeVisible()
    await page.bringToFront()
    await choose(page, 'Hit ratio', 'Hide')
    await expect(widget(other, 'Hit ratio')).toHaveCount(0)

    await other.bringToFront()
    const last = stored(other, /"density":"compact"/)
    await other.goto('/user/profile?section=preferences')
    await other.getByRole('radio', { name: 'Compact' }).click()
    await last
    await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
    await page.bringToFront()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
    await expect(widget(page, 'Requests').getByRole('figure')).toBeVisible()
    await expect(widget(page, 'Hit ratio')).toHaveCount(0)
  })
})
