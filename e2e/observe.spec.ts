import type { Locator, Page } from '@playwright/test'
import { enter, expect, heading, test, widget } from './support/test.ts'

const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Explain this change' })
const ranked = (page: Page): Locator =>
  drawer(page).getByRole('list', { name: 'What changed most, ranked' }).getByRole('listitem')

async function explain(page: Page, title: string) {
  await widget(page, title)
    .getByRole('button', { name: `Options for ${title}` })
    .click()
  await page.getByRole('menuitem', { name: 'Explain this change' }).click()
}

test.describe('credential stuffing', () => {
  test.use({ sandboxOptions: ['--scenario', 'stuffing'] })
  test('is found on home, with links to the login path and the attacking addresses', async ({ page }) => {
    await enter(page, 'admin', '/300')
    await expect(
      widget(page, 'Needs attention')
        .getByRole('link', { name: /Error responses/ })
        .first(),
    ).toBeVisible()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Analytics' }).click()
    await expect(heading(page)).toHaveText('Analytics')
    await explain(page, 'Error rate')
    await expect(drawer(page).getByRole('status')).toContainText('of the difference')
    await drawer(page).getByRole('combobox', { name: 'What changed' }).click()
    await page.getByRole('option', { name: '4xx responses' }).click()
    await expect(drawer(page).getByRole('status')).toContainText('/v2/session')
    await ranked(page)
      .filter({ hasText: '/v2/session' })
      .first()
      .getByRole('button', { name: /Filter by/ })
      .click()
    await expect(page).toHaveURL(/is\.request=/)
    const addresses = widget(page, 'IP addresses')
    await addresses.scrollIntoViewIfNeeded()
    await expect(
      addresses
        .getByRole('row')
        .filter({ hasText: /203\.0\.113\.1[89]\d/ })
        .first(),
    ).toBeVisible()
  })
})

test.describe('an origin slow for one country', () => {
  test.use({ sandboxOptions: ['--scenario', 'slowcountry'] })
  test('appears in site health, and its country is the explanation', async ({ page }) => {
    await enter(page, 'admin', '/300')
    const sites = widget(page, 'Health of sites')
    await sites.scrollIntoViewIfNeeded()
    const slow = sites.getByRole('row').filter({ hasText: 'responses take' }).first()
    await expect(slow).toContainText('Degraded')
    await slow.getByRole('link').click()
    await expect(heading(page)).toHaveText('Analytics')
    await page.goto('/300/analytics?range=15m')
    await explain(page, 'Response time')
    await expect(drawer(page).getByRole('status')).toContainText('Country Mexico')
  })
})

test('the consumption at the end of the month is forecast from the days so far', async ({ page }) => {
  await enter(page, 'admin', '/300')
  await widget(page, 'Traffic consumption').getByRole('link').first().click()
  await expect(heading(page)).toHaveText('History')
  const months = widget(page, 'Monthly consumption')
  await months.scrollIntoViewIfNeeded()
  const running = months.getByRole('row').filter({ hasText: 'in progress' })
  await expect(running).toContainText(/≈ [\d.]+\sTiB by the end of the month/)
  const [soFar = 0, projected = 0] = [...((await running.textContent()) ?? '').matchAll(/([\d.]+)\sTiB/g)].map(
    ([, n]) => Number(n),
  )
  expect(projected).toBeGreaterThan(soFar * 1.5)
})
