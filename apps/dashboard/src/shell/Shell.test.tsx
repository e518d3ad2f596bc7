import { ApiProvider, makeApiContext, makeCompany, makeRole, makeUser } from '@parapet/api'
import { AnnouncerProvider, defaultTheme, ToastProvider } from '@parapet/ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageHeader } from '../kit/page/PageHeader.tsx'
import { ConfigContext } from '../platform/config/ConfigContext.ts'
import { defaultConfig } from '../platform/config/RuntimeConfig.ts'
import { PreferencesProvider } from '../platform/preferences/PreferencesProvider.tsx'
import { mockSession } from '../platform/session/mockSession.ts'
import { SessionContext } from '../platform/session/SessionContext.ts'
import type { Session } from '../platform/session/types.ts'
import { appWords } from '../platform/words/app.words.ts'
import { noticeWords } from '../platform/words/notices.words.ts'
import { shellWords } from '../platform/words/shell.words.ts'
import { Shell } from './Shell.tsx'
import { panelsWords } from './topBar/panels.words.ts'

const refs = ['stats', 'analytics', 'soporte'].map((name, index) => ({ id: index + 1, name }))
const company = makeCompany({ services: refs })
const user = makeUser({
  transparentprofile_set: [
    { id: 1, company: { id: 300, name: company.name }, roles: [makeRole({ name: 'CompanyAdmin', services: refs })] },
  ],
})
const fetchMock = vi.fn<typeof fetch>()
const api = makeApiContext({ fetch: fetchMock, token: () => 'token' })

const routes = [
  {
    element: (
      <AnnouncerProvider>
        <ToastProvider>
          <Shell>
            <Outlet />
          </Shell>
        </ToastProvider>
      </AnnouncerProvider>
    ),
    children: [
      { path: ':company', element: <PageHeader isHome name="Home" title="Hi again, Ada" /> },
      { path: ':company/stats', element: <PageHeader title="History" /> },
      { path: 'user/profile', element: <PageHeader title="Profile" /> },
      { path: ':company/analytics', element: <PageHeader isCompact title="Analytics" scope="www.example" /> },
    ],
  },
]

async function show(path = '/300/stats', over: Partial<Session> = {}, helpdesk: string | null = null) {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const third = { ...defaultConfig.third, docs: 'https://docs.example', sales: 'sales@example.com', helpdesk }
  const session = mockSession({ user, company, ...over })
  const view = (current: Session) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <ConfigContext value={{ ...defaultConfig, third, legal: { Privacy: 'https://privacy.example' } }}>
        <ApiProvider value={api}>
          <SessionContext value={current}>
            <PreferencesProvider seed={defaultTheme} user={current.user}>
              <RouterProvider router={router} />
            </PreferencesProvider>
          </SessionContext>
        </ApiProvider>
      </ConfigContext>
    </SWRConfig>
  )
  const { rerender } = await act(async () => render(view(session)))
  return { router, become: (next: Partial<Session>) => rerender(view({ ...session, ...next })) }
}
const rail = () => within(screen.getAllByRole('navigation', { name: 'Main menu' })[0]!)

beforeAll(async () => {
  await Promise.all([
    shellWords.load('en'),
    shellWords.load('es'),
    appWords.load('en'),
    appWords.load('es'),
    noticeWords.load('en'),
    panelsWords.load('en'),
  ])
})
beforeEach(() => {
  localStorage.clear()
  fetchMock.mockReset()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => void vi.useRealTimers())

describe('release notes', () => {
  const changes = [{ version: '4.4.6', date: '2026-06-01', changes: ['Boards can be arranged by keyboard'] }]

  it('open from the version', async () => {
    fetchMock.mockImplementation(async () => Response.json(changes))
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Version 4.4.6' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What changed' }))
    expect(await dialog.findByText('Boards can be arranged by keyboard')).toBeDefined()
    expect(dialog.getByText('01/06/2026')).toBeDefined()
  })

  it('mark what is new since the user last looked', async () => {
    localStorage.setItem(`parapet.changes.${user.id}`, String(Date.parse('2026-05-30T10:00:00Z') / 1000))
    const older = { version: '4.4.5', date: '2026-05-01', changes: ['Older'] }
    fetchMock.mockImplementation(async (url) => {
      if (String(url).includes('changelog')) return Response.json([...changes, older])
      if (String(url).includes('latest-news'))
        return Response.json([{ id: 1, date: '2026-05-31', title: 'Exclude <b>filters</b>' }])
      return Response.json({ status: 'success', data: [] })
    })
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Version 4.4.6' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What changed' }))
    expect(await dialog.findByRole('heading', { name: 'Version 4.4.6 New' })).toBeDefined()
    expect(dialog.getByRole('heading', { name: 'Version 4.4.5' })).toBeDefined()
    expect(await dialog.findByText('News, 31/05/2026: Exclude <b>filters</b>')).toBeDefined()
    expect(Number(localStorage.getItem(`parapet.changes.${user.id}`))).toBeGreaterThan(1_780_000_000)
    localStorage.clear()
  })

  it('show that there are none, or that they failed to load', async () => {
    fetchMock.mockImplementation(async () => Response.json({ message: 'no' }, { status: 500 }))
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Version 4.4.6' }))
    expect(await screen.findByText('The list of changes could not be loaded')).toBeDefined()
    fetchMock.mockImplementation(async () => Response.json([]))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/No changes recorded/)).toBeDefined()
  })
})

