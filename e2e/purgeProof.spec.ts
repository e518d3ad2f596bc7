import type { Page } from '@playwright/test'
import { enter, expect, heading, test } from './support/test.ts'

test.use({ isOwnWorld: true })

const urls = Array.from({ length: 302 }, (_, n) => `https://www.auroramedia.example/noticias/${n + 1}`)

/** Moves the clocks of the provider and of the browser. */
async function pass(page: Page, seconds: number) {
  const answer = await page.request.post('/third/sandbox/clock', { data: { step: seconds } })
  expect(answer.ok()).toBe(true)
  await page.clock.fastForward(seconds * 1000)
}

test('302 URLs are purged, and the purge is proven in every POP', async ({ page }) => {
  test.slow()
  await enter(page, 'admin', '/300/invalidation')
  await page.getByRole('textbox', { name: 'URLs' }).fill(urls.join('\n'))
  await page.getByRole('button', { name: 'Purge 302 URLs' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Purge 302 URLs' }).click()
  await expect(page.getByText('302 lines were accepted.')).toBeVisible()

  // More than a hundred are checked when told to. Most POPs have heard of the purge, some are slow.
  const proof = page.getByRole('region', { name: 'Proof of the purge' })
  await expect(proof.getByText('This sends 302 requests, 4 at a time.')).toBeVisible()
  await pass(page, 8)
  await proof.getByRole('button', { name: 'Check 302 URLs' }).click()
  const minute = { timeout: 60_000 }
  await expect(proof.getByText(/are older than the purge in at least one POP/)).toBeVisible(minute)
  await proof.getByRole('tab', { name: 'By POP' }).click()
  const pops = proof.getByRole('table', { name: 'By POP' })
  const slow = pops.getByRole('row').nth(1)
  await expect(slow.getByRole('cell').nth(1)).not.toHaveText('0')
  await expect(pops.getByRole('row').nth(10).getByRole('cell').nth(1)).toHaveText('0')

  await pass(page, 60)
  await proof.getByRole('button', { name: /^Check \d+ URLs again$/ }).click()
  await expect(proof.getByText(/^All 302 URLs are fresh in all \d+ POPs\.$/)).toBeVisible(minute)

  // The history has one row for the purge, which has all its URLs.
  const history = page.getByRole('table', { name: 'Recent invalidations' })
  const submission = history.getByRole('row').filter({ hasText: '+301' })
  await expect(submission).toHaveCount(1)
  await submission.getByRole('link').click()
  const drawer = page.getByRole('dialog', { name: /\+301$/ })
  await expect(drawer.getByRole('table', { name: '302 URLs' })).toBeVisible()
  await drawer.getByRole('tab', { name: 'Proof' }).click()
  await expect(drawer.getByRole('button', { name: 'Check 302 URLs' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await proof.getByRole('button', { name: 'Add to a ticket' }).click()
  await expect(heading(page)).toHaveText('Tickets')
  const ticket = page.getByRole('dialog')
  await expect(ticket.getByRole('textbox', { name: 'Subject' })).toHaveValue('Purge of 302 URLs')
  await expect(ticket.getByRole('textbox', { name: 'Description' })).toHaveValue(
    /Receipt of a purge\n[\s\S]*302 fresh, 0 older than the purge, 0 unknown\n[\s\S]*Fresh: https:\/\/www\.auroramedia\.example\/noticias\/1\n/,
  )
})

test('a purge of the history is proven with all URLs that were sent with it', async ({ page }) => {
  await enter(page, 'admin', '/300/invalidation')
  await page.getByRole('textbox', { name: 'URLs' }).fill(urls.slice(0, 3).join('\n'))
  await page.getByRole('button', { name: 'Purge 3 URLs' }).click()
  await expect(page.getByText('3 lines were accepted.')).toBeVisible()
  await pass(page, 60)
  const row = page.getByRole('row').filter({ hasText: '+2' })
  // A URL finds its purge, whichever it is.
  await page.getByRole('searchbox', { name: 'Search' }).fill(`${urls[1]}`)
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(row).toHaveCount(1)
  await row.getByRole('link').press('Enter')
  const drawer = page.getByRole('dialog', { name: /\+2$/ })
  await expect(drawer.getByRole('table', { name: '3 URLs' }).getByRole('row')).toHaveCount(4)
  await drawer.getByRole('tab', { name: 'Proof' }).click()
  await expect(drawer.getByText(/^All 3 URLs are fresh in all \d+ POPs\.$|^\d of 3 URLs are fresh\./)).toBeVisible()
  await expect(drawer.getByRole('table', { name: 'By URL' }).getByRole('row')).toHaveCount(4)

  await page.keyboard.press('Escape')
  await page.clock.fastForward(60_000)
  await row.getByRole('button').press('Enter')
  await page.getByRole('menuitem', { name: 'Repeat', exact: true }).press('Enter')
  await expect(page.getByText('3 URLs were purged again.')).toBeVisible()
  await expect(row).toHaveCount(2)
})
