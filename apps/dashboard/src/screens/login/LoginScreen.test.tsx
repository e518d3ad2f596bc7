import { defaultTheme, LocaleProvider, loadTheme, ThemeProvider, type ThemeSeed } from '@parapet/ui'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { LoginResult } from '../../platform/session/login.ts'
import { noticeWords } from '../../platform/words/notices.words.ts'
import { authWords } from '../../shared/auth/auth.words.ts'
import { PublicContext, type PublicValue } from '../../shared/auth/PublicContext.ts'
import { PublicStory } from '../../shared/auth/PublicStory.tsx'
import { LoginScreen } from './LoginScreen.tsx'

const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

beforeAll(() =>
  Promise.all([authWords.load('en'), authWords.load('es'), noticeWords.load('en'), noticeWords.load('es')]),
)

function Played({ signIn, open }: Pick<PublicValue, 'signIn' | 'open'>) {
  const [username, setTypedUsername] = useState('')
  const rest = { params: {}, notices: [], signInWithPasskey: vi.fn(), fetchIp() {}, dismiss() {}, setLocale() {} }
  return (
    <PublicContext value={{ ...rest, username, setTypedUsername, signIn, open }}>
      <LoginScreen />
    </PublicContext>
  )
}

function play(...answers: LoginResult[]) {
  const signIn = vi.fn<PublicValue['signIn']>(async () => answers.shift() ?? { kind: 'cancelled' })
  const open = vi.fn(async () => undefined)
  render(<Played signIn={signIn} open={open} />)
  return { signIn, open, user: userEvent.setup() }
}
const name = () => screen.getByRole('textbox', { name: 'User name or email' })
const password = () => screen.getByLabelText('Password')
const logIn = () => screen.getByRole('button', { name: 'Log in' })

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(name(), 'ada')
  await user.type(password(), 'secret')
  await user.click(logIn())
}

describe('the brand panel', () => {
  const logo = { src: '/brand/logo.svg', dark: '/brand/logo-dark.svg', width: 120, height: 28 }
  const show = async (change: Partial<ThemeSeed>, locale: 'en' | 'es' = 'en') => {
    const seed = { ...defaultTheme, name: 'bank', title: 'Banco Norte', ...change }
    await loadTheme(seed)
    const { container } = render(
      <LocaleProvider locale={locale} zone="UTC">
        <ThemeProvider seed={seed} mode="light">
          <Played signIn={vi.fn()} open={vi.fn()} />
        </ThemeProvider>
      </LocaleProvider>,
    )
    const panel = await screen.findByRole('complementary', { name: 'Banco Norte' })
    const pictures = [...container.querySelectorAll('img')].map((one) => one.getAttribute('src'))
    return { panel: within(panel), pictures }
  }
  it('shows the logo of its surface, the picture and the slogan of the theme', async () => {
    const login = { picture: '/brand/port.webp', slogan: { en: 'Your money, faster', es: 'Su dinero, antes' } }
    const { panel, pictures } = await show({ logo, login })
    expect(pictures).toEqual(['/brand/port.webp', '/brand/logo-dark.svg', '/brand/logo.svg'])
    expect(panel.getByRole('img', { name: 'Banco Norte' })).toBeTruthy()
    expect(panel.getByText('Your money, faster')).toBeTruthy()
  })
  it('falls back to the slogan of the other language, and shows no picture of another site', async () => {
    const login = { picture: 'https://a.example/x.png', slogan: { en: 'Your money, faster' } }
    const { panel, pictures } = await show({ logo: { ...logo, src: 'https://a.example/x.png' }, login }, 'es')
    expect(pictures).toEqual([])
    expect(panel.getByText('Your money, faster')).toBeTruthy()
    expect(panel.getByText('Banco Norte')).toBeTruthy()
  })
})

describe('login', () => {
  it('reports an empty field and focuses it', async () => {
    const { user, signIn } = play()
    await user.click(logIn())
    expect(document.activeElement).toBe(name())
    expect(described(name())).toContain('Enter your user name or email.')
    await user.type(name(), 'ada')
    await user.click(logIn())
    expect(document.activeElement).toBe(password())
    expect(signIn).not.toHaveBeenCalled()
  })

  it('opens the requested page', async () => {
    const { user, signIn, open } = play({ kind: 'signedIn' })
    await fill(user)
    expect(signIn).toHaveBeenCalledWith({ username: 'ada', password: 'secret' })
    expect(open).toHaveBeenCalledOnce()
  })

  it('shows the error and keeps the typed values', async () => {
    const { user } = play(
      { kind: 'wrongCredentials', text: null },
      { kind: 'failed', reason: 'server', status: 503, text: null },
    )
    await fill(user)
    expect(screen.getByRole('alert').textContent).toContain('User name and password do not match.')
    expect(name()).toHaveProperty('value', 'ada')
    expect(password()).toHaveProperty('value', 'secret')
    await user.click(logIn())
    expect(screen.getByRole('alert').textContent).toContain('(status 503)')
    expect(screen.getByRole('alert').textContent).toContain('What you typed is still here.')
  })

  it('shows and hides the password', async () => {
    const { user } = play()
    await user.type(password(), 'secret')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password().getAttribute('type')).toBe('text')
  })

  it('requires the second-factor code, sends it with the credentials, and goes back without loss', async () => {
    const { user, signIn, open } = play(
      { kind: 'codeRequired' },
      { kind: 'wrongCode', text: null },
      { kind: 'signedIn' },
    )
    await fill(user)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Confirm it’s you')
    const code = screen.getByRole('textbox', { name: 'Code' })
    expect(document.activeElement).toBe(code)
    await user.type(code, '12')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(described(code)).toContain('Enter the six digits')
    await user.type(code, '3 456')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(signIn).toHaveBeenLastCalledWith({ username: 'ada', password: 'secret', code: '123456' })
    expect(described(code)).toContain('Incorrect or expired code')
    await user.click(screen.getByRole('button', { name: 'Back to name and password' }))
    expect(name()).toHaveProperty('value', 'ada')
    expect(password()).toHaveProperty('value', 'secret')
    expect(open).not.toHaveBeenCalled()
  })
})

describe('notices of the session', () => {
  const show = (props: Partial<ComponentProps<typeof PublicStory>>) =>
    render(
      <PublicStory {...props}>
        <LoginScreen />
      </PublicStory>,
    )

  it('appear word for word above the form until dismissed; the typed name is kept', async () => {
    show({ username: 'ada', notices: [['notice.version', 'info']] })
    const notice = screen.getByRole('status')
    expect(notice.textContent).toContain('There is an updated version, please login again into your account :)')
    expect(notice.compareDocumentPosition(name()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(name()).toHaveProperty('value', 'ada')
    expect(document.activeElement).toBe(password())
    await userEvent.click(within(notice).getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('show the provider’s own message, if any', () => {
    show({ notices: [['notice.failed', 'bad', 'Account suspended']] })
    expect(screen.getByRole('alert').textContent).toContain('Account suspended')
  })
})

it('is available in Spanish', () => {
  render(
    <LocaleProvider locale="es" zone="UTC">
      <PublicStory>
        <LoginScreen />
      </PublicStory>
    </LocaleProvider>,
  )
  expect(screen.getByRole('button', { name: 'Entrar' })).toBeTruthy()
})
