import { ApiProvider, makeApiContext, makeCompany, makeSharedUrl, makeUser, packView } from '@parapet/api'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect } from 'storybook/test'
import { SWRConfig } from 'swr'
import { beforeAll, beforeEach, it, vi } from 'vitest'
import { mockSession } from '../../platform/session/mockSession.ts'
import { SessionContext } from '../../platform/session/SessionContext.ts'
import { SharedView } from './SharedView.tsx'
import { sharedWords } from './shared.words.ts'
import { storeView } from './storeView.ts'

const query = new URLSearchParams([
  ['range', '7d'],
  ...Array.from({ length: 60 }, (_, index): [string, string] => [
    'is.agent',
    `Mozilla/5.0 (X11; Linux) number ${index}`,
  ]),
])
const fetchMock = vi.fn<typeof fetch>()
const api = makeApiContext({ fetch: fetchMock, token: () => 'token', company: () => 300 })

beforeAll(() => sharedWords.load('en'))
beforeEach(() => fetchMock.mockReset())

function Address() {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

async function open(shared: string) {
  const session = mockSession({ user: makeUser(), company: makeCompany() })
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApiProvider value={api}>
          <SessionContext value={session}>
            <MemoryRouter initialEntries={[`/300/stats?shared=${shared}`]}>
              <SharedView screen="stats" shared={shared} />
              <Address />
            </MemoryRouter>
          </SessionContext>
        </ApiProvider>
      </SWRConfig>,
    ),
  )
}
const address = () => screen.getByRole('status').textContent

it('is stored under its page, and opens at its own address for anyone with the link', async () => {
  let stored: unknown
  fetchMock.mockImplementation(async (_, init) => {
    stored = JSON.parse(String(init?.body))
    return Response.json({ ...makeSharedUrl({ id: 7 }), ...(stored as object) }, { status: 201 })
  })
  const id = await storeView({ page: 'stats', query, user: { id: 12 }, description: 'History · Aurora Media' }, api)
  expect(id).toBe('12-7')
  expect(stored).toEqual({
    user: 12,
    ...packView('stats', query),
    temporal: false,
    description: 'History · Aurora Media',
  })

  fetchMock.mockImplementation(async () => Response.json({ ...makeSharedUrl({ id: 7 }), ...(stored as object) }))
  await open(id)
  expect(String(fetchMock.mock.lastCall?.[0])).toMatch(/\/users\/12\/shared_url\/7$/)
  expect(address()).toBe(`/300/stats?${query}`)
})

it.each([
  [
    'does not exist any more',
    () => Response.json({ detail: 'Not found.' }, { status: 404 }),
    /doesn’t exist or has expired/,
  ],
  ['has expired', () => Response.json({ detail: 'Gone.' }, { status: 410 }), /doesn’t exist or has expired/],
  ['is not for the reader', () => Response.json({ detail: 'No.' }, { status: 403 }), /was not shared with you/],
  [
    'is no view',
    () => Response.json(makeSharedUrl({ preferences: '{"widgets":[]}' })),
    /doesn’t contain a view of this page/,
  ],
  [
    'is another page’s',
    () => Response.json(makeSharedUrl(packView('analytics', query))),
    /doesn’t contain a view of this page/,
  ],
  ['is not an answer', () => Response.json({ id: 7 }), /doesn’t contain a view of this page/],
])('shows that the view %s, and offers the default view', async (_, answer, sentence) => {
  fetchMock.mockImplementation(async () => answer())
  await open('12-7')
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByRole('link', { name: 'Open the default view' })).toHaveAttribute('href', '/300/stats')
  expect(address()).toBe('/300/stats?shared=12-7')
})

it('sends no request without an id in the link', async () => {
  await open('../../auth')
  expect(await screen.findByRole('alert')).toHaveTextContent(/doesn’t exist/)
  expect(fetchMock).not.toHaveBeenCalled()
})

it('offers a retry after a failed read', async () => {
  fetchMock.mockImplementation(async () => Response.json({ detail: 'later' }, { status: 500 }))
  await open('12-7')
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/)
  fetchMock.mockImplementation(async () => Response.json(makeSharedUrl(packView('stats', query))))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(address()).toBe(`/300/stats?${query}`))
})
