import {
  makeApiContext,
  makeAuditEntry,
  makeCompany,
  makeInvalidation,
  makeRole,
  makeSite,
  makeUser,
  makeVclConfig,
  type ServiceKey,
} from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import TimelineScreen from './index.tsx'

const now = Date.parse('2026-06-15T10:30:00Z')
const iso = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString()
const failing = new Set<string>()
const asked: string[] = []

const answers: Readonly<Record<string, unknown>> = {
  '/config/': [
    makeVclConfig({ id: 4765, comment: 'New origin', production_dt: iso(90) }),
    makeVclConfig({ id: 4764, active: false, production_dt: iso(60 * 24 * 9) }),
  ],
  '/invalidate/': [makeInvalidation({ url: 'https://www.example.com/a', date: iso(30), user: 'eve' })],
  '/audit/action/': [
    makeAuditEntry({ action: 'DELETE', timestamp: now / 1000 - 7200, path: '/api/v1/autoprovisioning/300/rules/7/' }),
  ],
  '/issues/all': { status: 'success', data: [] },
}

const api = makeApiContext({
  base: 'http://provider.test/api',
  token: () => 'token',
  company: () => 300,
  fetch: async (input) => {
    const { pathname } = new URL(String(input), 'http://provider.test')
    asked.push(pathname)
    if ([...failing].some((part) => pathname.includes(part))) return Response.json({ detail: 'Down.' }, { status: 500 })
    const found = Object.entries(answers).find(([part]) => pathname.includes(part))
    return Response.json(found ? found[1] : [])
  },
})

function Here() {
  const { pathname, search, state } = useLocation()
  return <output aria-label="Here">{JSON.stringify({ address: `${pathname}${search}`, state })}</output>
}
const here = () =>
  JSON.parse(screen.getByRole('status', { name: 'Here' }).textContent ?? '') as {
    address: string
    state: { filled?: { subject: string; description: string } } | null
  }

async function open({
  search = '',
  services = ['autoprovisioning', 'invalidation', 'soporte'] as readonly ServiceKey[],
  role = 'CompanyAdmin',
} = {}) {
  const refs = services.map((name, index) => ({ id: index + 1, name }))
  const company = makeCompany({ services: refs, sites: [makeSite({ id: 1201, url: 'www.example.com' })] })
  const roles = [makeRole({ name: role, services: refs })]
  const user = makeUser({ transparentprofile_set: [{ id: 1, company: { id: 300, name: company.name }, roles }] })
  await act(async () =>
    render(
      <MockScreen api={api} session={mockSession({ company, user })} path={`/300/timeline${search}`}>
        <TimelineScreen />
        <Here />
      </MockScreen>,
    ),
  )
}
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Timeline' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)
}

beforeAll(() => loadWords('en'))
beforeEach(() => {
  failing.clear()
  asked.length = 0
  vi.setSystemTime(now)
})

it('lists what happened from all sources, newest first, each linked to what it is about', async () => {
  await open()
  await screen.findByText(/Rule 7 removed/)
  const list = await rows()
  expect(list).toHaveLength(3)
  expect(list[0]).toContain('Purge of https://www.example.com/a')
  expect(list[1]).toContain('Version 4765 deployed: New origin')
  expect(list[2]).toContain('Rule 7 removed')
  expect(screen.getByRole('link', { name: /Version 4765/ }).getAttribute('href')).toBe(
    '/300/autoprovisioning?tab=vcl&open=4765&panel=version&compare=4764..4765',
  )
})

it('hides a kind, and keeps that in the address', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Purges (1)' }))
  expect(await rows()).toHaveLength(2)
  await vi.waitFor(() => expect(here().address).toBe('/300/timeline?hide=purge'))
  expect(screen.getByRole('button', { name: 'Purges (1)' }).getAttribute('aria-pressed')).toBe('false')
})

it('reads only what the user may see, and says what it did not check', async () => {
  await open({ services: ['invalidation'], role: 'Viewer' })
  const text = await screen.findByText(/^Not checked/)
  expect(text.textContent).toContain('Deployments (not hired)')
  expect(text.textContent).toContain('Changes of rules, modes and settings (your role doesn’t allow it)')
  expect(asked.some((path) => /audit|config|anomalies|uam/.test(path))).toBe(false)
  expect(screen.queryByRole('button', { name: 'Add to a ticket' })).toBeNull()
})

it('names a source that failed, shows the others, and reads it again', async () => {
  failing.add('/invalidate/')
  await open()
  expect((await screen.findByText(/^Not checked/)).textContent).toContain('Purges (the request failed)')
  expect(await rows()).toHaveLength(2)
  failing.clear()
  const retry = screen.getAllByRole('button', { name: 'Try again' }).at(-1)
  if (!retry) throw new Error('no retry')
  await userEvent.click(retry)
  expect(await screen.findByText(/Purge of https/)).toBeDefined()
})

it('writes a ticket with the events as shown and a link that shows the same later', async () => {
  await open({ search: '?hide=rule' })
  await screen.findByText(/Version 4765/)
  await userEvent.click(screen.getByRole('button', { name: 'Add to a ticket' }))
  const { address, state } = here()
  expect(address).toBe('/300/tickets?open=new')
  const text = state?.filled?.description ?? ''
  expect(text).toContain('2 events, newest first:')
  expect(text).toMatch(/\| Deployment \| Version 4765 deployed: New origin \| Ada Moreno/)
  expect(text).not.toContain('Rule 7')
  expect(text).toMatch(/\/300\/timeline\?from=\d+&to=\d+&hide=rule/)
  expect(text).toContain('Not checked: ')
})
