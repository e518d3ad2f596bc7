import {
  ApiProvider,
  makeApiContext,
  makeDevice,
  makeOauthKeys,
  makePasskey,
  makeRole,
  makeTokenRequest,
} from '@parapet/api'
import { AnnouncerProvider, defaultTheme, loadWords, ToastProvider } from '@parapet/ui'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PreferencesProvider } from '../../platform/preferences/PreferencesProvider.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { SessionContext } from '../../platform/session/SessionContext.ts'
import type { Session } from '../../platform/session/types.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

const fetchMock = vi.fn<typeof fetch>()
const stored = {
  twofactorauth: { qr_img: '', key_2fa: '', enabled: false } as object,
  passkeys: [] as object[],
  remembered_device: [] as object[],
  tokenrequests: [] as object[],
  credentials: makeOauthKeys() as object,
}
const isStored = (name: string | undefined): name is keyof typeof stored => name !== undefined && name in stored
const mailed = new Set<string>()
const statusCalls: string[] = []
let isStatusDown = false
let isTaken = false
let isOffline = false
let storedUser: object = {}
function answerStatus(action: string, body: { email_address: string }): Response {
  statusCalls.push(action)
  if (isStatusDown) return Response.json({ detail: 'The status page is down.' }, { status: 503 })
  const { email_address } = body
  const success = (data: unknown) => Response.json({ status: 'success', time: 0.01, flags: {}, data })
  // As Staytus answers: refusals have status 200, verify answers true.
  if (action === 'delete') return success(mailed.delete(email_address) ? [{ id: 9, email_address }] : [])
  if (action === 'verify')
    return mailed.has(email_address)
      ? success(true)
      : Response.json({ status: 'not-found', data: { message: 'Couldn’t find Subscriber' } })
  if (mailed.has(email_address) || isTaken)
    return Response.json({
      status: 'validation-error',
      data: { errors: { email_address: ['has already been taken'] } },
    })
  mailed.add(email_address)
  return success({ id: 9, email_address, verified_at: '2026-06-15T10:30:00Z' })
}
const asked: string[] = []
const answer: typeof fetch = (url, init) => {
  const [, action] = /^\/third\/status\/subscribers\/(\w+)$/.exec(String(url)) ?? []
  if (action) return Promise.resolve(answerStatus(action, JSON.parse(String(init?.body))))
  if (String(url) === '/api/v2/companies/current_user/' && !isOffline) return Promise.resolve(Response.json(storedUser))
  const [, name] = /^\/api\/v1\/users\/(\w+)\/?$/.exec(String(url)) ?? []
  if ((init?.method ?? 'GET') !== 'GET' || !isStored(name)) return fetchMock(url, init)
  asked.push(name)
  const value = stored[name]
  return Promise.resolve(value instanceof Response ? value.clone() : Response.json(value))
}
const api = makeApiContext({ fetch: answer, token: () => 'token', company: () => 300 })

async function show(search = '', over: Partial<Session> = {}) {
  const session = mockSession(over)
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApiProvider value={api}>
          <SessionContext value={session}>
            <PreferencesProvider seed={defaultTheme} user={session.user}>
              <AnnouncerProvider>
                <ToastProvider>
                  <MemoryRouter initialEntries={[`/user/profile${search}`]}>
                    <ProfileScreen />
                  </MemoryRouter>
                </ToastProvider>
              </AnnouncerProvider>
            </PreferencesProvider>
          </SessionContext>
        </ApiProvider>
      </SWRConfig>,
    ),
  )
  return session
}
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const secret = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: 'input' })
const sent = () => fetchMock.mock.calls.find(([, init]) => init?.method !== 'GET')
const sentBody = () => JSON.parse(String(sent()?.[1]?.body))

