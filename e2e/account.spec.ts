import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enter, expect, heading, test } from './support/test.ts'

const drawer = (page: Page) => page.getByRole('dialog')

/** Runs an action that downloads a file, and returns its name and text. */
async function downloadBy(page: Page, act: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: file.suggestedFilename(), text: (await readFile(await file.path())).toString('latin1') }
}

test('invoices: their items and sums, one as a PDF, several as a zip, by year', async ({ page }) => {
  await enter(page, 'admin', '/user/invoices')
  const row = page.getByRole('row', { name: /F2605-0030/ })
  await expect(row).toContainText('May 2026')
  await expect(row).toContainText('€')
  await expect(page.getByText('12 invoices, tax included')).toBeVisible()
  await row.getByRole('link', { name: 'F2605-0030' }).click()
  await expect(drawer(page).getByRole('table', { name: 'Lines' })).toContainText('Package Business')
  const one = await downloadBy(page, () => drawer(page).getByRole('button', { name: 'Download' }).click())
  expect(one.name).toBe('F2605-0030.pdf')
  expect(one.text).toMatch(/^%PDF-/)
  await page.keyboard.press('Escape')
  await expect(row.getByRole('link')).toBeFocused()

  await page.getByRole('combobox', { name: 'Year' }).click()
  await page.getByRole('option', { name: '2026' }).click()
  await expect(page.getByText('5 invoices, tax included')).toBeVisible()
  await row.getByRole('checkbox').check()
  await page
    .getByRole('row', { name: /F2604-0030/ })
    .getByRole('checkbox')
    .check()
  const two = await downloadBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click())
  expect(two.name).toBe('F2604-0030_F2605-0030.zip')
  expect(two.text).toMatch(/^PK/)
})

test('consumption: the running month with other packages, and a past month with its invoice', async ({ page }) => {
  await enter(page, 'admin', '/user/my-consumption')
  await expect(page.getByRole('heading', { name: 'Consumption of June 2026 so far' })).toBeVisible()
  const delivery = page.getByRole('region', { name: 'Delivery' })
  await expect(delivery).toContainText('TiB of 10 TiB')
  await expect(delivery).toContainText(/At this rate .* by the end of the month/)
  await expect(page.getByRole('region', { name: 'Price before tax' })).toContainText('Package Business: €500.00')
  await expect(page.getByRole('table', { name: 'This month with other packages' })).toContainText('Business (yours)')

  await page.getByRole('combobox', { name: 'Month', exact: true }).click()
  await page.getByRole('option', { name: 'May 2026' }).click()
  await expect(page.getByRole('heading', { name: 'Consumption of May 2026' })).toBeVisible()
  await page.getByRole('link', { name: 'Invoice F2605-0030' }).click()
  await expect(heading(page)).toHaveText('Invoices')
  await expect(drawer(page).getByRole('table', { name: 'Lines' })).toBeVisible()
})

test.describe('notifications', () => {
  test.use({ isOwnWorld: true })

  test('are read, saved as a PDF, and switched on and off by channel with undo', async ({ page }) => {
    await enter(page, 'admin', '/user/notifications')
    const unread = page.getByRole('row').filter({ hasText: 'Unread' })
    await expect(unread).toHaveCount(5)
    await unread.first().getByRole('link').click()
    const pdf = await downloadBy(page, () => drawer(page).getByRole('button', { name: 'Download PDF' }).click())
    expect(pdf.text).toMatch(/^%PDF-/)
    await page.keyboard.press('Escape')
    await expect(unread).toHaveCount(4)
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(unread).toHaveCount(0)

    await page.getByRole('link', { name: 'Channels' }).click()
    const slack = page.getByRole('row', { name: /^Anomalies/ }).getByRole('switch', { name: 'Slack' })
    await slack.click()
    await expect(page.getByText('Anomalies now reach you by Slack.')).toBeVisible()
    await page.reload()
    await expect(slack).toBeChecked()
    await slack.click()
    await expect(slack).not.toBeChecked()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(slack).toBeChecked()
  })

  test('are counted by the bell, and lead to what they are about', async ({ page }) => {
    await enter(page, 'admin', '/300/stats')
    const bell = page.getByRole('banner').getByRole('button', { name: /unread notification/ })
    await expect(bell).toHaveAccessibleName('5 unread notifications')
    await bell.click()
    const panel = page.getByRole('dialog', { name: 'Unread notifications' })
    await expect(panel.getByRole('listitem')).toHaveCount(5)
    await panel
      .getByRole('button', { name: /^Mark .* as read$/ })
      .first()
      .click()
    await expect(bell).toHaveAccessibleName('4 unread notifications')
    await panel.getByRole('listitem').first().getByRole('link').click()
    await expect(panel).toBeHidden()
    await expect(page).not.toHaveURL(/stats/)
    await expect(bell).toHaveAccessibleName('3 unread notifications')
  })

  test('need a client', async ({ page }) => {
    await enter(page, 'newcomer', '/user/notifications')
    await expect(page.getByText('This company has no client, so it has no notifications.')).toBeVisible()
  })
})

