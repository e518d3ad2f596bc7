import type { Page } from '@playwright/test'
import { enter, expect, heading, notice, test } from './support/test.ts'
import { deployReview, vclEditor, writeLine } from './support/vcl.ts'

// Monaco measures how long a key takes, which a fixed clock does not answer in full.
test.use({
  isOwnWorld: true,
  hasFixedClock: false,
  noise: [/^Failed to load resource: the server responded with a status of (409|412)/],
})

/** Moves the clock of the provider. */
async function step(page: Page, seconds: number) {
  const answer = await page.request.post('/third/sandbox/clock', { data: { step: seconds } })
  expect(answer.ok()).toBe(true)
}
interface StoredBackend {
  readonly id: number
  readonly company: number
  readonly name: string
}
async function backendOf(page: Page, name: string): Promise<StoredBackend> {
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` }
  const answer = await page.request.get('/api/v1/autoprovisioning/300/backends/', { headers })
  const found = ((await answer.json()) as StoredBackend[]).find((backend) => backend.name === name)
  if (!found) throw new Error(`No backend ${name}.`)
  return found
}
const hint = (backend: string) => `set req.backend_hint = ${backend}.backend();`

/** Another user's change of a stored object, beside the page. */
async function writeBeside(page: Page, method: 'POST' | 'PUT', path: string, data: object) {
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` }
  const answer = await page.request.fetch(`/api/v1/autoprovisioning/300/${path}`, { method, headers, data })
  expect(answer.ok()).toBe(true)
}

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
  await expect(deployReview(page).getByText(/^Our check found 1 problem/)).toBeVisible()
  await expect(deployReview(page).getByText('1 line added')).toBeVisible()
  await deployReview(page).getByRole('button', { name: 'Deploy' }).click()
  await expect(deployReview(page).getByText('Say what changes and why.')).toBeVisible()
  await deployReview(page).getByRole('textbox', { name: 'Comment' }).fill('New shop')
  await deployReview(page).getByRole('textbox', { name: 'Type Aurora Media to confirm' }).fill('Aurora Media')
  await deployReview(page).getByRole('button', { name: 'Deploy' }).click()
  const rejected = page.getByRole('alert').filter({ hasText: 'The compiler rejected it. Nothing was deployed.' })
  await expect(rejected).toContainText("Line 13: Symbol not found: 'c300_tiend' (expected type BACKEND)")
  await page.getByRole('button', { name: /^Line 13, column \d+: Compiler: Symbol not found/ }).click()
  await expect(vclEditor(page)).toBeFocused()

  await writeLine(page, 13, hint('c300_origin1'))
  await expect(rejected).toBeHidden()
  await vclEditor(page).press('ControlOrMeta+s')
  // What was written survives the refusal.
  await expect(deployReview(page).getByRole('textbox', { name: 'Comment' })).toHaveValue('New shop')
  await deployReview(page).getByRole('textbox', { name: 'Comment' }).fill('Shop on the first origin')
  await deployReview(page).getByRole('button', { name: 'Deploy' }).click()
  await expect(page.getByText(/^Version \d+ is on its way to production\.$/)).toBeVisible()
  const row = page.getByRole('row', { name: /Shop on the first origin/ })
  await expect(row).toContainText('Queued')
  await expect(page.getByRole('button', { name: 'Jobs: 1 running' })).toBeAttached()

  await step(page, 500)
  await expect(row).toContainText('Live', { timeout: 20_000 })
  await expect(page.getByText(/^Version \d+ to production: done\.$/)).toBeVisible({ timeout: 40_000 })

  await row.getByRole('link').click()
  const panel = page.getByRole('dialog', { name: /^#/ })
  await expect(panel.getByRole('figure')).toContainText('1 line added')
  await panel.getByRole('combobox', { name: 'Compare with' }).click()
  await page.getByRole('option', { name: /4752/ }).click()
  await expect(panel.getByRole('figure', { name: /^From version 4752 to/ })).toContainText('3 lines added')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Roll back to \d+$/ }).click()
  await expect(deployReview(page).getByRole('textbox', { name: 'Comment' })).toHaveValue(/^Back to version \d+/)
  await expect(deployReview(page).getByRole('figure')).toContainText(/\d lines? added/)
  await deployReview(page).getByRole('button', { name: 'Deploy' }).click()
  await expect(page.getByRole('row', { name: /Back to version/ }).first()).toContainText('Queued')
})

