import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { createMemoryRouter, createPath, type DataRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pages } from '../../pages/pages.ts'
import type { Screen } from '../../platform/paths/page.ts'
import type { PageName } from '../../platform/paths/paths.ts'
import { RouterLink } from '../../platform/router/RouterLink.tsx'
import { useReplaceQuery } from '../../platform/router/useReplaceQuery.ts'
import type { EnterResult } from '../../platform/session/createSession.ts'
import { appWords } from '../../platform/words/app.words.ts'
import { AppRoutes } from './AppRoutes.tsx'
import { createAppRouter, whenInitialized } from './createAppRouter.tsx'

const shellRenders = vi.hoisted(() => ({ count: 0 }))
vi.mock('../../shell/Shell.tsx', () => ({
  Shell({ isNavigating, children }: { isNavigating: boolean; children: ReactNode }) {
    shellRenders.count += 1
    return <main aria-busy={isNavigating}>{children}</main>
  },
}))

vi.mock('../../shared/report/ReportActions.tsx', () => ({
  ReportActions: ({ children }: { children: ReactNode }) => children,
}))

const screens = new Map<PageName, () => Promise<Screen>>()
let scrolledTo = 0
let router: DataRouter
beforeAll(() => appWords.load('en'))
beforeEach(() => {
  scrolledTo = 0
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', (_: number, y: number) => {
    scrolledTo = y
  })
  vi.stubGlobal('scrollY', 0)
  vi.spyOn(pages, 'load').mockImplementation((name) => screens.get(name)?.() ?? Promise.reject(new Error(name)))
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // React and the router report what a boundary caught.
})
afterEach(() => {
  router.dispose()
  vi.restoreAllMocks()
})

function mockScreen(name: PageName, Component: ComponentType) {
  const load = vi.fn(async (): Promise<Screen> => ({ default: Component }))
  screens.set(name, load)
  return load
}
const heading = (name: string) => () => <h1>{name}</h1>

async function show(
  path: string,
  enter: (address: string) => Promise<EnterResult> = async () => ({ kind: 'proceed' }),
) {
  router = createAppRouter({ session: { enter }, leave: () => undefined, locale: () => 'en' }, (routes) =>
    createMemoryRouter(routes, { initialEntries: [path] }),
  )
  await whenInitialized(router)
  return act(async () => render(<AppRoutes router={router} />))
}
const navigate = (to: string, options?: object) => act(async () => router.navigate(to, options))
const address = () => createPath(router.state.location)

