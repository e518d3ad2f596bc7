import type { Locator, Page } from '@playwright/test'
import { type Counted, counted } from './support/effort.ts'
import { enter, expect, heading, test, widget } from './support/test.ts'

const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Explain this change' })
const ranked = (page: Page): Locator =>
  drawer(page).getByRole('list', { name: 'What changed most, ranked' }).getByRole('listitem')

async function explain(page: Page, by: Counted, title: string) {
  await by.click(widget(page, title).getByRole('button', { name: `Options for ${title}` }))
  await by.click(page.getByRole('menuitem', { name: 'Explain this change' }))
}

test.describe('credential stuffing', () => {
  test.use({ sandboxOptions: ['--scenario', 'stuffing'] })
  test('is found on home, with links to the login path and the attacking addresses', async ({ page }) => {
    const by = counted()
    await enter(page, 'admin', '/300')
    await by.click(
      widget(page, 'Needs attention')
        .getByRole('link', { name: /^4xx responses .* on www/ })
        .first(),
    )
    await expect(heading(page)).toHaveText('Analytics')
    await expect(page.getByRole('group', { name: 'Filters' })).toContainText('Status code: 4xx')
    await explain(page, by, 'Error rate')
    await expect(drawer(page).getByRole('combobox', { name: 'What changed' })).toContainText('4xx responses')
    await expect(drawer(page)).toContainText(/09:40 – 10:30/)
    await expect(drawer(page).getByRole('status')).toContainText('/v2/session')
    await by.click(
      ranked(page)
        .filter({ hasText: '/v2/session' })
        .first()
        .getByRole('button', { name: /Filter by/ }),
    )
    await expect(page).toHaveURL(/is\.request=/)
    const addresses = widget(page, 'IP addresses')
    await addresses.scrollIntoViewIfNeeded()
    await expect(
      addresses
        .getByRole('row')
        .filter({ hasText: /203\.0\.113\.1[89]\d/ })
        .first(),
    ).toBeVisible()
    expect(by.clicks()).toBeLessThan(10)
  })
})

test.describe('a level that changed and stayed', () => {
  test.use({ sandboxOptions: ['--scenario', 'stuffing'] })
  for (const hours of [1, 6, 24])
    test(`is what the requests and the error rate of ${hours} h are explained by`, async ({ page }) => {
      const by = counted()
      await enter(page, 'admin', `/300/analytics?range=${hours}h`)
      await explain(page, by, 'Requests')
      await expect(drawer(page)).toContainText(/09:40 – 10:30/)
      await expect(drawer(page).getByRole('status')).toContainText('/v2/session')
      await page.keyboard.press('Escape')
      await explain(page, by, 'Error rate')
      await expect(drawer(page).getByRole('combobox', { name: 'What changed' })).toContainText('4xx responses')
      await expect(drawer(page).getByRole('status')).toContainText('/v2/session')
    })
})

test.describe('an origin slow for one country', () => {
  test.use({ sandboxOptions: ['--scenario', 'slowcountry'] })
  test('appears in site health, and its country is the explanation', async ({ page }) => {
    const by = counted()
    await enter(page, 'admin', '/300')
    const sites = widget(page, 'Health of sites')
    await sites.scrollIntoViewIfNeeded()
    const slow = sites.getByRole('row').filter({ hasText: 'responses take' }).first()
    await expect(slow).toContainText('Degraded')
    await by.click(slow.getByRole('link'))
    await expect(heading(page)).toHaveText('Analytics')
    await explain(page, by, 'Response time')
    await expect(drawer(page).getByRole('status')).toContainText('of the difference')
    await by.click(drawer(page).getByRole('combobox', { name: 'Period' }))
    await by.click(page.getByRole('option', { name: /10:1\d – 10:30$/ }))
    await expect(drawer(page).getByRole('status')).toContainText('Country Mexico')
    await by.click(ranked(page).first().getByRole('button', { name: 'Filter by Mexico' }))
    await expect(page).toHaveURL(/is\.countrycode=MX/)
    expect(by.clicks()).toBeLessThan(10)
  })
})

test('the consumption at the end of the month is forecast from the days so far', async ({ page }) => {
  const by = counted()
  await enter(page, 'admin', '/300')
  await by.click(widget(page, 'Traffic consumption').getByRole('link').first())
  await expect(heading(page)).toHaveText('History')
  const months = widget(page, 'Monthly consumption')
  await expect(months).toBeInViewport()
  const running = months.getByRole('row').filter({ hasText: 'in progress' })
  await expect(running).toContainText(/≈ [\d.]+\sTiB by the end of the month/)
  const [soFar = 0, projected = 0] = [...((await running.textContent()) ?? '').matchAll(/([\d.]+)\sTiB/g)].map(
    ([, n]) => Number(n),
  )
  expect(projected).toBeGreaterThan(soFar * 1.5)
  expect(by.clicks()).toBeLessThan(10)
})
