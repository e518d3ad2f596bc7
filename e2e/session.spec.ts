import type { BrowserContext, Page } from '@playwright/test'
import { choosePassword, passwordLink } from './support/mail.ts'
import { enter, expect, heading, notice, now, password, test, typeCredentials } from './support/test.ts'
import { totp } from './support/totp.ts'

test.use({ isOwnWorld: true })

const kept = 'parapet.session'
const loginFor = (target: string) => `/auth/login?redirect=${encodeURIComponent(target)}`

const session = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), kept) as Promise<{
    token: { accessToken: string; expiresAtMs: number }
  } | null>

const statusFor = async (context: BrowserContext, token: string) =>
  (
    await context.request.get('/api/v2/companies/current_user/', { headers: { authorization: `Bearer ${token}` } })
  ).status()

test('a wrong password shows an error and keeps the name, and the right one logs in', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/auth/login')
  await typeCredentials(page, 'admin', 'wrong')
  await expect(notice(page, 'User name and password do not match. Check both and try again.')).toBeVisible()
  await expect(page.getByLabel('User name or email')).toHaveValue('admin')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(heading(page)).toHaveText('Hi again, Ada')
})

test('a browser that denies access to storage can use the dashboard', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto('/')
  await typeCredentials(page, 'admin')
  await expect(heading(page)).toHaveText('Hi again, Ada')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Analytics' }).click()
  await expect(heading(page)).toHaveText('Analytics')
  await page.getByRole('link', { name: 'Profile' }).first().click()
  await expect(page.getByRole('tab', { name: 'Security' })).toBeVisible()
})

test('empty fields are reported before a request', async ({ page }) => {
  await page.goto('/auth/login')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('access_token')) sent += 1
  })
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Enter your user name or email.')).toBeVisible()
  await expect(page.getByText('Enter your password.')).toBeVisible()
  expect(sent).toBe(0)
})

