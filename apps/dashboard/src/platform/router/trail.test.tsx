import { AnnouncerProvider, LinkProvider } from '@parapet/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, type DataRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect } from 'storybook/test'
import { afterEach, beforeAll, beforeEach, describe, it, vi } from 'vitest'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { trailWords } from '../../kit/page/trail.words.ts'
import { appWords } from '../words/app.words.ts'
import { shellWords } from '../words/shell.words.ts'
import { KeepTrailLink, RouterLink } from './RouterLink.tsx'
import { readTrail } from './readTrail.ts'

const titles: Record<string, string> = { '/300': 'Home', '/300/stats': 'History', '/300/analytics': 'Analytics' }

let router: DataRouter

function Pages() {
  return (
    <AnnouncerProvider>
      <LinkProvider component={RouterLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </AnnouncerProvider>
  )
}

function Page() {
  const { pathname } = useLocation()
  return (
    <main>
      <PageHeader key={pathname} title={titles[pathname] ?? ''} isHome={pathname === '/300'} />
      <nav aria-label="Menu">
        <RouterLink href="/300/stats">Menu</RouterLink>
      </nav>
      {pathname === '/300' && (
        <RouterLink href="/300/stats?range=1h" data-why="Server errors">
          2 %
        </RouterLink>
      )}
      <KeepTrailLink href="?tab=midtier">Midtier</KeepTrailLink>
    </main>
  )
}

const trail = () => screen.queryByRole('navigation', { name: 'Where you came from' })
const link = (name: RegExp | string) => screen.getByRole('link', { name })
const show = () => {
  router = createBrowserRouter([{ path: '*', Component: Page }])
  return act(async () => void render(<Pages />))
}

beforeAll(
  () =>
    Promise.all([
      appWords.load('en'),
      shellWords.load('en'),
      trailWords.load('en'),
      import('../../kit/page/TrailLink.tsx'),
    ]),
  60_000,
)
beforeEach(() => window.history.replaceState(null, '', '/300'))
afterEach(() => {
  router.dispose()
  vi.restoreAllMocks()
})

describe('the link back', () => {
  it('is shown on a page opened from a figure, and announced with the page', async () => {
    await show()
    await act(() => userEvent.click(link('2 %')))
    expect(await screen.findByRole('link', { name: /^From: Home · Server errors/ })).toHaveAttribute('href', '/300')
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('History, page loaded. You came from: Home · Server errors'),
    )
    expect(screen.getByRole('heading', { name: 'History' })).toHaveFocus()
  })

  it('is not shown on a page opened from the menu', async () => {
    await show()
    await userEvent.click(link('2 %'))
    await waitFor(() => expect(trail()).not.toBeNull())
    await userEvent.click(link('Menu'))
    expect(window.location.pathname).toBe('/300/stats')
    await waitFor(() => expect(trail()).toBeNull())
  })

  it('stays on another view of the page and after a reload', async () => {
    await show()
    await userEvent.click(link('2 %'))
    await userEvent.click(link('Midtier'))
    expect(window.location.search).toBe('?tab=midtier')
    await waitFor(() => expect(trail()).not.toBeNull())
    router.dispose()
    document.body.replaceChildren()
    await show()
    await waitFor(() => expect(trail()).not.toBeNull())
  })

  it('disappears when dismissed: focus stays on the page, and Back still works', async () => {
    await show()
    await userEvent.click(link('2 %'))
    const steps = window.history.length
    await userEvent.click(await screen.findByRole('button', { name: 'Hide where you came from' }))
    await waitFor(() => expect(trail()).toBeNull())
    expect(window.location.search).toBe('?range=1h')
    expect(window.history.length).toBe(steps)
    expect(screen.getByRole('heading', { name: 'History' })).toHaveFocus()
  })

  it('returns to the place itself, whatever was viewed meanwhile, with the followed link focused', async () => {
    await show()
    const steps = window.history.length
    await userEvent.click(link('2 %'))
    await userEvent.click(link('Midtier'))
    await userEvent.click(await screen.findByRole('link', { name: /^From: Home/ }))
    await waitFor(() => expect(window.location.pathname).toBe('/300'))
    await waitFor(() => expect(link('2 %')).toHaveFocus())
    expect(window.history.length).toBe(steps + 2)
    await waitFor(() => expect(trail()).toBeNull())
  })

  it('restores focus after Back, too, but never moves the focus of an active user', async () => {
    await show()
    await userEvent.click(link('2 %'))
    await waitFor(() => expect(trail()).not.toBeNull())
    act(() => window.history.back())
    await waitFor(() => expect(link('2 %')).toHaveFocus())
  })

  it('opens a new tab like every link', async () => {
    await show()
    await userEvent.click(link('2 %'))
    const back = await screen.findByRole('link', { name: /^From: Home/ })
    const wasTaken = new Promise((resolve) =>
      document.addEventListener('click', (event) => resolve(event.defaultPrevented), { once: true }),
    )
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(back)
    expect(await wasTaken).toBe(false)
  })
})

it.each([
  null,
  7,
  { trail: 'x' },
  { trail: { from: 'https://evil.example', key: 'a', why: 'b', index: 1 } },
  { trail: { from: '//evil.example', key: 'a', why: 'b', index: 1 } },
  { trail: { from: '/300', key: 1, why: 'b' } },
])('is missing with location state %o', (state) => {
  expect(readTrail(state)).toBeUndefined()
})
