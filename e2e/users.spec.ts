import type { Page } from '@playwright/test'
import { choosePassword, passwordLink } from './support/mail.ts'
import { enter, expect, heading, now, test, typeCredentials } from './support/test.ts'
import { totp } from './support/totp.ts'

const drawer = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')
const address = 'grace@aurora.example'
const password = 'Hopper-Nueva-7'

test.describe('the users of a company', () => {
  test.use({ isOwnWorld: true })

  test('are invited by a mailed link, log in, lose their session, get a role, and are removed', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await enter(page, 'admin', '/300/users')
    await page.getByRole('button', { name: 'New user' }).click()
    await drawer(page).getByLabel('Email').fill('grace@aurora')
    await page.keyboard.press('Control+Enter')
    await expect(drawer(page).getByText('Enter an email address like name@company.com.').first()).toBeVisible()
    await expect(drawer(page).getByText('Choose at least one role.').first()).toBeVisible()
    await drawer(page).getByLabel('Email').fill('viewer@parapet.example')
    await drawer(page).getByLabel('First name').fill('Grace')
    await drawer(page).getByRole('combobox', { name: 'Roles' }).click()
    await page.getByRole('option', { name: 'Viewer' }).click()
    await page.keyboard.press('Escape')
    await expect(drawer(page).getByText('Opens: History, Invalidation.').first()).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await expect(
      drawer(page)
        .getByText(/A user with this email already exists/)
        .first(),
    ).toBeVisible()
    await drawer(page).getByLabel('Email').fill(address)
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText(`“${address}” was created.`)).toBeVisible()
    await expect(page.getByText('The provider was asked to email the link to choose a password.')).toBeVisible()
    const row = page.getByRole('row', { name: new RegExp(address) })
    await expect(row).toContainText('Viewer')

    const second = await browser.newContext({ ...(baseURL && { baseURL }) })
    const colleague = await second.newPage()
    await choosePassword(colleague, await passwordLink(page, address), password)
    await expect(colleague.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
    await colleague.goto('/300/users')
    await typeCredentials(colleague, address, password)
    await expect(heading(colleague)).toHaveText('Users')
    await expect(colleague.getByRole('button', { name: 'New user' })).toHaveAttribute('aria-disabled', 'true')

    await row.getByRole('link', { name: address }).click()
    await drawer(page).getByRole('tab', { name: 'Access' }).click()
    await expect(drawer(page).getByText('Open').first()).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Print' }).click()
    const paper = page.frameLocator('iframe[aria-hidden]')
    await expect(paper.locator('body[data-printed] > pre:only-child')).toHaveText(
      new RegExp(`^Access of ${address} in Aurora Media\nRoles: Viewer\n`),
    )
    await expect(page.locator('body')).not.toHaveAttribute('data-printed')
    const frame = page.locator('iframe[aria-hidden]')
    await frame.evaluate(
      (node) => void (node instanceof HTMLIFrameElement && node.contentWindow?.dispatchEvent(new Event('afterprint'))),
    )
    await expect(frame).toHaveCount(0)
    await drawer(page).getByRole('tab', { name: 'Sessions' }).click()
    await drawer(page)
      .getByRole('button', { name: /^End the session/ })
      .click()
    await question(page)
      .getByRole('button', { name: /^End the session/ })
      .click()
    await expect(drawer(page).getByText('Not logged in anywhere.')).toBeVisible()
    await colleague.reload()
    await expect(colleague).toHaveURL(/\/auth\/login/)
    await second.close()

    await drawer(page).getByRole('tab', { name: 'Edit' }).click()
    await drawer(page).getByRole('combobox', { name: 'Roles' }).click()
    await page.getByRole('option', { name: 'Support' }).click()
    await page.keyboard.press('Escape')
    await drawer(page).getByRole('button', { name: 'Save' }).click()
    await expect(row).toContainText('Support')
    const colleagueRow = page.getByRole('row', { name: /zoe\.obrien/ })
    for (const one of [row, colleagueRow]) await one.getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Change roles' }).click()
    await question(page).getByRole('button', { name: 'Change roles' }).click()
    await expect(question(page).getByText('Choose at least one role.').first()).toBeVisible()
    await question(page).getByRole('combobox', { name: 'Roles' }).click()
    await page.getByRole('option', { name: /^Support/ }).click()
    await page.keyboard.press('Escape')
    await expect(question(page).getByText(/^Changes 1 user, .*zoe\.obrien/)).toBeVisible()
    await expect(question(page).getByText(/^1 user stays as they are: grace/)).toBeVisible()
    await question(page).getByRole('button', { name: 'Change roles' }).click()
    await expect(page.getByText('The roles of 1 user were changed.')).toBeVisible()
    await expect(colleagueRow).toContainText('Support')

    await row.getByRole('button', { name: /Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await question(page).getByRole('textbox').fill(address)
    await question(page).getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
  })

  test('are asked about when two tabs save one of them, and their history names roles and begins with the creation', async ({
    page,
    context,
  }) => {
    await enter(page, 'admin', '/300/users?open=new')
    await drawer(page).getByLabel('Email').fill(address)
    await drawer(page).getByRole('combobox', { name: 'Roles' }).click()
    await page.getByRole('option', { name: 'Viewer' }).click()
    await page.keyboard.press('Escape')
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await page.getByRole('link', { name: address }).click()
    const last = drawer(page).getByLabel('Last name')
    await last.fill('Hopper')

    const other = await context.newPage()
    await other.goto(page.url())
    await drawer(other).getByLabel('First name').fill('Grace')
    await drawer(other).getByRole('button', { name: 'Save' }).click()
    await expect(drawer(other)).toHaveCount(0)

    await drawer(page).getByRole('button', { name: 'Save' }).click()
    await expect(drawer(page).getByText('First name: Grace (before: —)')).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Use their values' }).click()
    await expect(drawer(page).getByLabel('First name')).toHaveValue('Grace')
    await last.fill('Hopper')
    await drawer(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`“${address}” was saved.`)).toBeVisible()

    await page.getByRole('link', { name: address }).click()
    await drawer(page).getByRole('tab', { name: 'History' }).click()
    const entries = drawer(page).getByRole('list', { name: 'History' }).getByRole('listitem')
    await expect(entries).toHaveCount(3)
    await expect(entries.nth(0)).toContainText('Last name: Hopper')
    await expect(entries.nth(2)).toContainText('Created')
    await expect(entries.nth(2)).toContainText('Roles: Viewer')
  })

  test('open nothing but the set-up of two-factor authentication once the company requires it', async ({ page }) => {
    await enter(page, 'admin', '/300/users')
    const rule = page.getByRole('switch', { name: 'Require two-factor authentication' })
    await expect(rule).not.toBeChecked()
    await rule.click()
    await expect(question(page)).toContainText(/\d+ users must set up an authenticator app.*viewer@parapet\.example/)
    await question(page).getByRole('button', { name: 'Require it' }).click()
    await expect(page.getByText('Two-factor authentication is required now.')).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/\/user\/two-factor\?redirect=/)
    await expect(page.getByRole('heading', { name: 'Set up two-factor authentication' })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.goto('/300/analytics')
    await expect(page).toHaveURL(/\/user\/two-factor\?redirect=/)
    await page.goto('/300/users')
    const key = await page.getByRole('textbox', { name: 'Key' }).inputValue()
    await page.getByLabel('Code from the app').fill(totp(key, now))
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(heading(page)).toHaveText('Users')
    await expect(rule).toBeChecked()
    await rule.click()
    await expect(question(page)).toContainText('Users who have set it up keep it')
    await question(page).getByRole('button', { name: 'Stop requiring it' }).click()
    await expect(rule).not.toBeChecked()
  })
})