describe('the page', () => {
  it('renders its screen in the shell', async () => {
    mockScreen('staging', heading('Staging'))
    await show('/300/staging')
    within(screen.getByRole('main')).getByRole('heading', { name: 'Staging' })
  })

  it('stays while the next page loads, and the shell shows progress after a moment', async () => {
    mockScreen('staging', heading('Staging'))
    mockScreen('user-alerts', heading('Alerts'))
    let finish: (outcome: EnterResult) => void = () => undefined
    await show('/300/staging', (path) =>
      path === '/300/staging' ? Promise.resolve({ kind: 'proceed' }) : new Promise((resolve) => (finish = resolve)),
    )
    shellRenders.count = 0
    await act(async () => void router.navigate('/user/alerts'))
    expect(shellRenders.count).toBe(0)
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false')
    await waitFor(() => expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true'))
    screen.getByRole('heading', { name: 'Staging' })
    await act(async () => finish({ kind: 'proceed' }))
    await screen.findByRole('heading', { name: 'Alerts' })
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false')
  })

  it('is rendered once, with its shell, when it is opened', async () => {
    mockScreen('staging', heading('Staging'))
    mockScreen('user-alerts', heading('Alerts'))
    await show('/300/staging')
    shellRenders.count = 0
    await navigate('/user/alerts')
    await screen.findByRole('heading', { name: 'Alerts' })
    expect(shellRenders.count).toBe(1)
  })

  it('follows a link', async () => {
    mockScreen('staging', () => <RouterLink href="/300/dnsdelegation">DNS</RouterLink>)
    mockScreen('dnsdelegation', heading('DNS'))
    await show('/300/staging')
    await userEvent.click(screen.getByRole('link', { name: 'DNS' }))
    await screen.findByRole('heading', { name: 'DNS' })
  })

  it('shows an error in the shell when a screen fails to render, until the next navigation', async () => {
    mockScreen('staging', () => {
      throw new Error('broken')
    })
    mockScreen('dnsdelegation', heading('DNS'))
    await show('/300/staging')
    await within(screen.getByRole('main')).findByRole('heading', { name: 'Something went wrong' })
    await navigate('/300/dnsdelegation')
    within(screen.getByRole('main')).getByRole('heading', { name: 'DNS' })
  })

  it('renders again on Try again', async () => {
    let isBroken = true
    mockScreen('staging', () => {
      if (isBroken) throw new Error('broken')
      return <h1>Staging</h1>
    })
    await show('/300/staging')
    isBroken = false
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Staging' })
  })

  it('loads its code again on Try again', async () => {
    mockScreen('staging', heading('Staging')).mockRejectedValueOnce(new Error('cut'))
    await show('/300/staging')
    const main = within(screen.getByRole('main'))
    await userEvent.click(await main.findByRole('button', { name: 'Try again' }))
    await main.findByRole('heading', { name: 'Staging' })
  })

  it('runs the checks again on Try again', async () => {
    mockScreen('staging', heading('Staging'))
    const enter = vi
      .fn(async (): Promise<EnterResult> => ({ kind: 'proceed' }))
      .mockRejectedValueOnce(new Error('unreachable'))
    await show('/300/staging', enter)
    expect(document.querySelector('main[aria-busy]')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Staging' })
  })

  it('shows the address of an unknown page', async () => {
    await show('/nowhere')
    await screen.findByText(/\/nowhere/)
  })
})

describe('replacing the query of the open page', () => {
  let replaceQuery: ReturnType<typeof useReplaceQuery>
  function Probe() {
    replaceQuery = useReplaceQuery()
    return <h1>Staging</h1>
  }
  const replace = (search: string) => act(async () => replaceQuery(search, null))

  async function showWithSlowChecks() {
    const waiting = new Map<string, (outcome: EnterResult) => void>()
    let isSlow = false
    mockScreen('staging', Probe)
    mockScreen('user-alerts', heading('Alerts'))
    await show('/300/staging', (path) =>
      isSlow ? new Promise((resolve) => waiting.set(path, resolve)) : Promise.resolve({ kind: 'proceed' }),
    )
    isSlow = true
    const finish = (path: string) => act(async () => waiting.get(path)?.({ kind: 'proceed' }))
    return { finish }
  }
  const goBack = async (finish: (path: string) => Promise<void>, path: string) => {
    await act(async () => void router.navigate(-1))
    await finish(path)
  }

  it('changes the address without checks', async () => {
    await showWithSlowChecks()
    await replace('?hide=a')
    expect(address()).toBe('/300/staging?hide=a')
  })

  it('does not cancel a navigation to another page', async () => {
    const { finish } = await showWithSlowChecks()
    await act(async () => void router.navigate('/user/alerts'))
    await replace('?hide=a')
    expect([address(), router.state.navigation.location?.pathname]).toEqual(['/300/staging?hide=a', '/user/alerts'])
    await finish('/user/alerts')
    expect(address()).toBe('/user/alerts')
    await goBack(finish, '/300/staging?hide=a')
    expect(address()).toBe('/300/staging?hide=a')
  })

  it('joins a navigation to another view of the page, which stays one history entry', async () => {
    const { finish } = await showWithSlowChecks()
    await act(async () => void router.navigate('?is=ES'))
    await replace('?is=ES&hide=a')
    await finish('/300/staging?is=ES&hide=a')
    expect(address()).toBe('/300/staging?is=ES&hide=a')
    await goBack(finish, '/300/staging')
    expect(address()).toBe('/300/staging')
  })

  it('is dropped while the browser goes back', async () => {
    const { finish } = await showWithSlowChecks()
    await act(async () => void router.navigate('?is=ES'))
    await finish('/300/staging?is=ES')
    await act(async () => void router.navigate(-1))
    await replace('?hide=a')
    await finish('/300/staging')
    expect(address()).toBe('/300/staging')
  })
})

describe('the scroll position', () => {
  const scrollDown = (y: number) => {
    scrolledTo = y
    vi.stubGlobal('scrollY', y)
  }

  it('starts at the top of a new page and is restored by Back', async () => {
    mockScreen('staging', heading('Staging'))
    mockScreen('dnsdelegation', heading('DNS'))
    await show('/300/staging')
    scrollDown(640)
    await navigate('/300/dnsdelegation')
    expect(scrolledTo).toBe(0)
    await act(async () => router.navigate(-1))
    expect(scrolledTo).toBe(640)
  })

  it('stays with another view of the same page', async () => {
    mockScreen('staging', heading('Staging'))
    await show('/300/staging')
    scrollDown(640)
    await navigate('?tab=2', { preventScrollReset: true })
    expect(scrolledTo).toBe(640)
  })

  it('is restored after a reload', async () => {
    mockScreen('staging', heading('Staging'))
    const { unmount } = await show('/300/staging')
    scrollDown(480)
    dispatchEvent(new Event('pagehide'))
    unmount()
    router.dispose()
    scrolledTo = 0
    await show('/300/staging')
    expect(scrolledTo).toBe(480)
  })

  it('goes to the element that the hash names', async () => {
    mockScreen('user-profile', () => <section id="security">Security</section>)
    const scrollIntoView = vi.fn()
    Element.prototype.scrollIntoView = scrollIntoView
    await show('/user/profile#security')
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Security')])
  })

  it('survives an invalid hash and invalid stored values', async () => {
    mockScreen('staging', heading('Staging'))
    sessionStorage.setItem('parapet.scroll', 'not json')
    await show('/300/staging#100%')
    screen.getByRole('heading', { name: 'Staging' })
  })
})
