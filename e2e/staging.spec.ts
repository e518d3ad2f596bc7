import type { Page } from '@playwright/test'
import { enter, expect, notice, test } from './support/test.ts'

test.use({ isOwnWorld: true })

const site = 'www.auroramedia.example'
const dialog = (page: Page) => page.getByRole('dialog')

async function headersOf(page: Page) {
  const answer = await page.request.post('/api/v1/oauth2/access_token/', {
    form: { grant_type: 'password', username: 'admin', password: 'Sandbox-2026' },
  })
  return { Authorization: `Bearer ${((await answer.json()) as { access_token: string }).access_token}` }
}

async function addRule(page: Page, area: string, path: string, target: string) {
  const headers = await headersOf(page)
  const all = await page.request.get('/api/v1/companies/300/sites/', { headers })
  const id = ((await all.json()) as { id: number; url: string }[]).find(({ url }) => url === site)?.id
  const answer = await page.request.post(`/api/v1/${area}/300/rules/`, {
    headers,
    data: {
      site: id,
      active: true,
      condition: {
        logic_operator: null,
        conditions: [{ property: 'request_url', operator: 'starts_with', value: path }],
      },
      action: { template: 'redirect_301', parameters: [{ name: 'url', value: target }] },
    },
  })
  expect(answer.ok()).toBe(true)
}

