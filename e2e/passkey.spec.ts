import type { Page } from '@playwright/test'
import { enter, expect, heading, now, password, test, typeCredentials } from './support/test.ts'
import { totp } from './support/totp.ts'

test.use({ isOwnWorld: true })

// Browsers give passkeys to names, never to numbers: the same server under its name.
const named = (address: string, path: string) => new URL(path, address.replace('127.0.0.1', 'localhost')).href

async function plugIn(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is added in the profile, logs in without name and password, and is deleted', async ({
  page,
  product,
}) => {
  await page.goto(named(product.address, '/auth/login?redirect=/user/profile%3Fsection%3Dsecurity'))
  await plugIn(page)
  await typeCredentials(page, 'admin')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByText('Enter a name.').first()).toBeVisible()
  await passkeys.getByLabel('Name of the new passkey').fill('Laptop')
  await page.keyboard.press('Enter')
  await expect(passkeys.getByRole('listitem').filter({ hasText: 'Laptop' })).toContainText('Never used')

  await page.goto(named(product.address, '/300'))
  await page.getByRole('button', { name: /Ada/ }).click()
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(heading(page)).toHaveText(/Ada/)

  await page.goto(named(product.address, '/user/profile?section=security'))
  await expect(passkeys.getByRole('listitem')).toContainText('Last used')
  await passkeys.getByRole('button', { name: 'Delete the passkey “Laptop”' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete the passkey “Laptop”' }).click()
  await expect(passkeys.getByText('No passkeys yet.')).toBeVisible()
})

test('two-factor authentication is set up with the displayed key, required at login, and turned off', async ({
  page,
}) => {
  await page.goto('/auth/login?redirect=/user/profile%3Fsection%3Dsecurity')
  await typeCredentials(page, 'viewer')
  const part = page.getByRole('region', { name: 'Two-factor authentication' })
  await part.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  await expect(part.getByRole('img', { name: /QR code/ })).toBeVisible()
  const key = await part.getByRole('textbox', { name: 'Key' }).inputValue()
  await part.getByLabel('Code from the app').fill('000000')
  await page.keyboard.press('Enter')
  await expect(part.getByText(/^This is not the current code/).first()).toBeVisible()
  await part.getByLabel('Code from the app').fill(totp(key, now))
  await page.keyboard.press('Enter')
  await expect(part.getByText('On', { exact: true })).toBeVisible()
  await expect(part.getByRole('img', { name: /QR code/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await typeCredentials(page, 'viewer')
  await page.getByRole('textbox', { name: 'Code' }).fill(totp(key, now))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/Each code works once/).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(totp(key, new Date(now.getTime() + 30_000)))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(heading(page)).toBeVisible()
  await page.goto('/user/profile?section=security')
  await part.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off two-factor authentication' }).click()
  await expect(part.getByText('Off', { exact: true })).toBeVisible()
})

test('at an IP address, where browsers have no passkeys, the login says so and keeps the typed name', async ({
  page,
}) => {
  await page.goto('/auth/login')
  await plugIn(page)
  await page.getByLabel('User name or email').fill('admin')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('Your browser can’t use passkeys on this site.')
  await expect(page.getByLabel('User name or email')).toHaveValue('admin')
})

test('another e-mail address asks for the password again, minutes after the login', async ({ page }) => {
  await enter(page, 'admin', '/user/profile')
  const address = page.getByRole('textbox', { name: /^Email/ })
  await address.fill('other@aurora.example')
  await page.clock.setFixedTime(new Date('2026-06-15T10:36:00Z'))
  await page.getByRole('button', { name: 'Save personal data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Password', { exact: true }).fill('not it')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This is not the password of this account.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(address).toHaveValue('other@aurora.example')

  await page.getByRole('button', { name: 'Save personal data' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Personal data saved.')).toBeVisible()
  await page.reload()
  await expect(address).toHaveValue('other@aurora.example')
})