test.describe('alerts', () => {
  test.use({ isOwnWorld: true })

  test('are created with their channels, changed, switched off in the list, deleted and restored', async ({ page }) => {
    await enter(page, 'admin', '/user/alerts')
    await page.getByRole('button', { name: 'New limit' }).click()
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await expect(drawer(page).getByText('Enter a limit.').first()).toBeVisible()
    await expect(drawer(page).getByText('Add at least one channel.').first()).toBeVisible()
    await drawer(page).getByRole('combobox', { name: 'Service' }).click()
    await page.getByRole('option', { name: 'Storage' }).click()
    await drawer(page)
      .getByRole('spinbutton', { name: /^Limit/ })
      .fill('2048')
    await drawer(page).getByRole('combobox', { name: 'Unit' }).click()
    await page.getByRole('option', { name: 'TiB' }).click()
    await drawer(page).getByRole('button', { name: 'Add Callback URL' }).click()
    const channel = drawer(page).getByRole('region', { name: 'Callback URL' })
    await channel.getByRole('textbox').fill('ftp://hooks.example')
    await page.keyboard.press('Control+Enter')
    await expect(channel.getByText(/Enter a URL that starts with/)).toBeVisible()
    await channel.getByRole('textbox').fill('https://hooks.example/limits')
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    const row = page.getByRole('row', { name: /Storage/ })
    await expect(row).toContainText('2 TiB')
    await expect(row).toContainText('callback')

    const active = row.getByRole('switch', { name: 'Notify when Storage exceeds its limit' })
    await active.click()
    await expect(row).toContainText('Off')
    await page.reload()
    await expect(active).not.toBeChecked()

    await row.getByRole('button', { name: /Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toContainText('2 TiB')
  })

  test('are shown but not changed without History', async ({ page }) => {
    await enter(page, 'config', '/user/alerts')
    await expect(page.getByRole('row', { name: /Delivery/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'New limit' })).toHaveAttribute('aria-disabled', 'true')
  })
})

test.describe('payment', () => {
  test.use({ isOwnWorld: true })

  test('compares packages, changes the package and back, saves billing details, and closes the account', async ({
    page,
  }) => {
    await enter(page, 'admin', '/user/payment')
    const table = page.getByRole('table', { name: 'Packages compared' })
    await expect(table.getByRole('columnheader', { name: 'Business (yours)' })).toBeVisible()
    await expect(table.getByRole('row', { name: /^Delivery beyond it/ })).toContainText('€0.055 per GiB')
    await expect(table.getByRole('row', { name: /^Expected bill of June 2026/ })).toContainText('more')
    await expect(page.getByRole('link', { name: /Change payment method/ })).toHaveAttribute(
      'href',
      'https://payments.parapet.example/clients/30',
    )

    await table.getByRole('button', { name: 'Choose Advanced' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('to all of June 2026')
    await expect(question).toContainText('instead of')
    await question.getByRole('button', { name: 'Change to Advanced' }).click()
    await expect(table.getByRole('columnheader', { name: 'Advanced (yours)' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(table.getByRole('columnheader', { name: 'Business (yours)' })).toBeVisible()

    const form = page.getByRole('form', { name: 'Billing details' })
    await form.getByRole('textbox', { name: 'Tax number' }).fill('')
    await form.getByRole('textbox', { name: 'City' }).fill('Toledo')
    await form.getByRole('button', { name: 'Save details' }).click()
    await expect(form.getByText('Enter the tax number.').first()).toBeVisible()
    await form.getByRole('textbox', { name: 'Tax number' }).fill('B12345675')
    await form.getByRole('button', { name: 'Save details' }).click()
    await expect(form.getByText(/check letter or digit is wrong/).first()).toBeVisible()
    await form.getByRole('textbox', { name: 'Tax number' }).fill('B12345674')
    await form.getByRole('button', { name: 'Save details' }).click()
    await expect(page.getByText('Billing details saved.')).toBeVisible()
    await page.reload()
    await expect(form.getByRole('textbox', { name: 'City' })).toHaveValue('Toledo')

    await page.getByRole('button', { name: 'Close the account…' }).click()
    await question.getByRole('textbox').fill('Aurora Group')
    await question.getByRole('button', { name: 'Close the account' }).click()
    await expect(page.getByText('To keep it, ask billing support.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close the account…' })).toHaveAttribute('aria-disabled', 'true')
  })
})

test('invoices, payment and consumption are for administrators of the client only', async ({ page }) => {
  await enter(page, 'viewer', '/user/invoices')
  await expect(page.getByText('Sorry, you cannot have access to this zone')).toBeVisible()
  await expect(heading(page)).not.toHaveText('Invoices')
  await expect(page.getByRole('link', { name: 'Invoices' })).toHaveCount(0)
})
