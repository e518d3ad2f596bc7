import { makeApiContext, makeCompanyUser, makeRole, makeUser } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { RolesDialog } from './RolesDialog.tsx'
import { usersWords } from './users.words.ts'

const admin = { id: 2, name: 'CompanyAdmin' }
const viewer = { id: 4, name: 'Viewer' }
const members = [
  makeCompanyUser({ id: 8, email: 'ada@aurora.example', roles: [admin, viewer] }),
  makeCompanyUser({ id: 9, email: 'bob@aurora.example', roles: [viewer] }),
]
const written = vi.fn<(path: string) => void>()
const api = makeApiContext({
  fetch: async (address, init) => {
    if (init?.method !== 'GET') written(String(address))
    if (String(address).includes('users/roles')) return Response.json([makeRole(admin), makeRole(viewer)])
    return Response.json({ count: 2, next: null, previous: null, results: members })
  },
  token: () => 'token',
  company: () => 300,
})

beforeAll(async () => {
  await Promise.all([loadWords('en'), usersWords.load('en')])
})

it('takes no role from anybody if no company administrator would be left', async () => {
  await act(async () =>
    render(
      <MockScreen api={api} session={mockSession({ user: makeUser({ is_staff: true }) })} path="/300/users">
        <RolesDialog asked={{ rows: members, finish: () => undefined }} onClose={() => undefined} />
      </MockScreen>,
    ),
  )
  await userEvent.click(await screen.findByRole('combobox', { name: 'What to do' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Take roles away' }))
  await userEvent.click(await screen.findByRole('combobox', { name: 'Roles' }))
  await userEvent.click(await screen.findByRole('option', { name: /^Company administrator/ }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Change roles' }))
  await screen.findByText(/^No company administrator would be left, so nothing was changed\./)
  expect(written).not.toHaveBeenCalled()
})
