import { ApiProvider, makeApiContext } from '@parapet/api'
import { LocaleProvider } from '@parapet/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { beforeAll, expect, it } from 'vitest'
import { Incidents } from './Incidents.tsx'
import { incidentsWords } from './incidents.words.ts'

beforeAll(() => incidentsWords.load('en'))

const issue = (id: number, state: string, over: object = {}) => ({
  id,
  title: `Incident ${id}`,
  state,
  created_at: '2026-06-15T08:30:00Z',
  services: [{ name: 'Delivery' }, { name: 'DNS' }],
  ...over,
})

async function enter(answer: () => Response) {
  const api = makeApiContext({ fetch: async () => answer() })
  const element = (
    <>
      <Incidents homeHref="/300" />
      <Link to="/stats">History</Link>
      <Outlet />
    </>
  )
  const router = createMemoryRouter([{ path: '/', element, children: [{ path: '300' }, { path: 'stats' }] }])
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <LocaleProvider locale="en" zone="UTC">
          <ApiProvider value={api}>
            <RouterProvider router={router} />
          </ApiProvider>
        </LocaleProvider>
      </SWRConfig>,
    ),
  )
}
const success = (data: readonly object[]) => Response.json({ status: 'success', data })

it('shows the number of open incidents, and of each its cause, start and affected users', async () => {
  await enter(() => success([issue(3, 'Investigating'), issue(2, 'resolved'), issue(1, 'odd', { services: [] })]))
  await userEvent.click(await screen.findByRole('button', { name: '2 open incidents' }))
  const items = (await screen.findAllByRole('listitem')).map((item) => item.textContent)
  expect(items).toEqual([
    'Incident 3Investigatingsince 15/06/2026 08:30 · Affects Delivery, DNS',
    'Incident 1oddsince 15/06/2026 08:30',
  ])
  expect(screen.getByRole('link', { name: 'All services' }).getAttribute('href')).toBe('/300')
})

it('is hidden without open incidents, and loads again on the next page', async () => {
  const answers = [[], [issue(4, 'identified')]]
  await enter(() => success(answers.shift() ?? []))
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'History' }))
  await waitFor(() => expect(screen.getByRole('button', { name: '1 open incident' })).toBeTruthy())
})

it('is hidden when the status page is unavailable', async () => {
  await enter(() => new Response('gone', { status: 503 }))
  expect(screen.queryByRole('button')).toBeNull()
})
