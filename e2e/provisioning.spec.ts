import type { Page } from '@playwright/test'
import { enter, expect, heading, notice, test } from './support/test.ts'

// Monaco measures how long a key takes, which a fixed clock does not answer in full.
test.use({ isOwnWorld: true, hasFixedClock: false })

/** Moves the clock of the provider. */
async function step(page: Page, seconds: number) {
  const answer = await page.request.post('/third/sandbox/clock', { data: { step: seconds } })
  expect(answer.ok()).toBe(true)
}
const editor = (page: Page) => page.getByRole('textbox', { name: 'Configuration' })
const review = (page: Page, area = 'production') => page.getByRole('dialog', { name: `Deploy to ${area}` })

/** Replaces a line of the editor, behind its indentation. */
async function writeLine(page: Page, line: number, text: string) {
  const input = editor(page)
  await expect(input).toHaveAttribute('aria-describedby', /./)
  await input.focus()
  await page.keyboard.press('ControlOrMeta+Home')
  for (let at = 1; at < line; at += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.insertText(text)
}
const hint = (backend: string) => `set req.backend_hint = ${backend}.backend();`

/** A token of the persona for requests beside the page. */
async function tokenOf(page: Page): Promise<string> {
  const answer = await page.request.post('/api/v1/oauth2/access_token/', {
    form: { grant_type: 'password', username: 'admin', password: 'Sandbox-2026' },
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

test('a version is rejected at its line, corrected, reviewed, deployed and rolled back', async ({ page }) => {
  await enter(page, 'admin', '/300/autoprovisioning?tab=vcl&edit=live')
  await expect(heading(page)).toHaveText('New version')
  await writeLine(page, 13, hint('c300_tiend'))
  await expect(
    page.getByRole('button', { name: /^Line 13, column \d+: There is no backend c300_tiend\.$/ }),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Restored your configuration, which began as version/)).toBeVisible()
  await page.getByRole('button', { name: 'Review and deploy' }).click()
  await expect(review(page).getByText(/^Our check found 1 problem/)).toBeVisible()
  await expect(review(page).getByText('1 line added')).toBeVisible()
  await review(page).getByRole('button', { name: 'Deploy' }).click()
  await expect(review(page).getByText('Say what changes and why.')).toBeVisible()
  await review(page).getByRole('textbox', { name: 'Comment' }).fill('New shop')
  await review(page).getByRole('button', { name: 'Deploy' }).click()
  const rejected = page.getByRole('alert').filter({ hasText: 'The compiler rejected it. Nothing was deployed.' })
  await expect(rejected).toContainText("Line 13: Symbol not found: 'c300_tiend' (expected type BACKEND)")
  await page.getByRole('button', { name: /^Line 13, column \d+: Compiler: Symbol not found/ }).click()
  await expect(editor(page)).toBeFocused()

  await writeLine(page, 13, hint('c300_origin1'))
  await expect(rejected).toBeHidden()
  await editor(page).press('ControlOrMeta+s')
  await review(page).getByRole('textbox', { name: 'Comment' }).fill('Shop on the first origin')
  await review(page).getByRole('button', { name: 'Deploy' }).click()
  await expect(page.getByText(/^Version \d+ is on its way to production\.$/)).toBeVisible()
  const row = page.getByRole('row', { name: /Shop on the first origin/ })
  await expect(row).toContainText('Queued')
  await expect(page.getByRole('button', { name: 'Jobs: 1 running' })).toBeAttached()

  await step(page, 500)
  await expect(row).toContainText('Live', { timeout: 20_000 })
  await expect(page.getByText(/^Version \d+ to production: done\.$/)).toBeVisible({ timeout: 40_000 })

  await page
    .getByRole('row', { name: /Superseded/ })
    .first()
    .getByRole('button')
    .click()
  await page.getByRole('menuitem', { name: 'Back to production' }).click()
  await expect(review(page).getByRole('textbox', { name: 'Comment' })).toHaveValue(/^Back to version \d+/)
  await expect(review(page).getByRole('figure')).toContainText(/\d lines? added/)
  await review(page).getByRole('button', { name: 'Deploy' }).click()
  await expect(page.getByRole('row', { name: /Back to version/ }).first()).toContainText('Queued')
})

test('somebody else’s deployment is reported before it is overwritten', async ({ page }) => {
  await enter(page, 'admin', '/300/autoprovisioning?tab=vcl&edit=live')
  await writeLine(page, 27, '# mine')
  await page.getByRole('button', { name: 'Review and deploy' }).click()
  await review(page).getByRole('textbox', { name: 'Comment' }).fill('Mine')
  const other = await page.request.post('/api/v1/autoprovisioning/300/config/', {
    headers: { Authorization: `Bearer ${await tokenOf(page)}` },
    data: { config_body: 'sub vcl_recv {\n}', comment: 'Theirs' },
  })
  expect(other.ok()).toBe(true)
  await review(page).getByRole('button', { name: 'Deploy' }).click()
  await expect(review(page).getByText(/^A version was deployed while you were reading/)).toBeVisible()
  await expect(review(page).getByText('Another version is on its way')).toBeVisible()
  await review(page).getByRole('button', { name: 'Deploy' }).click()
  await expect(review(page).getByText('Type Aurora Media exactly.')).toBeVisible()
  await review(page).getByRole('textbox', { name: 'Type Aurora Media to confirm' }).fill('Aurora Media')
  await review(page).getByRole('button', { name: 'Deploy' }).click()
  await expect(page.getByRole('row', { name: /Mine/ })).toContainText('Queued')
})

test('a backend is tested, created, and kept once the live VCL uses it', async ({ page }) => {
  await enter(page, 'admin', '/300/autoprovisioning?tab=backends')
  await page
    .getByRole('row', { name: /c300_origin1/ })
    .getByRole('button')
    .click()
  const remove = page.getByRole('menuitem', { name: 'Delete' })
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('The live VCL uses it. Deploy a version without it first.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'New backend' }).click()
  const form = page.getByRole('dialog', { name: 'New backend' })
  await form.getByRole('textbox', { name: 'Name in VCL' }).fill('Fotos-1')
  await form.getByRole('textbox', { name: 'Address' }).fill('www.auroramedia.example')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByText('Use lower-case letters and digits, and begin with a letter.').first()).toBeVisible()
  await expect(form.getByText(/^This is one of your sites/).first()).toBeVisible()
  await form.getByRole('textbox', { name: 'Name in VCL' }).fill('fotos1')
  await form.getByRole('textbox', { name: 'Address' }).fill('photos-origin.auroramedia.example')
  await form.getByRole('switch', { name: 'TLS' }).click()
  await expect(form.getByRole('spinbutton', { name: 'Port' })).toHaveValue('80')
  await form.getByRole('button', { name: 'Test now' }).click()
  await expect(form.getByText(/^Healthy: 200/)).toBeVisible()
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('row', { name: /c300_fotos1/ })).toContainText('Not used')

  await page.goto('/300/autoprovisioning?tab=vcl&edit=live')
  await writeLine(page, 13, hint('c300_fotos1'))
  await expect(page.getByText('No problems found')).toBeVisible()
})

test('sites are added after verification, and disabled only by name', async ({ page }) => {
  await enter(page, 'admin', '/300/autoprovisioning')
  await page.getByRole('button', { name: 'Add sites' }).click()
  const form = page.getByRole('dialog', { name: 'Add sites' })
  await form
    .getByRole('textbox', { name: 'Host names' })
    .fill('https://nuevo.auroramedia.example/\nnot a host\nwww.auroramedia.example')
  await expect(form.getByRole('button', { name: /Line 2.*Not a host name/ })).toBeVisible()
  await expect(form.getByRole('button', { name: /Line 3.*Already one of your sites/ })).toBeVisible()
  await form.getByRole('button', { name: 'Add 1 site' }).click()
  const waiting = page.getByRole('region', { name: 'Waiting for verification' })
  await expect(waiting.getByRole('textbox', { name: 'Name of the TXT record' })).toHaveValue(
    '_tcdn_challenge.nuevo.auroramedia.example',
  )
  await expect(waiting.getByRole('textbox', { name: 'Code' })).toHaveValue(/^[0-9a-f]{32}$/)
  await waiting.getByRole('button', { name: 'Check now' }).click()
  await expect(waiting.getByText(/^Not found yet/)).toBeVisible()
  await page.reload()
  await step(page, 120)
  await waiting.getByRole('button', { name: 'Check now' }).click()
  await expect(notice(page, 'nuevo.auroramedia.example was verified and added.')).toBeVisible()
  const row = page.getByRole('row', { name: /nuevo\.auroramedia\.example/ })
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Turn on HTTPS' }).click()
  await expect(row).toContainText('Requested')

  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  const ask = page.getByRole('alertdialog')
  await expect(ask).toContainText('It is not deleted')
  await ask.getByRole('textbox').fill('nuevo.auroramedia.example')
  await ask.getByRole('button', { name: 'Disable' }).click()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Enable again' }).click()
  await expect(row).toBeVisible()
})

test('staging is unmistakable, and its version is promoted by keyboard only', async ({ page }) => {
  await enter(page, 'config', '/300/staging')
  await expect(page.getByText('Nothing here reaches your visitors.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: /^Promote \d+ to production$/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = review(page)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue(/^From staging, version \d+/)
  const typed = dialog.getByRole('textbox', { name: /^Type .* to confirm$/ })
  if (await typed.isVisible()) await typed.fill('Aurora Media')
  await dialog.getByRole('textbox', { name: 'Comment' }).press('Enter')
  await expect(page.getByText(/^Version \d+ is on its way to production\.$/)).toBeVisible()
  await page.goto('/300/autoprovisioning?tab=vcl')
  await expect(page.getByRole('row', { name: /From staging/ })).toContainText('Queued')
})
