import type { Page } from '@playwright/test'
import { enter, expect, heading, test, widget } from './support/test.ts'

test.use({ isOwnWorld: true })

const order = (page: Page) =>
  page.locator('article[data-widget]').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-widget')))

test('a board is made from a template, given a widget of another family, arranged by keyboard, and opened again', async ({
  page,
}) => {
  await enter(page, 'admin', '/300/views')
  await page.getByRole('button', { name: 'New board…' }).click()
  const dialog = page.getByRole('dialog', { name: 'New board' })
  await dialog.getByRole('button', { name: 'Create board' }).click()
  await expect(dialog.getByText('Enter a name.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Night shift')
  await dialog.getByRole('combobox', { name: 'Start with' }).click()
  await page.getByRole('option', { name: 'Consumption' }).click()
  await dialog.getByRole('button', { name: 'Create board' }).click()
  await expect(heading(page)).toHaveText('Night shift')
  await expect(page).toHaveURL(/\/300\/boards\/1-\d+\?range=1h/)
  await expect(widget(page, 'Bandwidth')).toBeVisible()

  await page.getByRole('button', { name: 'Edit board' }).click()
  const form = page.getByRole('form', { name: 'Edit this board' })
  await form.getByRole('combobox', { name: 'Widgets' }).click()
  await page.keyboard.type('waf rules')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: 'Arrange widgets' }).click()
  const handle = page.getByRole('button', { name: /^Move Monthly consumption/ })
  await handle.focus()
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await form.getByRole('button', { name: 'Save board' }).click()
  await expect(page.getByText('Board “Night shift” saved')).toBeVisible()
  await expect.poll(() => order(page)).toContain('stats.delivery.months')
  await expect.poll(async () => (await order(page)).at(-1)).toBe('analytics.waf.rules')
  expect((await order(page))[0]).toBe('stats.delivery.months')
  await page.reload()
  await expect(widget(page, 'Monthly consumption')).toBeVisible()
  expect((await order(page))[0]).toBe('stats.delivery.months')
})

test('a board of the company keeps the place of what a colleague may not see, and only those who may change it', async ({
  page,
}) => {
  await enter(page, 'viewer', '/300/boards/300-905')
  await expect(heading(page)).toHaveText('Shift of the operators')
  await expect(page.getByText('You can’t see 4 widgets of this board.')).toBeVisible()
  await expect(widget(page, 'Requests').getByText('You don’t have access')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit board' })).toHaveAttribute('aria-disabled', 'true')
})

test('History is copied to a board of one’s own with its range and filters, which it opens with', async ({ page }) => {
  await enter(page, 'admin', '/300/stats?range=24h&is.countrycode=ES')
  await page.getByRole('button', { name: 'Board actions' }).click()
  await page.getByRole('menuitem', { name: 'Copy to a board of your own…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy to a board of your own' })
  await dialog.getByRole('button', { name: 'Create board' }).click()
  await expect(heading(page)).toHaveText('Copy of History · Delivery')
  await expect(page).toHaveURL(/range=24h.*is\.countrycode=ES/)
  await expect(widget(page, 'Requests per second').locator('.highcharts-series').first()).toBeAttached()
})
