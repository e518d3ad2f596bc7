import type { Locator, Page } from '@playwright/test'
import { counted, tabTo } from './support/effort.ts'
import { enter, expect, heading, test, widget } from './support/test.ts'

const item = (page: Page, name: string): Locator => page.getByRole('menuitem', { name, exact: true })
const actions = (of: Locator): Locator => of.getByRole('button', { name: /^Actions for / })
const dialog = (page: Page): Locator => page.getByRole('dialog')

test.describe('credential stuffing', () => {
  test.use({ sandboxOptions: ['--scenario', 'stuffing'], isOwnWorld: true })

  test('is followed from home to the address that tries most, which is blocked and shown to be', async ({ page }) => {
    const by = counted()
    await enter(page, 'admin', '/300')
    await by.click(
      widget(page, 'Needs attention').getByRole('link', { name: /^4xx responses .* on www\.auroramedia\.example$/ }),
    )
    await expect(heading(page)).toHaveText('Analytics')
    // The page holds the chart it was opened at until its reader scrolls.
    await page.mouse.wheel(0, 200)
    const addresses = widget(page, 'IP addresses')
    await addresses.scrollIntoViewIfNeeded()
    const first = addresses.getByRole('row').nth(1)
    await by.click(actions(first))
    await by.click(item(page, 'Block or challenge …'))
    await expect(dialog(page)).toHaveAccessibleName(/^Block \d/)
    await expect(dialog(page)).toContainText('It gets a captcha already')
    const [, address = ''] = (await dialog(page).getByRole('heading').first().textContent())?.split(' ') ?? []
    await expect(dialog(page).getByRole('region', { name: 'Paths' })).toContainText('/v2/session')
    await by.click(dialog(page).getByRole('button', { name: 'Block', exact: true }))
    await expect(page.getByText(`${address} is blocked.`)).toBeVisible()
    expect(by.clicks()).toBeLessThanOrEqual(4)

    await actions(addresses.getByRole('row').filter({ hasText: address })).click()
    await item(page, 'Inspect the address').click()
    await expect(dialog(page).getByRole('region', { name: 'Blocked or challenged' })).toContainText(
      'Blocked until 16/06/2026 10:30.',
    )
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo' }).click()
    await actions(addresses.getByRole('row').filter({ hasText: address })).click()
    await item(page, 'Inspect the address').click()
    await expect(dialog(page).getByRole('region', { name: 'Blocked or challenged' })).toContainText(
      'Asked for a captcha until 15/06/2026 10:46.',
    )
  })
})

test('a path is purged from the ranking on the sites that were asked for it', async ({ page }) => {
  await enter(page, 'admin', '/300/analytics')
  const paths = widget(page, 'Paths')
  await paths.scrollIntoViewIfNeeded()
  const row = paths.getByRole('row').filter({ hasText: '/ultima-hora/' })
  await row.click({ button: 'right' })
  await item(page, 'Purge').click()
  await expect(dialog(page)).toContainText('https://www.auroramedia.example/ultima-hora/')
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page)).toHaveText('Invalidation')
  await expect(page.getByRole('textbox', { name: 'URLs' })).toHaveValue(
    /^https:\/\/www\.auroramedia\.example\/ultima-hora\/$/m,
  )
})

test('a rule that denies a country is written from the ranking, by keyboard alone', async ({ page }) => {
  await enter(page, 'admin', '/300/analytics?site=tienda.auroramedia.example')
  const countries = widget(page, 'Countries')
  await countries.scrollIntoViewIfNeeded()
  await expect(actions(countries).first()).toBeVisible()
  await actions(countries).nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  while (!(await item(page, 'Deny by a rule').evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'New rule' })
  await expect(form).toContainText(/geo_country_code == "[A-Z]{2}"/)
  await tabTo(page, form.getByRole('button', { name: 'Create' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/was created\.$/)).toBeVisible()
})

test('a ticket about a status code says what was seen, where and when', async ({ page }) => {
  await enter(page, 'admin', '/300/analytics?site=www.auroramedia.example')
  const codes = widget(page, 'Status codes')
  await codes.scrollIntoViewIfNeeded()
  await actions(codes.getByRole('row').filter({ hasText: '404' })).click()
  await item(page, 'Write a ticket about it').click()
  const form = page.getByRole('dialog', { name: 'New ticket' })
  await expect(form.getByRole('textbox', { name: /^Subject/ })).toHaveValue('Status code 404')
  await expect(form.getByRole('textbox', { name: /^Description/ })).toHaveValue(
    /Sites: www\.auroramedia\.example\nPeriod: 14\/06\/2026 10:30 to 15\/06\/2026 10:30/,
  )
})

test('an address typed into the palette is inspected', async ({ page }) => {
  await enter(page, 'admin', '/300')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Go to/ })).toBeFocused()
  await page.keyboard.type('203.0.113.15')
  await page.getByRole('option', { name: /^Inspect the address/ }).click()
  await expect(page.getByRole('dialog', { name: 'Address 203.0.113.15' })).toBeVisible()
})