test('the banner of a weak password stays until it is changed', async ({ page }) => {
  await enter(page, 'weak')
  const banner = page.getByText('Your password is weak or old.')
  await expect(banner).toBeVisible()
  await page.reload()
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true')
  const form = page.getByRole('form', { name: 'Password' })
  await form.getByRole('textbox', { name: 'Current password' }).fill('password')
  await form.getByRole('textbox', { name: 'New password', exact: true }).fill('Harbour-Lights-26')
  await form.getByRole('textbox', { name: 'Repeat the new password' }).fill('Harbour-Lights-26')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(notice(page, 'Your password was changed.')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('a wrong second-factor code is rejected, and the one of the printed key logs in', async ({ page, product }) => {
  const key = /secure .*its key is ([A-Z2-7]+)/.exec(product.greeting)?.[1] ?? ''
  await page.goto('/302/stats')
  await typeCredentials(page, 'secure')
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  const code = page.getByRole('textbox', { name: 'Code' })
  const right = totp(key, now)
  await code.fill(right === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(
    notice(page, 'Incorrect or expired code. Enter the one your app shows now. Each code works once.'),
  ).toBeVisible()
  await code.fill(right)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/302/stats')
  await expect(heading(page)).toHaveText('History')
})

test('a forgotten password is reset by an emailed link, once', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/auth/reset')
  await page.getByLabel('User name or email').fill('viewer')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  const link = await passwordLink(page, 'viewer@parapet.example')
  await choosePassword(page, link, 'Iglesias-Nueva-7')
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
  await page
    .getByRole('link', { name: 'Go to log in' })
    .or(page.getByRole('button', { name: 'Go to log in' }))
    .click()
  await typeCredentials(page, 'viewer', 'Iglesias-Nueva-7')
  await expect(heading(page)).toHaveText('Hi again, Víctor')

  await choosePassword(page, link, 'Iglesias-Nueva-8')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('logout revokes the token, clears the session, and logs out the other tab', async ({ page, context }) => {
  await enter(page, 'admin')
  const token = (await session(page))?.token.accessToken ?? ''
  expect(await statusFor(context, token)).toBe(200)
  const other = await context.newPage()
  await other.goto('/300/company/services')
  await expect(heading(other)).toHaveText('Company services')

  const ahead = () => page.evaluate(() => localStorage.getItem('parapet.ahead'))
  await expect.poll(ahead).toContain('"/300":')
  await page.getByRole('button', { name: 'Account of Ada Moreno' }).click()
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/auth/login')
  await expect(notice(page, 'You have logged out.')).toBeVisible()
  expect(await session(page)).toBeNull()
  expect(await ahead()).toBeNull()
  await expect.poll(() => statusFor(context, token)).toBe(401)

  await expect(other).toHaveURL(/\/auth\/login/)
  await expect(notice(other, 'You were logged out in another tab.')).toBeVisible()
})

test('Log out everywhere revokes all tokens of the user', async ({ page, context }) => {
  const answer = await context.request.post('/api/v1/oauth2/access_token/', {
    form: { username: 'admin', password, grant_type: 'password', client_id: 'other' },
  })
  const elsewhere = ((await answer.json()) as { access_token: string }).access_token
  await enter(page, 'admin')
  await page.getByRole('button', { name: 'Account of Ada Moreno' }).click()
  await page.getByRole('menuitem', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL('/auth/login')
  await expect.poll(() => statusFor(context, elsewhere)).toBe(401)
})

test('an expired token shows Session expired!, and the login returns to the page', async ({ page }) => {
  await enter(page, 'admin')
  await page.evaluate((key) => {
    const own = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...own, token: { ...own.token, expiresAtMs: 1 } }))
  }, kept)
  await page.goto('/300/company/services?x=1')
  await expect(page).toHaveURL(loginFor('/300/company/services?x=1'))
  await expect(notice(page, 'Session expired!')).toBeVisible()
  await typeCredentials(page, 'admin')
  await expect(page).toHaveURL('/300/company/services?x=1')
})

test('a token revoked by the provider ends the session of an open page once', async ({ page, context }) => {
  const kept = page.waitForResponse(/\/blockedlist\//)
  await enter(page, 'admin', '/300/company/services')
  await kept
  const token = (await session(page))?.token.accessToken ?? ''
  await context.request.post('/api/v1/core/revoke_token', {
    headers: { authorization: `Bearer ${token}` },
    data: { token, client_id: 'parapet-dashboard' },
  })
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL(loginFor('/user/profile'))
  await expect(notice(page, 'Session expired!')).toHaveCount(1)
  await expect(notice(page, 'Session expired!')).toBeVisible()
})

test('another version logs out with the notice, word for word, and returns to the page', async ({ page }) => {
  await enter(page, 'admin')
  await page.evaluate(() => localStorage.setItem('parapet.version', '4.4.5'))
  await page.goto('/300/company/services')
  await expect(page).toHaveURL(loginFor('/300/company/services'))
  await expect(notice(page, 'There is an updated version, please login again into your account :)')).toBeVisible()
  expect(await session(page)).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('parapet.version'))).toBe('4.4.6')
  await typeCredentials(page, 'admin')
  await expect(page).toHaveURL('/300/company/services')
})

test('an idle hour: a warning two minutes before, Stay keeps the session, otherwise login', async ({ page }) => {
  await enter(page, 'admin', '/300/company/services')
  await page.clock.fastForward('58:05')
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' })
  await expect(warning).toBeVisible()
  await warning.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(warning).toHaveCount(0)
  await page.clock.fastForward('57:00')
  await expect(heading(page)).toHaveText('Company services')
  await expect(warning).toHaveCount(0)
  await page.clock.fastForward('01:30')
  await expect(warning).toBeVisible()
  await page.clock.fastForward('02:00')
  await expect(page).toHaveURL(loginFor('/300/company/services'))
  await expect(notice(page, 'You were logged out after an hour of inactivity. Your work was kept.')).toBeVisible()
  await typeCredentials(page, 'admin')
  await expect(page).toHaveURL('/300/company/services')
})

test('a URL that starts with two slashes opens its page', async ({ page }) => {
  await enter(page, 'admin')
  await page.goto(`${new URL(page.url()).origin}//300/stats?range=7d`)
  await expect(page).toHaveURL((url) => url.pathname === '/300/stats')
  await expect(heading(page)).toHaveText('History')
})

for (const target of ['https://evil.example/', '//evil.example/x', '/\\evil.example', 'javascript:alert(1)']) {
  test(`a redirect to ${target} opens home`, async ({ page }) => {
    await page.goto(`/auth/login?redirect=${encodeURIComponent(target)}`)
    await typeCredentials(page, 'newcomer')
    await expect(heading(page)).toHaveText('Hi again, newcomer')
    expect(new URL(page.url()).pathname).toMatch(/^\/(512)?$/)
  })
}

test("a user whom the provider refuses is logged out with the provider's message", async ({ page }) => {
  await enter(page, 'admin', '/300/company/services')
  await page.route('**/api/v2/companies/current_user/', (route) =>
    route.fulfill({ status: 403, json: { detail: 'Account suspended.' } }),
  )
  await page.reload()
  await expect(page).toHaveURL(loginFor('/300/company/services'))
  await expect(notice(page, 'Account suspended.')).toBeVisible()
})

test.describe('a proxy that fails', () => {
  test.use({ noise: [/status of (429|502)/] })
  for (const status of [429, 502])
    test(`keeps the session: ${status} for the user, on a click and on a reload`, async ({ page }) => {
      const call = '**/api/v2/companies/current_user/'
      await enter(page, 'admin', '/300/company/services')
      await page.route(call, (route) => route.fulfill({ status, body: 'upstream connect error' }))
      const reloaded = page.waitForResponse(call)
      await page.getByRole('link', { name: 'IP lists' }).first().click()
      await reloaded
      await expect(heading(page)).toHaveText('IP lists')
      await page.reload()
      await expect(page.getByRole('heading', { name: 'The provider is not available' })).toBeVisible()
      await expect(page.getByText('upstream connect error')).toBeHidden()
      await page.unroute(call)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(heading(page)).toHaveText('IP lists')
    })
})
