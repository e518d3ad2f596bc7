import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { noticeWords } from '../../platform/words/notices.words.ts'
import { PasswordScreen } from '../../screens/password/PasswordScreen.tsx'
import { ResetScreen } from '../../screens/reset/ResetScreen.tsx'
import { authWords } from './auth.words.ts'
import { PublicStory } from './PublicStory.tsx'

const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

beforeAll(() => Promise.all([authWords.load('en'), noticeWords.load('en')]))

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())
const answer = (status: number, body: unknown = {}) => fetched.mockResolvedValueOnce(Response.json(body, { status }))

describe('reset', () => {
  const show = () =>
    render(
      <PublicStory username="ada">
        <ResetScreen />
      </PublicStory>,
    )
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the link' }))

  it('shows the same message whether or not the account exists', async () => {
    answer(404, { detail: 'Not found.' })
    show()
    await send()
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('If there is an account for ada')
    const [address, init] = fetched.mock.calls[0]!
    expect([address, init?.method, init?.body]).toEqual(['/api/v1/core/password/', 'POST', '{"username":"ada"}'])
  })

  it('shows an error when the provider is unreachable, and keeps the user name', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'))
    show()
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain('The provider cannot be reached.')
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'ada')
  })
})

describe('new password', () => {
  const show = () =>
    render(
      <PublicStory params={{ uuid: 'abc' }}>
        <PasswordScreen />
      </PublicStory>,
    )
  const fill = async (next: string, repeat: string) => {
    await userEvent.type(screen.getByLabelText('New password'), next)
    await userEvent.type(screen.getByLabelText('Repeat the new password'), repeat)
    await userEvent.click(screen.getByRole('button', { name: 'Save the password' }))
  }

  it('rejects short and differing passwords without a request', async () => {
    show()
    await fill('short', 'other')
    expect(described(screen.getByLabelText('New password'))).toContain('Use at least 10 characters.')
    expect(described(screen.getByLabelText('Repeat the new password'))).toContain('The passwords don’t match.')
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each([
    ['all lower case 1', 'Use both upper and lower case letters.'],
    ['Without-Digits!', 'Add a digit.'],
  ])('rejects %s, which the provider refuses, without a request', async (password, problem) => {
    show()
    await fill(password, password)
    expect(described(screen.getByLabelText('New password'))).toContain(problem)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('saves the password and links to login', async () => {
    answer(200)
    show()
    await fill('Correct horse 9', 'Correct horse 9')
    expect((await screen.findByRole('link', { name: 'Go to log in' })).getAttribute('href')).toBe('/auth/login')
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/v1/core/password/abc')
  })

  it("shows the provider's error at the field", async () => {
    answer(400, { password: ['This password is too common.'] })
    show()
    await fill('Password12', 'Password12')
    await vi.waitFor(() =>
      expect(described(screen.getByLabelText('New password'))).toContain('This password is too common.'),
    )
  })

  it('shows that the link was already used', async () => {
    answer(404)
    show()
    await fill('Correct horse 9', 'Correct horse 9')
    expect((await screen.findByRole('link', { name: 'Request a new link' })).getAttribute('href')).toBe('/auth/reset')
  })
})