beforeAll(async () => {
  await loadWords('en')
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  fetchMock.mockReset()
  isOffline = false
  storedUser = mockSession().user ?? {}
  asked.length = 0
  statusCalls.length = 0
  mailed.clear()
  isTaken = false
  isStatusDown = false
  Object.assign(stored, {
    twofactorauth: { qr_img: '', key_2fa: '', enabled: false },
    passkeys: [],
    remembered_device: [],
    tokenrequests: [],
    credentials: makeOauthKeys(),
  })
})

describe('theme clinic', () => {
  const tab = () => screen.queryByRole('tab', { name: 'Theme clinic' })
  const person = mockSession().user
  it('is available to staff and dealers, and opens with the current theme', async () => {
    if (!person) throw new Error('somebody is logged in')
    await show('?section=theme', { user: { ...person, is_dealer: true } })
    expect(tab()?.getAttribute('aria-selected')).toBe('true')
    expect(await screen.findByRole('textbox', { name: 'Primary' }, { timeout: 10_000 })).toHaveProperty(
      'value',
      '#00abab',
    )
    expect(await screen.findAllByRole('heading', { name: 'Time series' })).toHaveLength(1)
    await waitFor(() => expect(screen.getAllByRole('list', { name: 'Ranking next to the map' })).toHaveLength(2))
    expect(fetchMock).not.toHaveBeenCalled()
  })
  it('is hidden from other users, whatever the URL', async () => {
    if (!person) throw new Error('somebody is logged in')
    await show('?section=theme', { user: { ...person, is_dealer: false, is_staff: false } })
    const first = await screen.findByRole('tab', { name: 'Personal data' })
    expect(first.getAttribute('aria-selected')).toBe('true')
    expect(tab()).toBeNull()
  })
})

it.each([
  ['', 'Personal data'],
  ['?section=security', 'Security'],
  ['?section=preferences', 'Preferences'],
])('names the panel of section %s uniquely', async (search, name) => {
  await show(search)
  const panel = await screen.findByRole('tabpanel', { name })
  expect(within(panel).queryByRole('region', { name })).toBeNull()
  expect(within(panel).getAllByRole('region')).not.toHaveLength(0)
})

it('formats sizes as in §9 for users who choose it', async () => {
  fetchMock.mockImplementation(async () => Response.json({ id: 1, user: 1, preferences: '{}', version: '4.4.6' }))
  await show('?section=preferences')
  await userEvent.click(screen.getByRole('radio', { name: /^KB, MB, GB/ }))
  await waitFor(() => expect(sent()).toBeDefined(), { timeout: 5000 })
  expect(JSON.parse(sentBody().preferences)).toMatchObject({ byteLabels: 'jedec' })
})

it('turns off single-key shortcuts in the preferences (WCAG 2.1.4)', async () => {
  fetchMock.mockImplementation(async () => Response.json({ id: 1, user: 1, preferences: '{}', version: '4.4.6' }))
  await show('?section=preferences')
  await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }))
  expect(document.documentElement.dataset.keys).toBe('false')
  await waitFor(() => expect(sent()).toBeDefined(), { timeout: 5000 })
  expect(JSON.parse(sentBody().preferences)).toMatchObject({ hasKeys: false })
})

it('names the role of the user as everywhere else', async () => {
  const { user, company } = mockSession()
  if (!user || !company) throw new Error('somebody is logged in')
  const roles = [makeRole({ name: 'CompanyAdmin' })]
  const transparentprofile_set = [{ id: 1, company: { id: company.id, name: company.name }, roles }]
  await show('', { user: { ...user, transparentprofile_set } })
  expect(screen.queryByText(/CompanyAdmin/)).toBeNull()
  expect(screen.getAllByText(/Company administrator/)).toHaveLength(2)
})

