import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { UNSAFE_createMemoryHistory as createMemoryHistory, Link } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appWords } from '../words/app.ts'
import type { Place, Router, RouterState } from './createRouter.ts'
import { useIsTravelling } from './RouterContext.ts'
import { RouterView } from './RouterView.tsx'

vi.mock('../shell/Shell.tsx', () => ({ Shell: ({ children }: { children: ReactNode }) => <main>{children}</main> }))

let height = 0
beforeAll(() => appWords.load('en'))
beforeEach(() => {
  height = 0
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', (_: number, y: number) => {
    height = y
  })
  vi.stubGlobal('scrollY', 0)
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // React tells of what a boundary caught.
})

/** A router that is where the test says. */
function pretendRouter() {
  const history = createMemoryHistory()
  const listeners = new Set<() => void>()
  let state: RouterState = { place: null, onWay: null }
  const set = (next: Partial<RouterState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const navigate = vi.fn<Router['navigate']>()
  const router: Router = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate,
    reload: vi.fn<Router['reload']>(),
    navigator: { createHref: history.createHref, go: history.go, push: (to) => void navigate(to), replace: vi.fn() },
    dispose: vi.fn(),
  }
  let keys = 0
  const arrive = (
    pathname: string,
    shown: Place['shown'],
    more: Partial<Place> & { key?: string; hash?: string } = {},
  ) => {
    keys += 1
    const { key = `key-${keys}`, hash = '', ...rest } = more
    const location = { pathname, search: '', hash, state: null, key, mask: undefined }
    return act(async () => set({ place: { location, how: 'PUSH', shown, keepsScroll: false, ...rest }, onWay: null }))
  }
  return { router, arrive, set, navigate }
}
const drawn = (Screen: ComponentType): Place['shown'] => ({ is: 'screen', Screen })
const named = (name: string) => drawn(() => <h1>{name}</h1>)

describe('what is drawn', () => {
  it('is nothing before the first place is there, then its screen in the shell', async () => {
    const { router, arrive } = pretendRouter()
    const { container } = render(<RouterView router={router} />)
    expect(container.childElementCount).toBe(0)
    await arrive('/stats', named('History'))
    within(screen.getByRole('main')).getByRole('heading', { name: 'History' })
  })

  it('stays while the next place is on its way, and says so', async () => {
    const { router, arrive, set } = pretendRouter()
    render(<RouterView router={router} />)
    await arrive(
      '/stats',
      drawn(function Travelling() {
        return <p>{useIsTravelling() ? 'on the way' : 'here'}</p>
      }),
    )
    screen.getByText('here')
    const { location } = router.get().place!
    await act(async () => set({ onWay: location }))
    screen.getByText('on the way')
  })

  it('goes through the router when a link is followed', async () => {
    const { router, arrive, navigate } = pretendRouter()
    render(<RouterView router={router} />)
    await arrive(
      '/stats',
      drawn(() => <Link to="/analytics">Analytics</Link>),
    )
    await userEvent.click(screen.getByRole('link', { name: 'Analytics' }))
    expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/analytics' }))
  })

  it('is a calm screen in the shell when a screen breaks, until another place is reached', async () => {
    const { router, arrive } = pretendRouter()
    render(<RouterView router={router} />)
    await arrive(
      '/stats',
      drawn(() => {
        throw new Error('broken')
      }),
    )
    await within(screen.getByRole('main')).findByRole('heading', { name: 'Something stopped working' })
    await arrive('/analytics', named('Analytics'))
    within(screen.getByRole('main')).getByRole('heading', { name: 'Analytics' })
  })

  it('asks again on demand for a screen that did not arrive, and for checks that failed', async () => {
    const { router, arrive } = pretendRouter()
    render(<RouterView router={router} />)
    for (const is of ['lost', 'unchecked'] as const) {
      await arrive('/stats', { is, error: new Error('cut') })
      await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    }
    expect(router.reload).toHaveBeenCalledTimes(2)
  })

  it('names an address that is no page', async () => {
    const { router, arrive } = pretendRouter()
    render(<RouterView router={router} />)
    await arrive('/nowhere', { is: 'missing' })
    await screen.findByText(/\/nowhere/)
  })
})

describe('how far down the page is', () => {
  const scrollDown = (y: number) => vi.stubGlobal('scrollY', y)

  it('begins at the top of a new place, and comes back with Back', async () => {
    const { router, arrive } = pretendRouter()
    render(<RouterView router={router} />)
    await arrive('/stats', named('History'), { key: 'one' })
    scrollDown(640)
    height = 640
    await arrive('/analytics', named('Analytics'))
    expect(height).toBe(0)
    await arrive('/stats', named('History'), { key: 'one', how: 'POP' })
    expect(height).toBe(640)
  })

  it('stays with another filter of the same page', async () => {
    const { router, arrive } = pretendRouter()
    render(<RouterView router={router} />)
    await arrive('/stats', named('History'))
    height = 640
    await arrive('/stats', named('History'), { keepsScroll: true })
    expect(height).toBe(640)
  })

  it('is kept over a reload of the page', async () => {
    const before = pretendRouter()
    const { unmount } = render(<RouterView router={before.router} />)
    await before.arrive('/stats', named('History'), { key: 'one' })
    scrollDown(480)
    dispatchEvent(new Event('pagehide'))
    unmount()
    const after = pretendRouter()
    render(<RouterView router={after.router} />)
    await after.arrive('/stats', named('History'), { key: 'one', how: 'POP' })
    expect(height).toBe(480)
  })

  it('is the part that the address names', async () => {
    const { router, arrive } = pretendRouter()
    render(<RouterView router={router} />)
    const scrollIntoView = vi.fn()
    Element.prototype.scrollIntoView = scrollIntoView
    await arrive(
      '/user/profile',
      drawn(() => <section id="security">Security</section>),
      { hash: '#security' },
    )
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Security')])
  })

  it('begins at the top where the browser keeps nothing, or something else stands there', async () => {
    for (const kept of ['not json', '{"one":"far"}', 'null']) {
      sessionStorage.setItem('parapet.scroll', kept)
      const { router, arrive } = pretendRouter()
      const { unmount } = render(<RouterView router={router} />)
      height = 1
      await arrive('/stats', named('History'), { key: 'one', how: 'POP' })
      expect(height, kept).toBe(0)
      unmount()
    }
  })
})
