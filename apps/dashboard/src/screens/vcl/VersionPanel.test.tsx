import { makeApiContext, makeVclConfig } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, it } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { VersionPanel } from './VersionPanel.tsx'

const live = makeVclConfig({ id: 2, active: true, config_body: 'sub vcl_recv {\n}' })
const row = makeVclConfig({ id: 1, active: false, config_body: 'sub vcl_hash {\n}' })

beforeAll(() => loadWords('en'))

it.each([
  ['the live version', 'limit=10&'],
  ['the versions to compare with', 'limit=50&'],
])('says that %s could not be read, and compares once they can be', async (_, query) => {
  let isFailing = true
  const api = makeApiContext({
    fetch: async (address) =>
      `${address}`.includes('/statistics/')
        ? Response.json([])
        : isFailing && `${address}&`.includes(query) && !`${address}`.includes('deployed=true')
          ? Response.json({ detail: 'Down.' }, { status: 500 })
          : Response.json([live, row]),
    token: () => 'token',
    company: () => 300,
  })
  await act(async () =>
    render(
      <MockScreen api={api}>
        <VersionPanel row={row} />
      </MockScreen>,
    ),
  )
  expect(await screen.findByText('The versions to compare with could not be loaded')).toBeVisible()
  isFailing = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('What it would change in the live version')).toBeVisible()
})

it.each([
  ['the version that the address names', '?compare=3..1', [live, row], 'From version 3 to 1'],
  ['one that is among the newest', '?compare=2..1', [live, row], 'What it would change in the live version'],
  [
    'the live one, if the address is about another version',
    '?compare=3..9',
    [live, row],
    'What it would change in the live version',
  ],
  [
    'the live one, if the address is not understood',
    '?compare=x..1',
    [live, row],
    'What it would change in the live version',
  ],
])('compares with %s', async (_, search, newest, title) => {
  const older = makeVclConfig({ id: 3, active: false, config_body: 'sub vcl_deliver {\n}' })
  const asked: string[] = []
  const api = makeApiContext({
    fetch: async (address) => {
      const { pathname } = new URL(String(address), 'http://provider.test')
      asked.push(pathname)
      return Response.json(pathname.endsWith('/config/3/') ? older : newest)
    },
    token: () => 'token',
    company: () => 300,
  })
  await act(async () =>
    render(
      <MockScreen api={api} path={`/300/autoprovisioning${search}`}>
        <VersionPanel row={row} />
      </MockScreen>,
    ),
  )
  expect(await screen.findByText(title)).toBeVisible()
  expect(asked.some((path) => path.endsWith('/config/3/'))).toBe(search === '?compare=3..1')
})