describe('personal data', () => {
  it('saves changes and reloads the user of the session', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }))
    const reload = vi.fn(async () => undefined)
    await show('', { reload })
    await userEvent.clear(field('First name'))
    await userEvent.type(field('First name'), ' Grace ')
    await userEvent.click(screen.getByRole('button', { name: 'Save personal data' }))
    expect(String(fetchMock.mock.calls[0]![0])).toBe('/api/v1/companies/300/self_user/1')
    expect(sentBody()).toEqual({ first_name: 'Grace', last_name: 'Byron', email: 'ada@example.com' })
    expect(await screen.findByText('Personal data saved.')).toBeTruthy()
    expect(reload).toHaveBeenCalled()
  })

  it('asks before it overwrites what another tab has saved', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }))
    await show()
    storedUser = { ...storedUser, last_name: 'Lovelace' }
    await userEvent.type(field('First name'), ' Augusta')
    await userEvent.click(screen.getByRole('button', { name: 'Save personal data' }))
    expect(await screen.findByText('Last name: Lovelace (before: Byron)')).toBeDefined()
    expect(fetchMock).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Use their values' }))
    expect(field('Last name').value).toBe('Lovelace')
    expect(field('First name').value).toBe('Ada')
  })

  it('shows the error at its field, sends nothing, and keeps the values', async () => {
    await show()
    await userEvent.clear(field(/Email/))
    await userEvent.type(field(/Email/), 'ada@example')
    await userEvent.click(screen.getByRole('button', { name: 'Save personal data' }))
    expect(fetchMock).not.toHaveBeenCalled()
    const email = field(/Email/)
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(email)
    expect(screen.getByText('Enter an email address like name@company.com.')).toBeTruthy()
    expect(email.value).toBe('ada@example')
  })

  it("shows the provider's errors at their fields, and keeps the values", async () => {
    fetchMock.mockResolvedValue(Response.json({ email: ['Already in use.'] }, { status: 422 }))
    await show()
    await userEvent.type(field(/Email/), '.org')
    await userEvent.click(screen.getByRole('button', { name: 'Save personal data' }))
    expect(await screen.findByText('Not accepted: Already in use.')).toBeTruthy()
    await userEvent.click(field('Last name'))
    expect(screen.getByText('Not accepted: Already in use.')).toBeTruthy()
    expect(field(/Email/).value).toBe('ada@example.com.org')
    await userEvent.type(field(/Email/), 'x')
    expect(screen.queryByText('Not accepted: Already in use.')).toBeNull()
  })

  it('keeps unsaved values while another section is open, and shows that they are unsaved', async () => {
    const asked = mockSession().user
    await show()
    expect(screen.queryByText('Not saved yet')).toBeNull()
    await userEvent.type(field('Last name'), ' King')
    expect(screen.getByText('Not saved yet')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Security' }))
    await userEvent.click(screen.getByRole('tab', { name: 'Personal data' }))
    await screen.findByRole('textbox', { name: 'Last name' })
    expect(field('Last name').value).toBe('Byron King')
    cleanup()
    await show('', { user: asked && { ...asked, id: asked.id + 1 } })
    expect(field('Last name').value).toBe('Byron')
    cleanup()
    await show()
    await userEvent.clear(field('Last name'))
    await userEvent.type(field('Last name'), 'King')
    cleanup()
    await show()
    expect(field('Last name').value).toBe('King')
    await userEvent.click(screen.getAllByRole('button', { name: 'Discard' })[0] as HTMLElement)
    cleanup()
    await show()
    expect(field('Last name').value).toBe('Byron')
  })

  it('shows that the provider is unreachable, and resets a change', async () => {
    isOffline = true
    fetchMock.mockRejectedValue(new TypeError('offline'))
    await show()
    await userEvent.type(field('Last name'), ' King')
    await userEvent.click(screen.getByRole('button', { name: 'Save personal data' }))
    expect(await screen.findByText(/^Your changes could not be saved\. The provider cannot be reached/)).toBeTruthy()
    expect(field('Last name').value).toBe('Byron King')
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(field('Last name').value).toBe('Byron')
    expect(screen.queryByText(/^Your changes could not be saved/)).toBeNull()
  })

  it('shows why nothing can be saved without a company', async () => {
    await show('', { company: null, companies: [] })
    expect(field('First name').closest('fieldset')?.disabled).toBe(true)
    expect(screen.getAllByText(/you don’t belong to a company/).length).toBeGreaterThan(0)
  })
})

