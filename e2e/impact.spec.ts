import type { Page } from '@playwright/test'
import { enter, expect, test } from './support/test.ts'
import { deployReview, writeLine } from './support/vcl.ts'

// Monaco measures how long a key takes, which a fixed clock does not answer in full.
test.use({ isOwnWorld: true, hasFixedClock: false })

async function tokenOf(page: Page): Promise<string> {
  const answer = await page.request.post('/api/v1/oauth2/access_token/', {
    form: { grant_type: 'password', username: 'admin', password: 'Sandbox-2026' },
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

test('a version that takes the backend of one site is stopped by its name', async ({ page }) => {
  await enter(page, 'admin', '/300/autoprovisioning?tab=vcl&edit=live')
  await writeLine(page, 13, '# moved later')
  await page.getByRole('button', { name: 'Review and deploy' }).click()

  const dialog = deployReview(page)
  await expect(dialog.getByText('1 site loses its backend')).toBeVisible()
  await expect(
    dialog.getByText(/^No request of \S+\.auroramedia\.example reaches an origin after this\.$/),
  ).toBeVisible()
  await dialog.getByText('Changes of each site').click()
  await expect(dialog.getByRole('row', { name: /auroramedia\.example.*none \(now c300_\w+\)/ })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Clean up')
  await dialog.getByRole('button', { name: 'Deploy' }).click()
  await expect(dialog.getByText('Type Aurora Media exactly.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
})

test('rules over hand-written VCL show the impact first, and a loop of two is found by the trace', async ({ page }) => {
  await enter(page, 'admin', '/300/autoprovisioning?tab=rules')
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` }
  const site = 'www.auroramedia.example'
  const all = await page.request.get('/api/v1/companies/300/sites/', { headers })
  const id = ((await all.json()) as { id: number; url: string }[]).find(({ url }) => url === site)?.id
  for (const [from, to] of [
    ['/ida', '/vuelta'],
    ['/vuelta', '/ida'],
  ]) {
    const answer = await page.request.post('/api/v1/autoprovisioning/300/rules/', {
      headers,
      data: {
        site: id,
        active: true,
        condition: {
          logic_operator: null,
          conditions: [{ property: 'request_url', operator: 'starts_with', value: from }],
        },
        action: { template: 'redirect_301', parameters: [{ name: 'url', value: `https://${site}${to}` }] },
      },
    })
    expect(answer.ok()).toBe(true)
  }
  await page.reload()
  await page
    .getByRole('row', { name: /\/ida.*\/vuelta/ })
    .first()
    .getByRole('button')
    .click()
  await page.getByRole('menuitem', { name: 'Trace a request through it' }).click()
  await expect(page.getByRole('textbox', { name: 'URL' })).toHaveValue(`https://${site}/ida`)
  const waiting = page.getByRole('listitem', { name: 'Rules that are not deployed' })
  await expect(waiting.getByText('A redirect loop')).toBeVisible()
  await expect(waiting).toContainText('Different from live.')
  await expect(waiting).toContainText(`Redirected (301) to https://${site}/vuelta`)
  await expect(waiting).toContainText(`of ${site}`)
  await expect(page.getByRole('listitem', { name: /^Live version/ })).not.toContainText('A redirect loop')

  await page.getByRole('textbox', { name: 'URL' }).fill(`https://${site}/ida`)
  await page.getByRole('textbox', { name: 'URL' }).press('Enter')
  await expect(waiting.getByText('A redirect loop')).toBeVisible()

  await page.goto('/300/autoprovisioning?tab=rules')
  await page.getByRole('button', { name: 'Compare and deploy' }).click()
  await expect(deployReview(page).getByText('A redirect leads back to itself')).toBeVisible()
  await expect(deployReview(page).getByText(/^8 sites lose their backend$/)).toBeVisible()
  await expect(deployReview(page).getByRole('textbox', { name: 'Type Aurora Media to confirm' })).toBeVisible()
})