describe('navigation between pages', () => {
  it('focuses and announces the heading of the new page, but not on first load', async () => {
    await show()
    expect(document.title).toBe('History - Aurora Media - Parapet')
    expect(document.activeElement).toBe(document.body)
    await userEvent.click(rail().getByRole('link', { name: 'Analytics' }))
    expect(document.title).toBe('Analytics - www.example - Parapet')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Analytics' }))
    expect(await screen.findByText('Analytics, page loaded')).toBeTruthy()
  })

  it('keeps the focus when only the query changes', async () => {
    const { router } = await show()
    const link = rail().getByRole('link', { name: 'History' })
    link.focus()
    await act(async () => router.navigate('/300/stats?tab=midtier'))
    expect(document.activeElement).toBe(link)
  })

  it('shows crumbs from home, except on home', async () => {
    const { router } = await show()
    const crumbs = within(screen.getByRole('navigation', { name: /Breadcrumb|Path/i }))
    expect(crumbs.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/300')
    await act(async () => router.navigate('/300'))
    await waitFor(() => expect(document.title).toBe('Home - Aurora Media - Parapet'))
    expect(screen.queryByRole('navigation', { name: /Breadcrumb|Path/i })).toBeNull()
    await act(async () => router.navigate('/300/analytics'))
    expect(screen.getByRole('navigation', { name: /Breadcrumb|Path/i }).textContent).toContain('Home')
  })

  it('skips to the content', async () => {
    await show()
    const target = screen.getByRole('link', { name: 'Skip to the content' }).getAttribute('href')
    expect(screen.getByRole('main').id).toBe(target?.slice(1))
  })
})

describe('header and footer', () => {
  it('show help, sales, docs and the version in the footer', async () => {
    await show()
    const foot = within(screen.getByRole('contentinfo'))
    expect(foot.getByRole('link', { name: /Help/ }).getAttribute('href')).toBe('/300/tickets?open=new')
    expect(foot.getByRole('link', { name: /Sales/ }).getAttribute('href')).toBe('mailto:sales@example.com')
    expect(foot.getByRole('link', { name: /Docs/ }).getAttribute('target')).toBe('_blank')
    expect(foot.queryByRole('link', { name: /Blog/ })).toBeNull()
    expect(foot.getByRole('link', { name: /Privacy/ }).getAttribute('href')).toBe('https://privacy.example')
    expect(foot.getByText('Version 4.4.6')).toBeTruthy()
  })

  it('link users without tickets to the panel that offers them, and dealers, who may have none (§6), nowhere', async () => {
    const without = { ...company, services: [] }
    const { become } = await show('/300/stats', { company: without })
    const help = () => within(screen.getByRole('contentinfo')).queryByRole('link', { name: /Help/ })
    expect(help()?.getAttribute('href')).toBe('/300/company/services/soporte')
    become({ company: without, user: { ...user, is_dealer: true } })
    expect(help()).toBeNull()
  })

  it('link users without tickets, dealers included, to the helpdesk of the deployment', async () => {
    const without = { ...company, services: [] }
    const { become } = await show('/300/stats', { company: without }, 'https://help.example')
    const help = () => within(screen.getByRole('contentinfo')).getByRole('link', { name: /Help/ }).getAttribute('href')
    expect(help()).toBe('https://help.example')
    become({ company: without, user: { ...user, is_dealer: true } })
    expect(help()).toBe('https://help.example')
    become({ company })
    expect(help()).toBe('/300/tickets?open=new')
  })

  it('store the collapsed side navigation in this browser', async () => {
    await show()
    await userEvent.click(rail().getByRole('button', { name: 'Collapse the menu' }))
    expect(document.activeElement).toBe(rail().getByRole('button', { name: 'Expand the menu' }))
    expect(localStorage.getItem('parapet.rail')).toBe('small')
  })

  it('change the language at once', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Language: English' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Español' }))
    expect((await screen.findAllByRole('link', { name: 'Histórico' })).length).toBeGreaterThan(0)
    expect(document.documentElement.lang).toBe('es')
  })

  it('log out here or everywhere', async () => {
    const signOut = vi.fn(async () => undefined)
    await show('/300/stats', { signOut })
    const open = () => userEvent.click(screen.getByRole('button', { name: 'Account of Ada Byron' }))
    await open()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    expect(signOut).toHaveBeenLastCalledWith({ everywhere: false })
    await open()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out everywhere' }))
    expect(signOut).toHaveBeenLastCalledWith({ everywhere: true })
  })

  it('save pending changes before logout', async () => {
    let answer: (value: Response) => void = () => undefined
    fetchMock.mockImplementation((input) =>
      `${input}`.includes('dashboard_preferences')
        ? new Promise((resolve) => {
            answer = resolve
          })
        : Promise.resolve(Response.json([])),
    )
    const signOut = vi.fn(async () => undefined)
    await show('/300/stats', { signOut })
    await userEvent.click(screen.getByRole('button', { name: 'Language: English' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Español' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cuenta de Ada Byron' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }))
    await waitFor(() =>
      expect(fetchMock.mock.calls.some(([to]) => `${to}`.includes('dashboard_preferences'))).toBe(true),
    )
    expect(signOut).not.toHaveBeenCalled()
    answer(Response.json({ id: 9 }))
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  })

  it('offer impersonation to staff only', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Byron' }))
    expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: 'Act as another user' })).toBeNull()
  })
})