describe('password', () => {
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }))

  it('changes the password and clears the weak-password flag', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 200 }))
    const passwordChanged = vi.fn()
    await show('?section=security', { isPasswordWeak: true, passwordChanged })
    expect(screen.getByText(/weak or old/)).toBeTruthy()
    await userEvent.type(secret('Current password'), 'password')
    await userEvent.type(secret('New password'), 'Good-Password-1')
    await userEvent.type(secret('Repeat the new password'), 'Good-Password-1')
    await submit()
    expect(sentBody()).toEqual({ old_password: 'password', new_password: 'Good-Password-1' })
    expect(await screen.findByText('Your password was changed.')).toBeTruthy()
    expect(passwordChanged).toHaveBeenCalled()
    expect(secret('Current password').value).toBe('')
  })

  it('shows the problem of each field and the rules met so far', async () => {
    await show('?section=security')
    await submit()
    expect(screen.getByText('Enter your current password.')).toBeTruthy()
    expect(screen.getByText('Enter a new password.')).toBeTruthy()
    await userEvent.type(secret('New password'), 'lowercase-only-1')
    expect(screen.getByText('Use both upper and lower case letters.')).toBeTruthy()
    const rules = within(screen.getByRole('list', { name: 'The new password' })).getAllByRole('listitem')
    expect(rules.map((rule) => within(rule).getByRole('img').getAttribute('aria-label'))).toEqual([
      'met',
      'not met',
      'met',
      'met',
      'met',
    ])
    await userEvent.type(secret('Repeat the new password'), 'other')
    expect(screen.getByText('The passwords don’t match.')).toBeTruthy()
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('shows a rejected current password at its field', async () => {
    fetchMock.mockResolvedValue(Response.json({ old_password: ['Wrong password.'] }, { status: 400 }))
    await show('?section=security')
    await userEvent.type(secret('Current password'), 'wrong')
    await userEvent.type(secret('New password'), 'Good-Password-1')
    await userEvent.type(secret('Repeat the new password'), 'Good-Password-1')
    await submit()
    expect(await screen.findByText('Not accepted: Wrong password.')).toBeTruthy()
    expect(secret('New password').value).toBe('Good-Password-1')
  })
})

