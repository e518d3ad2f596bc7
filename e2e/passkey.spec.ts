import type { Page } from '@playwright/test'
import { expect, heading, password, test } from './support/test.ts'

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

/** Registers a passkey as the provider's own page does. */
function register(page: Page, username: string): Promise<number> {
  return page.evaluate(
    async ([name, secret]) => {
      const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
      const login = await fetch(
        '/api/v1/oauth2/access_token/',
        form({ grant_type: 'password', username: name, password: secret }),
      )
      const { access_token: token } = await login.json()
      const headers = { authorization: `Bearer ${token}` }
      const options = await (await fetch('/api/v1/users/passkeys/register', { headers })).json()
      const key = (await navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
      })) as PublicKeyCredential
      const answer = form({ passkeys: JSON.stringify(key.toJSON()), name: 'Laptop' })
      return (await fetch('/api/v1/users/passkeys/register', { ...answer, headers })).status
    },
    [username, password] as const,
  )
}

test('a passkey logs in, without name and password', async ({ page, product }) => {
  await page.goto(named(product.address, '/auth/login?redirect=/300/stats'))
  await plugIn(page)
  expect(await register(page, 'admin')).toBe(201)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL(/\/300\/stats$/)
  await expect(heading(page)).toHaveText('History')
})

test('at an address of numbers, where browsers have no passkeys, that is said and the typed name is kept', async ({
  page,
}) => {
  await page.goto('/auth/login')
  await plugIn(page)
  await page.getByLabel('User name or email').fill('admin')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('Your browser has no passkeys for this site.')
  await expect(page.getByLabel('User name or email')).toHaveValue('admin')
})
