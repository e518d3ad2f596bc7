import type { Locator, Page } from '@playwright/test'
import { enter, expect, test } from './support/test.ts'
import { deployReview } from './support/vcl.ts'

// The version that went live at 14:03 breaks the checkout since 14:05, and nobody has done anything about it.
test.use({ isOwnWorld: true, sandboxOptions: ['--scenario', 'baddeploy', '--now', '2026-06-15T14:12:00Z'] })

const UNTIL_THEN_MS = (3 * 60 + 42) * 60_000

/** Lets time pass for the provider. */
async function step(page: Page, seconds: number): Promise<void> {
  const answer = await page.request.post('/third/sandbox/clock', { data: { step: seconds } })
  expect(answer.ok()).toBe(true)
}

const drawer = (page: Page): Locator => page.getByRole('dialog', { name: /^#\d+/ })
const card = (page: Page): Locator => drawer(page).getByRole('region', { name: 'Traffic before and after' })

test('a bad deployment is found worse, rolled back in one click, and the watch of the rollback says better', async ({
  page,
}) => {
  await page.clock.fastForward(UNTIL_THEN_MS)
  await enter(page, 'admin', '/300/autoprovisioning?tab=vcl')
  const row = page.getByRole('row', { name: /New origin for the checkout/ })
  await expect(row).toContainText('Worse than before')
  await row.getByRole('link').first().click()
  await expect(card(page)).toContainText('Worse than before')
  await expect(card(page)).toContainText(/Worse: .*www\.auroramedia\.example/)
  await expect(card(page)).toContainText(/15 minutes before and 8 of 15 after/)
  await expect(card(page).getByRole('row', { name: /^5xx responses/ })).toContainText('Worse')

  await card(page)
    .getByRole('link', { name: /^Roll back to \d+$/ })
    .click()
  await expect(deployReview(page).getByRole('textbox', { name: 'Comment' })).toHaveValue(/^Back to version \d+/)
  const typed = deployReview(page).getByRole('textbox', { name: /^Type Aurora Media/ })
  if (await typed.isVisible()) await typed.fill('Aurora Media')
  await deployReview(page).getByRole('button', { name: 'Deploy' }).click()
  await expect(page.getByText(/^Version \d+ is on its way to production\.$/)).toBeVisible()

  await step(page, 450)
  await page.clock.fastForward(450_000)
  await expect(page.getByText(/^Version \d+ to production: done\.$/)).toBeVisible()
  const tray = page.getByRole('button', { name: /^Jobs: / })
  await tray.click()
  const watch = page.getByRole('listitem').filter({ hasText: /^First 15 minutes of version \d+/ })
  await expect(watch).toBeVisible()
  await page.keyboard.press('Escape')

  // The watch goes on after a reload. A page that loads after a step takes the time of the provider.
  await step(page, 6 * 60)
  await page.reload()
  await tray.click()
  await expect(watch).toContainText('Better than before')
  await expect(watch).toContainText(/\d+ of 15 minutes compared\./)
  await step(page, 14 * 60)
  await page.reload()
  await expect(
    page.getByText(/^First 15 minutes of version \d+: better than before\. 15 of 15 minutes compared\.$/),
  ).toBeVisible()
  await tray.click()
  await watch.getByRole('link').click()
  await expect(card(page)).toContainText('Better than before')
  await expect(card(page)).toContainText(/15 of 15 after/)
})

test('a marker of a chart leads to the version, its difference and its scorecard', async ({ page }) => {
  await page.clock.fastForward(UNTIL_THEN_MS)
  const span = { from: Date.UTC(2026, 5, 15, 13, 40) / 1000, to: Date.UTC(2026, 5, 15, 14, 12) / 1000 }
  await enter(page, 'admin', `/300/analytics?from=${span.from}&to=${span.to}`)
  await page
    .getByRole('article')
    .getByRole('button', { name: /^(\d+ events|Version \d+ deployed)/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Version \d+ deployed: New origin for the checkout$/ })
    .click()
  await expect(drawer(page).getByText(/^From version \d+ to \d+$/)).toBeVisible()
  await expect(drawer(page).getByText('# The checkout goes to the new origin.').first()).toBeVisible()
  await expect(card(page)).toContainText('Worse than before')
})
