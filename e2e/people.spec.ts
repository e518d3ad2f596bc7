import type { Page } from '@playwright/test'
import { choosePassword, passwordLink } from './support/mail.ts'
import { enter, expect, heading, test, typeCredentials } from './support/test.ts'

const drawer = (page: Page) => page.getByRole('dialog')
const password = 'Hopper-Nueva-7'
const url = 'https://www.auroramedia.example/portada-nueva'

async function purge(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^(URLs|URL)$/ }).fill(url)
  await page.getByRole('button', { name: 'Purge 1 URL' }).click()
}

test.describe('a client in trouble', () => {
  test.use({ isOwnWorld: true, sandboxOptions: ['--scenario', 'stuffing'] })

  test('is found, entered with a reason, only looked at, mended after taking control, and left with a summary', async ({
    page,
  }) => {
    await enter(page, 'staff')
    await expect(heading(page)).toHaveText('Companies')
    const [, first] = await page.getByRole('table', { name: 'Companies' }).getByRole('row').all()
    await expect(first ?? page.locator('none')).toContainText('Aurora Media', { timeout: 20_000 })
    await page.getByRole('button', { name: 'Account of Sofía Tejada' }).click()
    await page.getByRole('menuitem', { name: 'Act as another user' }).click()
    const dialog = page.getByRole('dialog', { name: 'Act as another user' })
    await dialog.getByRole('combobox', { name: 'User' }).click()
    await page.keyboard.type('aurora media viewer')
    await page.getByRole('option', { name: /Víctor.*Aurora Media/ }).click()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Ticket 4711: logins attacked')
    await dialog.getByRole('button', { name: 'Act as this user' }).click()

    await expect(page.getByText('You are only looking: nothing can be changed. Reason: Ticket 4711')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Account of Sofía, acting as Víctor/ })).toBeVisible()
    await page.goto('/user/profile?section=security')
    await expect(page.getByText('This belongs to Víctor.')).toBeVisible()
    await page.goto('/300/invalidation')
    await expect(page.getByRole('button', { name: /^Purge/ }).first()).toHaveAttribute('aria-disabled', 'true')

    await page.getByRole('button', { name: 'Take control' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take control' }).click()
    await purge(page)
    await expect(page.getByText('1 line was accepted.')).toBeVisible()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()

    const summary = page.getByRole('dialog', { name: 'You acted as Víctor' })
    await expect(summary).toContainText('Ticket 4711: logins attacked')
    await expect(summary.getByRole('listitem')).toHaveText([/Purge, Created/])
    await summary.getByRole('button', { name: 'Done' }).click()
    await expect(heading(page)).toHaveText('Companies')

    await page.clock.fastForward(60_000)
    await page.goto('/300/audit?f.kind=purge')
    const entry = page.getByRole('table', { name: 'Audit log' }).getByRole('row').filter({ hasText: url })
    await expect(entry).toContainText('viewer@parapet.example')
    await expect(entry).toContainText(/The provider: staff/)
  })
})

test.describe('a role with purge', () => {
  test.use({ isOwnWorld: true })

  test('is given to a user, who purges, and is found in the audit log', async ({ page, browser, product }) => {
    const address = 'grace@aurora.example'
    await enter(page, 'admin', '/300/users?open=new')
    await drawer(page).getByLabel('Email').fill(address)
    await drawer(page).getByRole('combobox', { name: 'Roles' }).click()
    await page.getByRole('option', { name: 'Support' }).click()
    await page.keyboard.press('Escape')
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('The provider was asked to email the link to choose a password.')).toBeVisible()
    await page.getByRole('link', { name: address }).click()
    await drawer(page).getByRole('tab', { name: 'Access' }).click()
    const actions = drawer(page).getByRole('region', { name: 'Actions' })
    await expect(actions.getByText('No role includes Invalidation')).toBeVisible()
    await drawer(page).getByRole('tab', { name: 'Edit' }).click()
    await drawer(page).getByRole('combobox', { name: 'Roles' }).click()
    await page.getByRole('option', { name: 'Viewer' }).click()
    await page.keyboard.press('Escape')
    await drawer(page).getByRole('button', { name: 'Save' }).click()

    const second = await browser.newContext({ baseURL: product.address })
    const colleague = await second.newPage()
    await choosePassword(colleague, await passwordLink(page, address), password)
    await expect(colleague.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
    await colleague.goto('/300/invalidation')
    await typeCredentials(colleague, address, password)
    await purge(colleague)
    await expect(colleague.getByText('1 line was accepted.')).toBeVisible()
    await second.close()

    await page.clock.fastForward(60_000)
    await page.goto('/300/audit?f.kind=purge')
    const entry = page.getByRole('table', { name: 'Audit log' }).getByRole('row').filter({ hasText: url })
    await expect(entry).toContainText(address)
  })
})

test.describe('a new company', () => {
  test.use({ isOwnWorld: true })

  test('is created by a dealer, and its first user invited, who chooses a password and logs in', async ({
    page,
    browser,
    product,
  }) => {
    await enter(page, 'dealer')
    await page.getByRole('button', { name: 'New company' }).click()
    const dialog = page.getByRole('dialog', { name: 'New company' })
    await dialog.getByRole('button', { name: 'Create the company' }).click()
    await expect(dialog.getByText('Enter a name.').first()).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Radio Alba')
    await dialog.getByRole('button', { name: 'Create the company' }).click()
    await page
      .getByRole('dialog', { name: 'Radio Alba was created' })
      .getByRole('link', { name: 'Invite its first user' })
      .click()
    await expect(heading(page)).toHaveText('Users')
    await drawer(page).getByLabel('Email').fill('alba@radio.example')
    await drawer(page).getByRole('combobox', { name: 'Roles' }).click()
    await page.getByRole('option', { name: 'Viewer' }).click()
    await page.keyboard.press('Escape')
    await expect(drawer(page).getByText(/^The user chooses the password/)).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('“alba@radio.example” was created.')).toBeVisible()
    await expect(page.getByText('The provider was asked to email the link to choose a password.')).toBeVisible()

    const second = await browser.newContext({ baseURL: product.address })
    const alba = await second.newPage()
    await choosePassword(alba, await passwordLink(page, 'alba@radio.example'), password)
    await alba
      .getByRole('link', { name: 'Go to log in' })
      .or(alba.getByRole('button', { name: 'Go to log in' }))
      .click()
    await typeCredentials(alba, 'alba@radio.example', password)
    await expect(heading(alba)).toHaveText(/^Hi again, alba@radio\.example/)
    await second.close()
  })
})