describe('two-factor authentication', () => {
  const picture = 'data:image/svg+xml,%3Csvg%3E'
  const part = () => screen.findByRole('region', { name: 'Two-factor authentication' })
  const button = async (name: string | RegExp) => within(await part()).findByRole('button', { name })
  const setUp = async () => {
    stored.twofactorauth = { qr_img: picture, key_2fa: 'ABCD1234', enabled: false }
    await userEvent.click(await button('Set up two-factor authentication'))
  }
  const enter = async (code: string) => {
    await userEvent.type(await within(await part()).findByLabelText(/^Code from the app/), code)
    await userEvent.click(await button('Turn on'))
  }
  const image = async () => within(await part()).queryByRole('img', { name: /QR code/ })

  it('is set up with a QR code and a key, both removed once it is on', async () => {
    await show('?section=security')
    expect(await image()).toBeNull()
    await setUp()
    await within(await part()).findByRole('img', { name: /QR code/ })
    expect((await image())?.getAttribute('src')).toBe(picture)
    expect(within(await part()).getByLabelText<HTMLInputElement>('Key').value).toBe('ABCD1234')

    await enter('123')
    expect(await screen.findAllByText('Enter the six digits that the app shows.')).not.toHaveLength(0)
    expect(fetchMock).not.toHaveBeenCalled()

    fetchMock.mockResolvedValue(Response.json({ code: ['Invalid code.'] }, { status: 400 }))
    await enter('456')
    expect(await screen.findAllByText(/^This is not the current code/)).not.toHaveLength(0)
    expect(await image()).not.toBeNull()

    fetchMock.mockResolvedValueOnce(Response.json({ verified: true }))
    fetchMock.mockResolvedValueOnce(Response.json({ detail: 'Not now.' }, { status: 503 }))
    await userEvent.click(await button('Turn on'))
    expect(await screen.findByText(/Not now/)).toBeDefined()
    expect(await image()).not.toBeNull()

    // The code is used up by now: only the activation is sent again.
    fetchMock.mockResolvedValueOnce(Response.json({ enabled: true }))
    await userEvent.click(await button('Turn on'))
    expect(await within(await part()).findByText('On')).toBeDefined()
    expect(await image()).toBeNull()
    const calls = fetchMock.mock.calls.map(([url, init]) => [
      `${init?.method} ${url}`,
      new Headers(init?.headers).get('www-transparent-2fa'),
    ])
    expect(calls.slice(1)).toEqual([
      ['POST /api/v1/users/twofactorauth/verify', '123456'],
      ['POST /api/v1/users/twofactorauth', null],
      ['POST /api/v1/users/twofactorauth', null],
    ])
  })

  it('removes the QR code on cancel and before each reload, even a failed one (§4)', async () => {
    await show('?section=security')
    await setUp()
    await within(await part()).findByRole('img', { name: /QR code/ })
    await userEvent.tab()
    expect(screen.queryByText('Enter the six digits that the app shows.')).toBeNull()
    await userEvent.click(await button('Cancel'))
    expect(await image()).toBeNull()

    stored.twofactorauth = Response.json({ detail: 'Not now.' }, { status: 503 })
    await userEvent.click(await button('Set up two-factor authentication'))
    expect(await within(await part()).findByText(/Not now/)).toBeDefined()
    expect(await image()).toBeNull()
  })

  it('renders no picture from invalid data', async () => {
    await show('?section=security')
    stored.twofactorauth = { qr_img: 'https://evil.example/pixel.png', key_2fa: 'ABCD1234', enabled: false }
    await userEvent.click(await button('Set up two-factor authentication'))
    await within(await part()).findByLabelText('Key')
    expect(await image()).toBeNull()
  })

  it('is turned off after confirmation, and shows which company requires it', async () => {
    stored.twofactorauth = { qr_img: '', key_2fa: '', enabled: true }
    const { company } = mockSession()
    await show('?section=security', { company: company && { ...company, require_2fa: true } })
    await userEvent.click(await button('Turn off'))
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).getByText(/^Your company requires it/)).toBeDefined()
    fetchMock.mockResolvedValueOnce(Response.json({ detail: 'Ask your administrator.' }, { status: 403 }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off two-factor authentication' }))
    expect(await within(dialog).findByText('Ask your administrator.')).toBeDefined()
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off two-factor authentication' }))
    expect(await within(await part()).findByText('Off')).toBeDefined()
    expect(fetchMock.mock.lastCall?.[1]?.method).toBe('DELETE')
  })
})