test('staging is filled, tried, and what was chosen is promoted', async ({ page }) => {
  await enter(page, 'admin', '/300/staging?tab=compare')
  await expect(page.getByText('Staging lacks 7 things that production has')).toBeVisible()

  // One step is refused: the rest is written, what it needs waits, and it can be tried again.
  let refusals = 1
  await page.route('**/api/v1/staging/300/backends/', (route) =>
    route.request().method() === 'POST' && refusals-- > 0
      ? route.fulfill({ status: 403, json: { message: 'There are too many backends.' } })
      : route.fallback(),
  )
  await page.getByRole('button', { name: 'Copy what staging lacks' }).click()
  await dialog(page).getByRole('button', { name: 'Copy 7 changes' }).click()
  await expect(dialog(page).getByText(/6 of 7 steps done\. There are too many backends\./)).toBeVisible()
  await expect(dialog(page).getByText('Refused: There are too many backends.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Try the rest again' }).click()
  await expect(notice(page, '7 changes were copied to staging.')).toBeVisible()
  await expect(page.getByText('Staging lacks')).toHaveCount(0)
  await expect(page.getByText('All 6 are the same')).toBeVisible()

  // The rules are there, in the order of production.
  await page
    .getByRole('link', { name: 'Rules' })
    .or(page.getByRole('tab', { name: 'Rules' }))
    .first()
    .click()
  await expect(page.getByRole('row', { name: /\/antigua/ })).toBeVisible()

  // Something new is tried on staging first.
  await addRule(page, 'staging', '/campana', `https://${site}/oferta`)
  await addRule(page, 'staging', '/otra', `https://${site}/oferta`)
  await page.goto(`/300/staging?tab=trace&url=${encodeURIComponent(`https://${site}/campana`)}`)
  const tried = page.getByRole('listitem', { name: /Rules .*staging/i })
  await expect(tried).toContainText(`Redirected (301) to https://${site}/oferta`)
  await expect(tried).toContainText('Different from live.')

  // Only what was chosen goes to production.
  await page.goto('/300/staging?tab=compare')
  await page.getByRole('checkbox', { name: /\/campana/ }).check()
  await page.getByRole('button', { name: 'Review 1 change' }).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
  await expect(dialog(page).getByText('Rules reach your visitors only with the next deployment')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Copy 1 change' }).click()
  await expect(notice(page, '1 change was copied to production.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /\/campana/ })).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /\/otra/ })).toBeVisible()
  await page.goto('/300/autoprovisioning?tab=rules')
  await expect(page.getByRole('row', { name: /\/campana/ }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /\/otra/ })).toHaveCount(0)

  // The version of staging, with its backends, by keyboard.
  await page.goto('/300/staging?tab=compare')
  await page.getByRole('checkbox', { name: /^Live version/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Review 1 change' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('What it does to your sites')).toBeVisible()
  await expect(dialog(page).getByRole('textbox', { name: 'Comment' })).toHaveValue(/^From staging, version \d+/)
  const typed = dialog(page).getByRole('textbox', { name: /^Type .* to confirm$/ })
  if (await typed.isVisible()) await typed.fill('Aurora Media')
  await dialog(page).getByRole('textbox', { name: 'Comment' }).press('Enter')
  await expect(notice(page, '1 change was copied to production.')).toBeVisible()
  await page.goto('/300/autoprovisioning?tab=vcl')
  await expect(page.getByRole('row', { name: /From staging/ })).toContainText('Queued')
})

test('what somebody else changed meanwhile is not overwritten', async ({ page }) => {
  await enter(page, 'admin', '/300/staging?tab=compare')
  await page.getByRole('radio', { name: /From production to staging/ }).check()
  await page.getByRole('checkbox', { name: 'c300_api' }).check()
  await page.getByRole('button', { name: 'Review 1 change' }).click()
  const headers = await headersOf(page)
  const all = await page.request.get('/api/v1/autoprovisioning/300/backends/', { headers })
  const rows = (await all.json()) as { name: string }[]
  const answer = await page.request.post('/api/v1/staging/300/backends/', {
    headers,
    data: { ...rows.find(({ name }) => name === 'api'), port: 9000 },
  })
  expect(answer.ok()).toBe(true)
  await dialog(page).getByRole('button', { name: 'Copy 1 change' }).click()
  await expect(dialog(page).getByText(/somebody else changed it meanwhile/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('Differs. Port: 9000 → 8443')).toBeVisible()
})

test('a redirect loop of two rules is found beside the builder, before anything is deployed', async ({ page }) => {
  await enter(page, 'admin', '/300/autoprovisioning?tab=rules')
  await addRule(page, 'autoprovisioning', '/ida', `https://${site}/vuelta`)
  await page.reload()
  await page.getByRole('button', { name: 'New rule' }).click()
  await dialog(page).getByRole('combobox', { name: 'Site' }).click()
  await page.getByRole('option', { name: site }).click()
  const value = dialog(page).getByRole('textbox', { name: 'Value' })
  await value.fill('/otro')
  await dialog(page).getByRole('combobox', { name: 'What happens?' }).click()
  await page.getByRole('option', { name: 'Redirect permanently (301)' }).click()
  await dialog(page).getByRole('textbox', { name: 'Target URL' }).fill(`https://${site}/ida`)
  const url = dialog(page).getByRole('textbox', { name: 'URL', exact: true })
  await expect(url).toHaveValue(`https://${site}/otro`)
  await expect(dialog(page).getByText('This rule matches.')).toBeVisible()
  await expect(dialog(page).getByText('A redirect loop')).toHaveCount(0)

  // The request that was entered stays while the rule is edited, and marks what it meets.
  await url.fill(`https://${site}/vuelta`)
  await expect(dialog(page).getByText('This rule does not match.')).toBeVisible()
  await expect(dialog(page).getByText('The request tried below does not meet it')).toBeVisible()
  await value.fill('/vuelta')
  await expect(url).toHaveValue(`https://${site}/vuelta`)
  await expect(dialog(page).getByText('The request tried below meets it')).toBeVisible()
  await expect(dialog(page).getByText('A redirect loop')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Use an example of this rule' }).click()
  await expect(dialog(page).getByText('A redirect loop')).toBeVisible()
})

test('rules over hand-written VCL say what of it is lost', async ({ page }) => {
  await enter(page, 'admin', '/300/autoprovisioning?tab=rules')
  await page.getByRole('button', { name: 'Compare and deploy' }).click()
  await expect(dialog(page).getByText(/^8 sites lose their backend$/)).toBeVisible()
  await expect(
    dialog(page).getByText(/^Line 1: the subroutine|^Line 1: in vcl_recv, \d of \d statements$/),
  ).toBeVisible()
  await expect(dialog(page).getByText(/the subroutine vcl_deliver, 2 statements/)).toBeVisible()
})
