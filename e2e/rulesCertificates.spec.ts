import type { Page } from '@playwright/test'
import { issueCertificate } from '../packages/api/src/sandbox/files/certificates.ts'
import { enter, expect, notice, now, test } from './support/test.ts'
import { deployReview } from './support/vcl.ts'

const drawer = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name }).first()
const day = 86_400
const start = now.getTime() / 1000

/** Lets the sandbox's time pass, for what takes minutes. */
async function pass(page: Page, seconds: number) {
  const answer = await page.request.post('/third/sandbox/clock', { data: { step: seconds } })
  expect(answer.ok()).toBe(true)
  await page.reload()
}

const site = 'www.auroramedia.example'
const wanted = { domains: [site], from: start - day, to: start + 60 * day }
const own = issueCertificate({ ...wanted, seed: 5 })
const other = issueCertificate({ ...wanted, seed: 6 })
const [leaf = '', authority = ''] = own.cert.split(/(?<=-----END CERTIFICATE-----\n)/)

test.describe('certificates', () => {
  test.use({ isOwnWorld: true })

  test('are read before the upload, requested for sites, and removed with what that breaks', async ({ page }) => {
    await enter(page, 'config', '/300/autoprovisioning?tab=certificates')
    await expect(row(page, /api\.auroramedia\.example/)).toContainText(/Valid, [89] days left/)
    await expect(row(page, /antigua\.auroramedia\.example/)).toContainText('Expired')

    await page.getByRole('button', { name: 'New certificate' }).click()
    await drawer(page)
      .getByRole('radio', { name: /Custom/ })
      .check()
    const chain = drawer(page).getByRole('textbox', { name: /Certificate and chain/ })
    const key = drawer(page).getByRole('textbox', { name: /Private key/ })
    await chain.fill(authority + leaf)
    await expect(
      notice(page, 'The chain is out of order: each certificate must be followed by its issuer’s.'),
    ).toBeVisible()
    await chain.fill(own.cert + other.key)
    await expect(key).toHaveValue(/BEGIN PRIVATE KEY/)
    await expect(drawer(page).getByText('This key belongs to another certificate.').first()).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await expect(key).toHaveAttribute('aria-invalid', 'true')
    await key.fill(own.key)
    await expect(drawer(page).getByText('Belongs to the certificate')).toBeVisible()
    await expect(drawer(page).getByText('Sandbox Authority E1').first()).toBeVisible()
    const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
    expect(stored).not.toContain('PRIVATE KEY')
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await expect(notice(page, `“${site}” was created.`)).toBeVisible()
    const uploaded = page.getByRole('row', { name: new RegExp(site) }).filter({ hasText: 'Custom' })
    await expect(uploaded).toContainText('Sandbox Authority E1')

    await page.getByRole('button', { name: 'New certificate' }).click()
    await drawer(page).getByRole('combobox', { name: 'Sites' }).click()
    await page.getByRole('option', { name: site }).click()
    await page.keyboard.press('Escape')
    await drawer(page).getByRole('checkbox', { name: 'A certificate of its own' }).check()
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('row', { name: new RegExp(`${site}.*Requested`) })).toBeVisible()
    await pass(page, 400)
    await expect(page.getByRole('row', { name: new RegExp(`${site}.*Requested`) })).toHaveCount(0)
    await expect(page.getByRole('row', { name: new RegExp(`${site}.*Valid, 89 days left`) })).toBeVisible()

    await uploaded.getByRole('button', { name: /Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(question(page).getByText('1 site keeps HTTPS through another certificate')).toBeVisible()
    await question(page).getByRole('textbox').fill(site)
    await question(page).getByRole('button', { name: 'Delete' }).click()
    await expect(uploaded).toHaveCount(0)
  })

  test('are sorted from many files that are dropped at once, in any order', async ({ page }) => {
    await enter(page, 'config', '/300/autoprovisioning?tab=certificates&open=new')
    await drawer(page)
      .getByRole('radio', { name: /Custom/ })
      .check()
    const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    const files = drawer(page).getByRole('button', { name: 'Files', exact: true })
    await files.setInputFiles([file('other.key', other.key), file('www.crt', leaf)])
    await expect(drawer(page).getByText('No key in these files belongs to the certificate.')).toBeVisible()
    await files.setInputFiles([
      file('www.key', own.key),
      file('other.key', other.key),
      file('ca.pem', authority),
      file('bundle.pem', authority + leaf),
    ])
    await expect(drawer(page).getByText('No key in these files belongs to the certificate.')).toBeHidden()
    await expect(drawer(page).getByText('another key, left out')).toBeVisible()
    await expect(drawer(page).getByText('chain', { exact: true })).toBeVisible()
    await expect(drawer(page).getByText('Belongs to the certificate')).toBeVisible()
    await expect(drawer(page).getByRole('textbox', { name: /Certificate and chain/ })).toHaveValue(leaf + authority)
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await expect(notice(page, `“${site}” was created.`)).toBeVisible()
  })

  test('by DNS are tried again after a failure, with instructions and a credential', async ({ page }) => {
    await enter(page, 'admin', '/300/autoprovisioning?tab=certificates')
    await row(page, /labs\.auroramedia\.example/)
      .getByRole('link')
      .click()
    await expect(
      drawer(page)
        .getByText(/does not point to the verification name/)
        .first(),
    ).toBeVisible()
    await drawer(page).getByRole('tab', { name: 'DNS records' }).click()
    await expect(drawer(page).getByRole('textbox', { name: 'Name (CNAME)' })).toHaveValue(
      '_acme-challenge.labs.auroramedia.example',
    )
    await drawer(page).getByRole('button', { name: 'Check records' }).click()
    await expect(drawer(page).getByText('Not set yet')).toBeVisible()
    await drawer(page).getByRole('tab', { name: 'Edit' }).click()
    await drawer(page).getByRole('combobox', { name: 'DNS credential' }).click()
    await page.getByRole('option', { name: 'AWS Example' }).click()
    await drawer(page).getByRole('button', { name: 'Save' }).click()
    await expect(row(page, /labs\.auroramedia\.example/)).toContainText('Waiting for DNS')
    await pass(page, 400)
    await expect(row(page, /labs\.auroramedia\.example/)).toContainText('Valid, 89 days left')

    await page.getByRole('link', { name: 'DNS credentials' }).click()
    await page.getByRole('button', { name: 'New DNS credential' }).click()
    await drawer(page).getByLabel('Name').fill('Zone of the shop')
    await drawer(page).getByRole('combobox', { name: 'DNS provider' }).click()
    await page.getByRole('option', { name: 'DigitalOcean' }).click()
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await expect(drawer(page).getByText('Enter the value of API token.').first()).toBeVisible()
    await drawer(page)
      .getByRole('textbox', { name: /^API token/ })
      .fill('secret-of-the-zone')
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await row(page, 'Zone of the shop').getByRole('link').click()
    await expect(drawer(page).getByRole('textbox', { name: /^API token/ })).toHaveValue('')
    expect(await page.content()).not.toContain('secret-of-the-zone')
  })
})

test.describe('rules', () => {
  test.use({ isOwnWorld: true })

  test('are written, put in order and deployed over a hand-written VCL by keyboard alone', async ({ page }) => {
    const press = async (name: string) => {
      await page.getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
    }
    const choose = async (label: string, option: string) => {
      await drawer(page).getByRole('combobox', { name: label }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('listbox', { name: label }).waitFor()
      await page.keyboard.type(option)
      await page.getByRole('option', { name: option }).first().waitFor()
      await page.keyboard.press('Enter')
    }
    await enter(page, 'admin', '/300/autoprovisioning?tab=rules')
    await expect(notice(page, 'The live VCL was written by hand')).toBeVisible()
    await press('New rule')
    await choose('Site', site)
    await drawer(page).getByRole('textbox', { name: 'Value' }).focus()
    await page.keyboard.type('/wp-login.php')
    await choose('What happens?', 'Bypass the cache')
    const warning = 'Never runs: rule 1 answers these requests first'
    await expect(drawer(page).getByText(warning)).toBeVisible()
    await expect(drawer(page).getByText(/call bypass_cache;/)).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(notice(page, '“bypass the cache” was created.')).toBeVisible()
    const added = row(page, /wp-login\.php/)
    await expect(added).toContainText(warning)

    await press('Change order')
    await choose('Site', site)
    const up = drawer(page).getByRole('button', { name: /^Move When path starts with “\/wp-login\.php”.* up$/ })
    await up.focus()
    for (let place = 6; place > 1; place--) {
      await page.keyboard.press('Enter')
      await expect(up).toBeFocused()
    }
    await expect(drawer(page).getByRole('listitem').first()).toContainText('/wp-login.php')
    await page.getByRole('button', { name: 'Save order' }).focus()
    await page.keyboard.press('Enter')
    await expect(notice(page, 'The new order was saved.')).toBeVisible()
    await expect(added).not.toContainText(warning)

    await press('Compare and deploy')
    const review = deployReview(page)
    await expect(review.getByRole('figure')).toContainText('call bypass_cache;')
    await expect(review.getByRole('textbox', { name: 'Comment' })).toHaveValue('8 active rules')
    await review.getByLabel(/Type/).focus()
    await page.keyboard.type('Aurora Media')
    await page.keyboard.press('Enter')
    await expect(notice(page, 'A version is being deployed')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Show versions' })).toBeFocused()
    await pass(page, 500)
    await expect(notice(page, 'The live VCL is what these rules generate.')).toBeVisible()

    await added.getByRole('button', { name: /Actions/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Deactivate' }).waitFor()
    await page.keyboard.type('Deac')
    await page.keyboard.press('Enter')
    await expect(added).toContainText('Not active')
    await expect(notice(page, 'Changes wait to be deployed')).toBeVisible()
  })
})
