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
      isFailing && `${address}&`.includes(query)
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