describe('keyboard shortcuts', () => {
  const sheet = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' })

  it('open their list on ?, which restores focus on close', async () => {
    await show()
    const link = rail().getByRole('link', { name: 'History' })
    link.focus()
    await userEvent.keyboard('?')
    const dialog = within(await sheet())
    expect(dialog.getByRole('region', { name: 'Everywhere' }).textContent).toContain('Keyboard shortcuts')
    expect(dialog.queryByRole('region', { name: 'In a chart' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(link))
  })

  it('are shown on the search of the top bar, which opens the same list and restores focus', async () => {
    await show()
    const button = screen.getByRole('button', { name: 'Search pages, sites, companies' })
    expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K')
    await userEvent.click(button)
    expect(await screen.findByRole('combobox', { name: /Go to a page/ })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('are ignored while typing', async () => {
    await show('/300/stats', { companies: [300, 301].map((id) => ({ id, name: `Company ${id}` })) })
    await userEvent.click(screen.getByRole('button', { name: /Switch company/ }))
    const search = await screen.findByRole('combobox', { name: 'Search companies' })
    search.focus()
    await userEvent.keyboard('?/')
    expect(search).toHaveProperty('value', '?/')
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull()
  })

  it('can be turned off permanently, with their list still in the account menu', async () => {
    fetchMock.mockImplementation(async () => Response.json({ id: 3, preferences: '{}', version: '4.4.6' }))
    await show()
    const fromMenu = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Byron' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }))
      return within(await sheet()).findByRole('switch', { name: 'Single-key shortcuts' })
    }
    await userEvent.click(await fromMenu())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('?/')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(fetchMock.mock.calls.some(([url]) => `${url}`.includes('preferences'))).toBe(true))
    const [, init] = fetchMock.mock.calls.find(([url]) => `${url}`.includes('preferences'))!
    expect(JSON.parse(JSON.parse(String(init?.body)).preferences)).toMatchObject({ hasKeys: false })
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('combobox', { name: /Go to a page/ })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(await fromMenu()).toHaveProperty('checked', false)
  })

  it('open a page by part of its name, with recent choices first', async () => {
    const { router } = await show()
    const search = async () => {
      await userEvent.keyboard('{Control>}k{/Control}')
      const field = await screen.findByRole('combobox', { name: /Go to a page/ })
      await waitFor(() => expect(document.activeElement).toBe(field))
    }
    await search()
    await userEvent.keyboard('analy')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/300/analytics'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await search()
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('Analytics')
  })
})

describe('session notices', () => {
  it('show each message once as a toast, in the words of the specification', async () => {
    const dismiss = vi.fn()
    await show('/300/stats', { dismiss, notices: [{ id: 4, messageKey: 'notice.notHired', tone: 'watch' }] })
    expect(await screen.findByText('Forbidden Access - Service not hired!')).toBeTruthy()
    expect(dismiss).toHaveBeenCalledWith(4)
  })

  it('keep a banner until a weak password is changed', async () => {
    const { become, router } = await show('/300/stats', { isPasswordWeak: true })
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/user/profile?section=security')
    become({ isPasswordWeak: false })
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull()
  })

  it('show who impersonates whom, with a way back', async () => {
    const stopActing = vi.fn(async () => undefined)
    const ownToken = { accessToken: 'own', expiresAtMs: 0 }
    const takeControl = vi.fn()
    const acting = {
      ownToken,
      ownName: 'Sol',
      asName: 'Ada',
      startedFrom: '/',
      reason: 'Ticket 12',
      startedAtMs: Date.now(),
      hasControl: false,
      deeds: [],
    }
    const { become } = await show('/300/stats', { stopActing, takeControl, acting })
    expect(await screen.findByText('Sol, you are acting as Ada in Aurora Media.')).toBeTruthy()
    expect(screen.getByText(/^You are only looking: nothing can be changed. Reason: Ticket 12/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Account of Sol, acting as/ }).textContent).toContain('S')
    await userEvent.click(screen.getByRole('button', { name: 'Take control' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take control' }))
    expect(takeControl).toHaveBeenCalledOnce()
    become({ acting: { ...acting, hasControl: true } })
    expect(screen.getByText(/^You have control/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Take control' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(stopActing).toHaveBeenCalled()
  })

  it('end an impersonation after an hour', async () => {
    const stopActing = vi.fn(async () => undefined)
    const ownToken = { accessToken: 'own', expiresAtMs: 0 }
    const startedAtMs = Date.now() - 61 * 60_000
    const acting = {
      ownToken,
      ownName: 'Sol',
      asName: 'Ada',
      startedFrom: '/',
      reason: '',
      hasControl: true,
      deeds: [],
    }
    await show('/300/stats', { stopActing, acting: { ...acting, startedAtMs } })
    await waitFor(() => expect(stopActing).toHaveBeenCalledWith({ isTimeUp: true }))
  })

  it('tell what was done once an impersonation has ended', async () => {
    const closeSummary = vi.fn()
    const atMs = Date.UTC(2026, 5, 15, 10, 10)
    await show('/300/stats', {
      closeSummary,
      lastActing: {
        ...{ ownName: 'Sol', asName: 'Ada', reason: 'Ticket 12', startedAtMs: atMs, endedAtMs: atMs + 600_000 },
        ...{ hasControl: true, isTimeUp: false },
        deeds: [
          { atMs, method: 'POST', path: '/api/v1/companies/300/invalidate/', isDone: true },
          { atMs, method: 'DELETE', path: '/third/tickets/issues/3.json', isDone: false },
        ],
      },
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'You acted as Ada' }))
    expect(dialog.getByText('Ticket 12')).toBeTruthy()
    const [purge, other] = dialog.getAllByRole('listitem')
    expect(purge?.textContent).toMatch(/Purge, Created/)
    expect(other?.textContent).toMatch(/issues\/3.json, Deleted Refused by the provider/)
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    expect(closeSummary).toHaveBeenCalled()
  })

  it('show that the browser is offline until it is online again', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show()
    expect(screen.getByText(/You’re offline/)).toBeTruthy()
    online.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(screen.queryByText(/You’re offline/)).toBeNull()
    online.mockRestore()
  })

  it('warn before an idle logout, with a button to stay', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setInterval', 'clearInterval'] })
    const stay = vi.fn()
    await show('/300/stats', { stay, idleEndsAtMs: 1_120_000 })
    expect(screen.getByRole('alertdialog', { name: 'Are you still there?' }).textContent).toContain('2 minutes')
    await act(async () => void vi.advanceTimersByTime(75_000))
    expect(screen.getByRole('alertdialog').textContent).toContain('45 seconds')
    screen.getByRole('button', { name: 'Stay logged in' }).click()
    expect(stay).toHaveBeenCalled()
  })
})

describe('background saving', () => {
  it('shows a failure, and retries on request', async () => {
    let saves = 0
    fetchMock.mockImplementation(async (_, init) => {
      if (init?.method === 'GET') return new Response('{}', { status: 404 })
      saves += 1
      return saves === 1
        ? new Response('{}', { status: 500 })
        : Response.json({ id: 3, preferences: '{}', version: '4.4.6' })
    })
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Theme mode: System' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByText('Oops.. Your changes could not be saved.', {}, { timeout: 3000 })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(saves).toBe(2))
  })
})
