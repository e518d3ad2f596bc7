import {
  ApiProvider,
  makeApiContext,
  makeCompany,
  makeSharedUrl,
  makeSite,
  makeUser,
  packSaved,
  packView,
  type SavedView,
} from '@parapet/api'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect } from 'storybook/test'
import { SWRConfig } from 'swr'
import { beforeAll, beforeEach, it, vi } from 'vitest'
import { mockSession } from '../../platform/session/mockSession.ts'
import { SessionContext } from '../../platform/session/SessionContext.ts'
import { shellWords } from '../../platform/words/shell.words.ts'
import { viewsWords } from '../../shared/board/views/views.words.ts'
import { SnapshotScreen } from './SnapshotScreen.tsx'

vi.mock('./OpenSnapshot.tsx', () => ({
  OpenSnapshot: ({ saved, row }: { saved: { name: string }; row: { description: string } }) => (
    <h1>{`${saved.name}: ${row.description}`}</h1>
  ),
}))

const fetchMock = vi.fn<typeof fetch>()
const api = makeApiContext({ fetch: fetchMock, token: () => 'token', company: () => 300 })
const saved: SavedView = {
  kind: 'view',
  name: 'Weekly review',
  author: 'Ada Byron',
  company: 300,
  expiresAt: null,
  page: 'stats',
  query: 'range=7d',
  board: 'stats.delivery',
  layout: [],
}

beforeAll(() => Promise.all([viewsWords.load('en'), shellWords.load('en')]))
beforeEach(() => fetchMock.mockReset())

function Address() {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

async function open(path: string, answer: () => Response) {
  fetchMock.mockImplementation(async () => answer())
  const [company, other] = [
    makeCompany({ id: 300, sites: [makeSite({ url: 'a.com' })] }),
    makeCompany({ id: 301, name: 'Other', sites: [] }),
  ]
  const session = mockSession({
    user: makeUser({ id: 7 }),
    company: path.startsWith('/301') ? other : company,
    companies: [company, other],
  })
  const element = (
    <>
      <SnapshotScreen />
      <Address />
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/:company/snapshot/:sId', element },
      { path: '*', element: <Address /> },
    ],
    {
      initialEntries: [path],
    },
  )
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApiProvider value={api}>
          <SessionContext value={session}>
            <RouterProvider router={router} />
          </SessionContext>
        </ApiProvider>
      </SWRConfig>,
    ),
  )
}
const address = () => document.querySelector('output')?.textContent
const row = (over: Partial<SavedView> = {}) =>
  Response.json(makeSharedUrl({ id: 7, user: 1, ...packSaved({ ...saved, ...over }, 'What matters') }))

it('opens the view of the user who stored it', async () => {
  await open('/300/snapshot/12-7', () => row())
  expect(await screen.findByRole('heading', { name: 'Weekly review: What matters' })).toBeVisible()
  expect(String(fetchMock.mock.lastCall?.[0])).toMatch(/\/users\/12\/shared_url\/7$/)
})

it.each([
  ['is deleted', () => Response.json({ detail: 'Not found.' }, { status: 404 }), /doesn’t exist or was deleted/],
  ['is not for the reader', () => Response.json({ detail: 'No.' }, { status: 403 }), /was not shared with you/],
  ['has expired', () => row({ expiresAt: 1_000_000 }), /expired on .* Ask Ada Byron/],
  ['is of a foreign company', () => row({ company: 999 }), /data of another company/],
  ['is no view', () => Response.json(makeSharedUrl({ preferences: '{"widgets":[]}' })), /This link is not valid/],
])('shows why a view that %s cannot be shown', async (_, answer, sentence) => {
  await open('/300/snapshot/12-7', answer)
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByRole('link', { name: 'All views and notes' })).toHaveAttribute('href', '/300/views')
})

it('sends no request for an invalid id', async () => {
  await open('/300/snapshot/nothing', () => row())
  expect(await screen.findByRole('alert')).toHaveTextContent(/doesn’t exist/)
  expect(fetchMock).not.toHaveBeenCalled()
})

it('links to the company of the view, and to the page of a stored link', async () => {
  await open('/301/snapshot/12-7', () => row())
  await vi.waitFor(() => expect(address()).toBe('/300/snapshot/12-7'))
  cleanup()
  await open('/300/snapshot/12-8', () =>
    Response.json(makeSharedUrl(packView('stats', new URLSearchParams('range=7d')))),
  )
  await vi.waitFor(() => expect(address()).toBe('/300/stats?range=7d'))
})

it('offers a retry after a failed read', async () => {
  await open('/300/snapshot/12-7', () => Response.json({ detail: 'later' }, { status: 500 }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/)
  fetchMock.mockImplementation(async () => row())
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: /Weekly review/ })).toBeVisible()
})
