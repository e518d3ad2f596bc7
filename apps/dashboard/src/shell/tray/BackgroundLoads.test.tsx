import { ApiProvider, makeApiContext, makeCompany, makeRole, makeUser } from '@parapet/api'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { beforeEach, expect, it, vi } from 'vitest'
import { mockSession } from '../../platform/session/mockSession.ts'
import { SessionContext } from '../../platform/session/SessionContext.ts'
import { BackgroundLoads } from './BackgroundLoads.tsx'

const fetchMock = vi.fn<typeof fetch>()
const api = makeApiContext({ fetch: fetchMock, token: () => 'token', company: () => 300 })
const asked = (file: string) => fetchMock.mock.calls.filter(([address]) => String(address).includes(file)).length

beforeEach(() => {
  fetchMock.mockReset()
  fetchMock.mockImplementation(async () => Response.json([]))
})

async function enter(held: string[], granted = held) {
  const named = (names: string[]) => names.map((name, index) => ({ id: index + 1, name }))
  const company = makeCompany({ services: named(held) })
  const user = makeUser({
    transparentprofile_set: [
      { id: 1, company: { id: company.id, name: 'A' }, roles: [makeRole({ services: named(granted) })] },
    ],
  })
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <ApiProvider value={api}>
          <SessionContext value={mockSession({ user, company })}>
            <MemoryRouter>
              <BackgroundLoads />
              <Link to="/stats">History</Link>
            </MemoryRouter>
          </SessionContext>
        </ApiProvider>
      </SWRConfig>,
    ),
  )
}

it.each(['staging', 'autoprovisioning'])('reloads the VCL keywords on each page where %s is hired', async (key) => {
  await enter(['stats', key])
  await waitFor(() => expect(asked('vcl_keywords')).toBe(1))
  await userEvent.click(screen.getByRole('link', { name: 'History' }))
  await waitFor(() => expect(asked('vcl_keywords')).toBe(2))
})

it('reloads the blocked addresses on each page where the firewall is hired', async () => {
  await enter(['stats', 'waf'])
  await waitFor(() => expect(asked('blockedlist')).toBe(1))
  await userEvent.click(screen.getByRole('link', { name: 'History' }))
  await waitFor(() => expect(asked('blockedlist')).toBe(2))
  expect(asked('vcl_keywords')).toBe(1)
})

it('does not request blocked addresses for users without access to them', async () => {
  await enter(['stats', 'waf'], ['stats'])
  await waitFor(() => expect(asked('changelog')).toBe(1))
  expect(asked('blockedlist')).toBe(0)
})

it('loads no blocked addresses without the firewall', async () => {
  await enter(['stats'], ['stats', 'waf'])
  await waitFor(() => expect(asked('changelog')).toBe(1))
  expect(asked('blockedlist')).toBe(0)
})

it('loads company details, change log and keywords once without VCL', async () => {
  await enter(['stats'])
  await userEvent.click(screen.getByRole('link', { name: 'History' }))
  await waitFor(() => expect(asked('changelog')).toBe(1))
  await waitFor(() => expect(asked('companies/300')).toBe(1))
  expect(asked('vcl_keywords')).toBe(1)
})
