import type { Page } from '@playwright/test'
import { enter, expect, test } from './support/test.ts'

const drawer = (page: Page) => page.getByRole('dialog')

test.describe('a ticket', () => {
  test.use({ isOwnWorld: true })

  test('is created from the help card, answered, watched and closed', async ({ page }) => {
    await enter(page, 'admin')
    await page.getByRole('link', { name: /Create an issue/ }).click()
    await expect(page).toHaveURL(/\/tickets\?open=new/)
    await drawer(page).getByLabel('Description').fill('Since 14:05 the basket answers 502.\nOnly in Spain.')
    await page.keyboard.press('Control+Enter')
    await expect(drawer(page).getByText('Enter a subject.').first()).toBeVisible()
    await drawer(page).getByLabel('Subject').fill('502 in the basket')
    await expect(drawer(page).getByRole('combobox', { name: 'Priority' })).toContainText('Normal')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('“502 in the basket” was created.')).toBeVisible()

    const row = page.getByRole('row', { name: /502 in the basket/ })
    await expect(row).toContainText('New')
    await row.getByRole('link', { name: '502 in the basket' }).click()
    await expect(drawer(page).getByText('Only in Spain.')).toBeVisible()
    await drawer(page).getByLabel('Your comment').fill('It is over now.')
    await page.reload()
    await expect(drawer(page).getByLabel('Your comment')).toHaveValue('It is over now.')

    await drawer(page).getByRole('tab', { name: 'Watchers' }).click()
    await drawer(page).getByRole('combobox', { name: 'Add a watcher' }).click()
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect(drawer(page).getByRole('list', { name: 'Watchers' }).getByRole('listitem')).toHaveCount(1)

    await drawer(page).getByRole('tab', { name: 'Conversation' }).click()
    await drawer(page).getByRole('button', { name: 'Close ticket' }).click()
    const conversation = drawer(page).getByRole('list', { name: 'Conversation' })
    await expect(conversation.getByText('It is over now.')).toBeVisible()
    await expect(conversation.getByText('Status: New → Closed')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row).toContainText('Closed')
  })

  test('gives its file to the user, shows code as code, and stays closed where the tracker keeps it so', async ({
    page,
  }) => {
    await enter(page, 'admin', '/300/tickets?open=4200')
    await expect(drawer(page).locator('pre')).toContainText('GET /portada      200   41 ms')
    const download = page.waitForEvent('download')
    await drawer(page).getByRole('button', { name: 'Download trace ñ.txt' }).click()
    expect((await download).suggestedFilename()).toBe('trace ñ.txt')

    await page.goto('/300/tickets?open=4204')
    await drawer(page).getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'In progress' }).click()
    await drawer(page).getByRole('button', { name: 'Send' }).click()
    await expect(drawer(page).getByText(/kept these as they were: Status/)).toBeVisible()
    await expect(drawer(page).getByRole('combobox', { name: 'Status' })).toContainText('Closed')
    await expect(page.getByText('Your comment was sent.')).toBeHidden()
  })
})
