import type { Page } from '@playwright/test'
import { enter, expect, heading, test } from './support/test.ts'

const log = (page: Page) => page.getByRole('table', { name: 'Audit log' })
const url = 'https://www.auroramedia.example/portada-nueva'

test('“who purged the home page?” is answered from home in five steps', async ({ page }) => {
  await enter(page, 'admin', '/300')
  await page.getByRole('navigation').getByRole('link', { name: 'Audit log' }).click()
  await page.getByRole('combobox', { name: 'Object' }).click()
  await page.getByRole('option', { name: 'Purge', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('/portada')
  const [first] = await log(page)
    .getByRole('link', { name: /portada/ })
    .all()
  if (!first) throw new Error('The log has no purge of the home page')
  await first.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(/@parapet\.example/).first()).toBeVisible()
  await expect(drawer.getByText(/^URLs: https:\/\/.*\/portada$/)).toBeVisible()
})

test.describe('after a purge', () => {
  test.use({ isOwnWorld: true })

  test('an admin finds by whom it was sent, and gets from the log to the purges', async ({
    page,
    browser,
    product,
  }) => {
    await enter(page, 'viewer', '/300/invalidation')
    await page.getByRole('textbox', { name: /^(URLs|URL)$/ }).fill(url)
    await page.getByRole('button', { name: 'Purge 1 URL' }).click()
    await expect(page.getByText('1 line was accepted.')).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Audit log' })).toHaveCount(0)

    const other = await browser.newContext({ baseURL: product.address })
    const admin = await other.newPage()
    await admin.clock.setFixedTime(new Date('2026-06-15T10:31:00Z'))
    await enter(admin, 'admin', '/300/audit?f.kind=purge')
    const row = log(admin).getByRole('row').filter({ hasText: url })
    await expect(row).toContainText('viewer@parapet.example')
    await expect(row).toContainText('Sent')
    await expect(row).toContainText('Person')
    await row.getByRole('link').click()
    await admin.getByRole('dialog').getByRole('link', { name: 'Open it' }).click()
    await expect(heading(admin)).toHaveText('Invalidation')
    await other.close()
  })
})

test('the history of a user leads to the log, where roles have their names, and an entry back to the user', async ({
  page,
}) => {
  await enter(page, 'admin', '/300/audit?range=1M&f.kind=user')
  await log(page).getByRole('link').first().click()
  const entry = page.getByRole('dialog')
  await expect(entry.getByRole('figure', { name: /^Roles/ })).toContainText(/Viewer.*Support|Support.*Viewer/s)
  await entry.getByRole('link', { name: 'Open it' }).click()
  await expect(heading(page)).toHaveText('Users')
  await page.getByRole('dialog').getByRole('link', { name: 'In the audit log of the company' }).click()
  await expect(heading(page)).toHaveText('Audit log')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(/\/users\/\d+/)
})

test('a log of 10,000 entries is loaded in parts, scrolled to its end, sorted and searched', async ({ page }) => {
  const count = 10_000
  await page.route('**/api/v1/audit/action/300/**', (route) => {
    const { searchParams } = new URL(route.request().url())
    const offset = Number(searchParams.get('offset'))
    const length = Math.min(Number(searchParams.get('limit')), count - offset)
    const results = Array.from({ length }, (_, index) => ({
      id: count - offset - index,
      timestamp: 1_781_519_000 - offset - index,
      user: { id: 1, email: 'admin@parapet.example', username: 'admin' },
      action: 'POST',
      vhost: null,
      path: '/api/v1/companies/300/invalidate/',
      ip: '203.0.113.7',
      detail: JSON.stringify({ urls: [`https://www.auroramedia.example/${count - offset - index}`] }),
    }))
    return route.fulfill({ json: { count, next: null, previous: null, results } })
  })
  await enter(page, 'admin', '/300/audit')
  const older = page.getByRole('button', { name: 'Load older' })
  for (let loaded = 1000; loaded < count; loaded += 1000) {
    await expect(page.getByText(`Showing ${loaded.toLocaleString('en')} of 10,000.`)).toBeVisible()
    await older.click()
  }
  await expect(older).toHaveCount(0)
  const link = (n: number) => log(page).getByRole('link', { name: `https://www.auroramedia.example/${n}`, exact: true })
  await expect(log(page)).toHaveAttribute('aria-rowcount', String(count + 1))
  // A long table scrolls in a box of its own.
  const scrollTo = (share: number) =>
    log(page).evaluate((table, part) => {
      let box = table.parentElement
      while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement
      if (box) box.scrollTop = part * box.scrollHeight
    }, share)
  await expect(async () => {
    await scrollTo(1)
    await expect(link(1)).toBeInViewport({ timeout: 1000 })
  }).toPass()
  await scrollTo(0.5)
  await expect(link(4996)).toBeInViewport()
  // Only the rows in sight are in the page.
  expect(await log(page).getByRole('row').count()).toBeLessThan(120)
  await scrollTo(0)
  await log(page).getByRole('button', { name: 'When', exact: true }).click()
  await expect(link(1)).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Search' }).fill('/4321')
  await expect(log(page).getByRole('row')).toHaveCount(2)
  await link(4321).click()
  await expect(page.getByRole('dialog').getByText('URLs: https://www.auroramedia.example/4321')).toBeVisible()
})
