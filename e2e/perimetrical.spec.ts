import type { Page } from '@playwright/test'
import { enter, expect, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('alertdialog')
const drawer = (page: Page) => page.getByRole('dialog')

test.describe('perimetrical', () => {
  test.use({ isOwnWorld: true })

  test('switches under attack mode on for one site and for all, off again, and shows it on the board', async ({
    page,
  }) => {
    await enter(page, 'admin', '/perimetrical')
    const attacked = page.getByRole('article', { name: 'Sites under attack' })
    await expect(attacked).toContainText('0')
    await expect(page.getByRole('article', { name: 'Blocked by the WAF' })).toContainText(/[1-9]/)
    await page.getByRole('link', { name: 'Under attack mode' }).click()

    const site = page.getByRole('row', { name: /www\.auroramedia\.example/ })
    await site.getByRole('switch').click()
    await expect(dialog(page)).toContainText('API clients')
    await expect(dialog(page)).toContainText(/Now: \S+\sreq\/\S+ on this site\./)
    await expect(dialog(page)).toContainText('has no end')
    await dialog(page).getByRole('button', { name: 'Turn on for 1 site' }).click()
    await expect(page.getByText('www.auroramedia.example is in under attack mode').first()).toBeVisible()
    await expect(site).toContainText('On')
    await expect(site.getByRole('switch')).toBeChecked()
    await page.getByRole('button', { name: 'Turn on for 7 sites…' }).click()
    await expect(dialog(page).getByRole('button', { name: 'Turn on for 7 sites' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Turn off for 1 site' }).click()
    await expect(site).toContainText('Off')
    await page.getByRole('button', { name: 'Turn on for 8 sites…' }).click()
    await expect(dialog(page).getByRole('button', { name: 'Turn on for 8 sites' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await dialog(page).getByRole('textbox').fill('8')
    await dialog(page).getByRole('button', { name: 'Turn on for 8 sites' }).click()
    await expect(page.getByText('8 sites are in under attack mode').first()).toBeVisible()
    await page.getByRole('link', { name: 'Overview' }).click()
    await expect(attacked).toContainText('8')
  })

  test('protects an API with a rule that checks something, and restores a deleted rule', async ({ page }) => {
    await enter(page, 'admin', '/perimetrical?tab=apiProtection')
    await page.getByRole('button', { name: 'New rule' }).click()
    await drawer(page).getByRole('combobox', { name: 'Site' }).click()
    await expect(page.getByRole('option', { name: 'api.auroramedia.example' })).toHaveCount(0)
    await page.getByRole('option', { name: 'www.auroramedia.example' }).click()
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await expect(
      drawer(page)
        .getByText(/Otherwise it checks nothing/)
        .first(),
    ).toBeVisible()
    await drawer(page)
      .getByRole('spinbutton', { name: /^Requests per minute/ })
      .fill('60')
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    const row = page.getByRole('row', { name: /www\.auroramedia\.example/ })
    await expect(row).toContainText('60')
    await row.getByRole('button', { name: /Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toContainText('60')
  })
})

test('a role without the services sees the free part of the board, and why it cannot open the rest', async ({
  page,
}) => {
  await enter(page, 'viewer', '/perimetrical')
  await expect(page.getByRole('article', { name: 'Refused by rate limits' })).toContainText(/\d/)
  await expect(page.getByRole('article', { name: 'Blocked by the WAF' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Under attack mode' }).click()
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Ask')
})
