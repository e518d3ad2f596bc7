import type { Page } from '@playwright/test'
import { enter, expect, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('alertdialog')
const drawer = (page: Page) => page.getByRole('dialog')

/** Lets time pass for the sandbox and the page alike. */
async function pass(page: Page, seconds: number) {
  const answer = await page.request.post('/third/sandbox/clock', { data: { step: seconds } })
  expect(answer.ok()).toBe(true)
  await page.clock.fastForward(seconds * 1000)
  await page.reload()
}

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
    await expect(dialog(page)).toContainText('the provider knows no end')
    await expect(dialog(page)).toContainText(/\d+ of \S+ requests \(\S+\) would have been held back/)
    await dialog(page)
      .getByRole('textbox', { name: /^Reason/ })
      .fill('Flood of the login')
    await dialog(page).getByRole('button', { name: 'Turn on for 1 site' }).click()
    await expect(page.getByText('www.auroramedia.example is in under attack mode').first()).toBeVisible()
    await expect(site).toContainText('Flood of the login')
    await expect(page.getByRole('link', { name: /Its planned end is in/ })).toBeVisible()
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
    await dialog(page)
      .getByRole('textbox', { name: /^Type 8/ })
      .fill('8')
    await dialog(page).getByRole('button', { name: 'Turn on for 8 sites' }).click()
    await expect(page.getByText('8 sites are in under attack mode').first()).toBeVisible()
    await page.getByRole('link', { name: 'Overview' }).click()
    await expect(attacked).toContainText('8')
  })

  test('keeps why and until when, shows the effect, and turns off in one press at the end', async ({ page }) => {
    await enter(page, 'admin', '/perimetrical?tab=underAttack')
    const site = page.getByRole('row', { name: /www\.auroramedia\.example/ })
    await site.getByRole('switch').click()
    await dialog(page)
      .getByRole('textbox', { name: /^Reason/ })
      .fill('Ticket 4711')
    await dialog(page).getByRole('button', { name: 'Turn on for 1 site' }).click()
    await expect(site).toContainText('Ticket 4711')
    await pass(page, 20 * 60)
    await expect(
      page.getByRole('link', { name: /www\.auroramedia\.example is in under attack mode.*4[01] minutes/ }),
    ).toBeVisible()
    const effect = page.getByRole('table', { name: 'Requests per second' })
    await expect(effect.getByRole('row', { name: /Challenged/ })).toContainText(/[1-9]/)
    await site.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Reason and end…' }).click()
    await drawer(page)
      .getByRole('textbox', { name: /^Reason/ })
      .fill('Ticket 4712')
    await drawer(page).getByRole('button', { name: 'Save' }).click()
    await expect(site).toContainText('Ticket 4712')

    await pass(page, 41 * 60)
    await page.goto('/')
    await expect(
      page.getByText(/planned end of under attack mode of www\.auroramedia\.example was reached/),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByText('Under attack mode is off for www.auroramedia.example.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Under attack mode is on for www.auroramedia.example.')).toBeVisible()
    await page.goto('/perimetrical?tab=underAttack')
    await expect(site).toContainText('Ticket 4712')
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
    await expect(drawer(page).getByText(/^[\d,]+ of [\d,]+ requests \(/)).toBeVisible()
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