test('somebody else’s deployment is reported before it is overwritten', async ({ page }) => {
  await enter(page, 'admin', '/300/autoprovisioning?tab=vcl&edit=live')
  await writeLine(page, 27, '# mine')
  await page.getByRole('button', { name: 'Review and deploy' }).click()
  await deployReview(page).getByRole('textbox', { name: 'Comment' }).fill('Mine')
  await writeBeside(page, 'POST', 'config/', { config_body: 'sub vcl_recv {\n}', comment: 'Theirs' })
  await deployReview(page).getByRole('button', { name: 'Deploy' }).click()
  await expect(deployReview(page).getByText(/^A version was deployed while you were reading/)).toBeVisible()
  await expect(deployReview(page).getByText('Another version is on its way')).toBeVisible()
  await deployReview(page).getByRole('button', { name: 'Deploy' }).click()
  await expect(deployReview(page).getByText('Type Aurora Media exactly.')).toBeVisible()
  await deployReview(page).getByRole('textbox', { name: 'Type Aurora Media to confirm' }).fill('Aurora Media')
  await deployReview(page).getByRole('button', { name: 'Deploy' }).click()
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
  await expect(form.getByRole('textbox', { name: 'Host names' })).toHaveValue('not a host')
  await page.keyboard.press('Escape')
  const waiting = page.getByRole('region', { name: 'Waiting for verification' })
  await expect(waiting.getByRole('textbox', { name: 'Name of the TXT record' })).toHaveValue(
    '_tcdn_challenge.nuevo.auroramedia.example',
  )
  await expect(waiting.getByRole('textbox', { name: 'Code' })).toHaveValue(/^[0-9a-f]{32}$/)
  await waiting.getByRole('button', { name: 'Check now' }).click()
  await expect(waiting.getByText(/^Its code was not found yet/)).toBeVisible()
  await page.reload()
  await expect(waiting.getByText(/^Its code was not found yet/)).toBeVisible()
  await step(page, 120)
  await waiting.getByRole('button', { name: 'Check now' }).click()
  await expect(notice(page, 'nuevo.auroramedia.example was verified and added.')).toBeVisible()
  const row = page.getByRole('row', { name: /nuevo\.auroramedia\.example/ })
  await row.getByRole('button').click()
  await expect(page.getByRole('menuitem', { name: 'Turn on HTTPS' })).toBeDisabled()
  await page.keyboard.press('Escape')

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
  const dialog = deployReview(page)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue(/^From staging, version \d+/)
  const typed = dialog.getByRole('textbox', { name: /^Type .* to confirm$/ })
  if (await typed.isVisible()) await typed.fill('Aurora Media')
  await dialog.getByRole('textbox', { name: 'Comment' }).press('Enter')
  await expect(page.getByText(/^Version \d+ is on its way to production\.$/)).toBeVisible()
  await page.goto('/300/autoprovisioning?tab=vcl')
  await expect(page.getByRole('row', { name: /From staging/ })).toContainText('Queued')
})