describe('credentials of the user', () => {
  const part = (name: string) => screen.findByRole('region', { name })
  const remove = async (name: RegExp) => {
    await userEvent.click(await screen.findByRole('button', { name }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
  }
  const sent = () => fetchMock.mock.calls.map(([url, init]) => `${init?.method} ${url}`)

  it.each([
    ['passkeys', 'Passkeys', makePasskey({ id: 'k1', name: 'Laptop' }), /Delete the passkey/, 'users/passkeys/k1'],
    ['remembered_device', 'Remembered browsers', makeDevice(), /^Forget Firefox 140/, 'users/remembered_device/1'],
    [
      'tokenrequests',
      'Active sessions',
      makeTokenRequest({ id: 9, current: false }),
      /^End the session of Firefox 140/,
      'companies/300/users/1/tokenrequests/9',
    ],
  ] as const)('%s are listed and deleted after confirmation', async (name, title, row, button, path) => {
    stored[name] = [row]
    await show('?section=security')
    expect(await within(await part(title)).findAllByRole('listitem')).toHaveLength(1)
    fetchMock.mockImplementation(async () => {
      stored[name] = []
      return new Response(null, { status: 204 })
    })
    await remove(button)
    await waitFor(() => expect(sent()).toEqual([`DELETE /api/v1/${path}`]))
    await waitFor(async () => expect(within(await part(title)).queryByRole('listitem')).toBeNull())
  })

  it('keeps the confirmation open with the reason of a refusal', async () => {
    stored.remembered_device = [makeDevice()]
    await show('?section=security')
    fetchMock.mockResolvedValue(Response.json({ detail: 'Try later.' }, { status: 503 }))
    await remove(/^Forget Firefox 140/)
    expect(await within(screen.getByRole('alertdialog')).findByText('Try later.')).toBeDefined()
  })

  it('marks this browser instead of offering to revoke it', async () => {
    stored.tokenrequests = [makeTokenRequest({ current: true })]
    await show('?section=security')
    expect(await within(await part('Active sessions')).findByText('This browser')).toBeDefined()
    expect(within(await part('Active sessions')).queryByRole('button')).toBeNull()
  })

  it('shows what failed to load, with a retry', async () => {
    stored.passkeys = Response.json({ detail: 'Down.' }, { status: 503 }) as never
    await show('?section=security')
    const passkeys = await part('Passkeys')
    expect(await within(passkeys).findByText('Down.')).toBeDefined()
    stored.passkeys = [makePasskey()]
    await userEvent.click(within(passkeys).getByRole('button', { name: 'Try again' }))
    expect(await within(passkeys).findByText('Laptop')).toBeDefined()
  })
})

it('loads API keys only on demand, hides the secret, and renews it after confirmation', async () => {
  await show('?section=security')
  await screen.findByRole('region', { name: 'API keys' })
  expect(asked).not.toContain('credentials')
  await userEvent.click(screen.getByRole('button', { name: 'Show API keys' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Client ID')).value).toBe(makeOauthKeys().client_id)
  expect(document.body.innerHTML).not.toContain(makeOauthKeys().client_secret)
  await userEvent.click(screen.getByRole('button', { name: 'Renew the keys' }))
  fetchMock.mockImplementation(async () => {
    stored.credentials = makeOauthKeys({ client_id: 'new-id' })
    return Response.json(stored.credentials)
  })
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Renew the keys' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Client ID').value).toBe('new-id'))
  expect(fetchMock.mock.lastCall?.[1]?.method).toBe('PUT')
})

describe('emails about incidents', () => {
  const part = () => screen.findByRole('region', { name: 'Incident emails' })
  const press = async (name: string) => userEvent.click(await within(await part()).findByRole('button', { name }))

  it('are subscribed and unsubscribed, and verified again after each change (§4)', async () => {
    const { user } = await show('?section=preferences')
    await press('Send me emails')
    expect(await within(await part()).findByText(`Sent to ${user?.email}`)).toBeDefined()
    await press('Stop the emails')
    expect(await within(await part()).findByText(`Not sent to ${user?.email}`)).toBeDefined()
    expect(statusCalls).toEqual(['verify', 'add', 'verify', 'delete', 'verify'])
  })

  it('say why the status page refuses, although it answers 200', async () => {
    isTaken = true
    await show('?section=preferences')
    await press('Send me emails')
    expect(await screen.findByText(/has already been taken/)).toBeDefined()
    expect(await within(await part()).findByText(/^Not sent to/)).toBeDefined()
    expect(screen.queryByText('You will receive emails about incidents.')).toBeNull()
  })

  it('show that the status page is unavailable, with a retry', async () => {
    isStatusDown = true
    await show('?section=preferences')
    expect(await within(await part()).findByText('The status page is down.')).toBeDefined()
    isStatusDown = false
    await press('Try again')
    expect(await within(await part()).findByText(/^Not sent to/)).toBeDefined()
  })
})
