import type { Locator, Page } from '@playwright/test'
import { enter, expect, heading, test } from './support/test.ts'

const dialog = (page: Page): Locator => page.getByRole('dialog')
const lines = (page: Page): Locator => page.getByRole('textbox', { name: /^Addresses and networks/ })

test.describe('IP lists', () => {
  test.use({ isOwnWorld: true })

  test('pasted lines are corrected, merged, saved, and match an address', async ({ page }) => {
    await enter(page, 'admin', '/300/iplists?view=import')
    await lines(page).fill(
      [
        '192.0.2.128/26',
        '192.0.2.192/26 ; SBL0000',
        '198.51.100.20-198.51.100.1',
        '198.51.100.77:443',
        '10.1.2.3',
        'office',
        '# seen yesterday',
      ].join('\n'),
    )
    await expect(page.getByText('7 lines become 4 entries.')).toBeVisible()
    await page.getByRole('button', { name: 'Correct those that can be' }).click()
    await expect(page.getByText('1 line was corrected.')).toBeVisible()
    await page.getByRole('button', { name: 'Drop all 1' }).click()
    await page.getByRole('combobox', { name: 'Show' }).click()
    await page.getByRole('option', { name: /^Entries that are saved/ }).click()
    await expect(page.getByRole('row').filter({ hasText: '198.51.100.16/30' })).toBeVisible()

    await page.getByRole('button', { name: 'Compare with the lists' }).click()
    await expect(page.getByRole('link', { name: 'partners' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('spam')
    await page.getByRole('button', { name: /^Save \d+ entries/ }).click()
    await expect(page.getByText('Confirm that the list is meant to include them').first()).toBeVisible()
    await page.getByRole('checkbox', { name: /10\.1\.2\.3/ }).check()
    await page.getByRole('button', { name: /^Save \d+ entries/ }).click()
    await expect(page.getByText(/“spam” is saved with \d+ entries/)).toBeVisible()

    await page.goto('/300/iplists?q=198.51.100.18')
    const matched = page.getByRole('region', { name: 'Entries that match 198.51.100.18' })
    await expect(matched).toContainText('spam')
    await expect(matched).toContainText('198.51.100.16/30')
    await matched.getByRole('link', { name: 'spam' }).click()
    await dialog(page).getByRole('tab', { name: 'Entries' }).click()
    await dialog(page).getByRole('textbox', { name: 'Find an entry' }).fill('192.0.2.200')
    await expect(dialog(page).getByText('1 entry shares addresses with 192.0.2.200.')).toBeVisible()
    await dialog(page).getByRole('textbox', { name: 'Address or network' }).fill('203.0.113.200')
    await dialog(page).getByRole('button', { name: 'Add an entry' }).click()
    await expect(page.getByText('203.0.113.200 is in spam.')).toBeVisible()
  })

  test('a removed list says what names it, and comes back with until when its addresses count', async ({ page }) => {
    await enter(page, 'admin', '/300/iplists?q=office')
    await page.getByRole('row').filter({ hasText: 'Our own networks' }).getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const ask = page.getByRole('alertdialog')
    await expect(ask.getByText(/^office: line \d+ of the live version$/)).toBeVisible()
    await expect(ask.getByRole('table', { name: /^office decides what becomes of requests of/ })).toContainText('403')
    await ask.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('“office” was restored.')).toBeVisible()
    await page.goto('/300/iplists?q=203.0.113.77')
    await expect(page.getByRole('region', { name: /^Entries that match/ })).toContainText('until 18/06/2026')
  })
})

test.describe('blocked addresses', () => {
  test.use({ isOwnWorld: true })

  test('are blocked by hand, found with by whom and until when, released, and blocked again', async ({ page }) => {
    await enter(page, 'admin', '/300')
    await page.getByRole('link', { name: 'Blocked addresses' }).first().click()
    await expect(heading(page)).toHaveText('Blocked addresses')
    await page.getByRole('button', { name: 'Block an address' }).click()
    await dialog(page).getByRole('textbox', { name: 'Address or network' }).fill('203.0.113.250')
    await dialog(page).getByRole('textbox', { name: /^Why/ }).fill('Tries passwords')
    await dialog(page).getByRole('button', { name: 'Create' }).click()
    await page.getByRole('searchbox').fill('203.0.113.250')
    const row = page.getByRole('row').filter({ hasText: '203.0.113.250' })
    await expect(row).toContainText('By hand: admin')
    await expect(row).toContainText('16/06/2026 10:30')
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Release' }).click()
    await expect(page.getByText('203.0.113.250 is released.')).toBeVisible()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toContainText('Tries passwords')

    await page.getByRole('link', { name: 'Anti-DDoS history' }).click()
    await expect(page.getByRole('row').filter({ hasText: '2026-06-14' })).toBeVisible()
  })
})