test('what somebody else saved is shown before it is overwritten, and a refusal for a conflict is explained', async ({
  page,
}) => {
  await enter(page, 'admin', '/300/autoprovisioning?tab=backends')
  await page.getByRole('link', { name: 'c300_legacy2019' }).click()
  const form = page.getByRole('dialog', { name: 'c300_legacy2019' })
  await form.getByRole('textbox', { name: 'Address' }).fill('new.auroramedia.example')
  const { id, company: _, ...theirs } = await backendOf(page, 'legacy2019')
  await writeBeside(page, 'PUT', `backends/${id}/`, { ...theirs, port: 8080 })
  await form.getByRole('button', { name: 'Save' }).click()
  const conflict = form.getByRole('status').filter({ hasText: 'Somebody else saved it after you opened it' })
  await expect(conflict).toContainText('Port: 8080 (before: 80)')
  await expect(conflict).toBeInViewport()
  await expect(form.getByRole('textbox', { name: 'Address' })).toHaveValue('new.auroramedia.example')
  await conflict.getByRole('button', { name: 'Use their values' }).click()
  await expect(form.getByRole('spinbutton', { name: 'Port' })).toHaveValue('8080')

  await form.getByRole('textbox', { name: 'Address' }).fill('new.auroramedia.example')
  for (const status of [409, 412]) {
    await page.route('**/backends/*/', (route) => route.fulfill({ status, json: {} }), { times: 1 })
    await form.getByRole('button', { name: 'Save' }).click()
    const reason = status === 412 ? /Someone else saved this/ : /This conflicts with data that already exists/
    await expect(form.getByText(reason)).toBeVisible()
  }
  await form.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row', { name: /c300_legacy2019/ })
  await expect(row).toContainText('new.auroramedia.example')
  await expect(row).toContainText('8080')

  // The list does not know yet that the live VCL uses it.
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await writeBeside(page, 'POST', 'config/', {
    config_body: `sub vcl_recv {\n  ${hint('c300_legacy2019')}\n}`,
    comment: 'Old origin',
  })
  await step(page, 500)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('has references in active config')
})

test('a site moves to another company of the user', async ({ page }) => {
  await enter(page, 'admin', '/300/autoprovisioning')
  const site = 'fotos.auroramedia.example'
  await page
    .getByRole('row', { name: new RegExp(site) })
    .getByRole('button')
    .click()
  await page.getByRole('menuitem', { name: 'Move to another company' }).click()
  const dialog = page.getByRole('alertdialog', { name: `Move ${site} to another company` })
  await dialog.getByRole('button', { name: 'Move the site' }).click()
  await expect(dialog.getByText('Choose a company.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Company' }).click()
  await page.getByRole('option', { name: 'Aurora Shops' }).click()
  await dialog.getByRole('button', { name: 'Move the site' }).click()
  await expect(page.getByRole('row', { name: new RegExp(site) })).toBeHidden()
  await page.getByRole('button', { name: 'Show the sites there' }).click()
  await expect(page).not.toHaveURL(/\/300\//)
  await expect(page.getByRole('row', { name: new RegExp(site) })).toBeVisible()
})

for (const { width, isPhone } of [
  { width: 1280, isPhone: false },
  { width: 390, isPhone: true },
])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, ...(isPhone && { hasTouch: true, isMobile: true }) })

    test('a site is added and its backend chosen, edited and deployed by keyboard alone', async ({ page }) => {
      const press = async (name: string | RegExp) => {
        await page.getByRole('button', { name }).first().focus()
        await page.keyboard.press('Enter')
      }
      await enter(page, 'config', '/300/autoprovisioning')
      await press('Add sites')
      await expect(page.getByRole('textbox', { name: 'Host names' })).toBeFocused()
      await page.keyboard.type('nuevo.auroramedia.example')
      await press('Add 1 site')
      await press('Check now')
      await step(page, 120)
      await press('Check now')
      await expect(notice(page, 'nuevo.auroramedia.example was verified and added.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Add sites' })).toBeFocused()
      await page.getByRole('link', { name: 'nuevo.auroramedia.example' }).focus()
      await page.keyboard.press('Enter')
      const setup = page.getByRole('dialog', { name: 'nuevo.auroramedia.example' })
      await expect(setup).toContainText('No line names it.')
      await expect(setup.getByRole('link', { name: 'Show the certificate' })).toBeVisible()
      await setup.getByRole('link', { name: 'Edit the VCL' }).focus()
      await page.keyboard.press('Enter')
      await expect(heading(page)).toHaveText('New version')
      await writeLine(page, 4, 'set req.backend_hint = c300_origin2.backend();')
      await expect(page.getByText('Not deployed: +1 −1 lines')).toBeVisible()
      await page.keyboard.press('Control+s')
      const dialog = deployReview(page)
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await dialog.getByRole('textbox', { name: 'Comment' }).focus()
      await page.keyboard.type('The second origin for the API')
      await page.keyboard.press('Enter')
      await expect(page.getByText(/^Version \d+ is on its way to production\.$/)).toBeVisible()
      const width = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(width).toBe(0)
    })
  })
