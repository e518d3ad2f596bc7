import { CallFailure, makeApiContext, makeUser } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, beforeEach, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { ActAsDialog } from './ActAsDialog.tsx'

const startActing = vi.fn(async () => undefined)
const onClose = vi.fn()
const api = makeApiContext({
  token: () => 'token',
  company: () => 300,
  fetch: async (address) =>
    String(address).includes('companies/users')
      ? Response.json([
          makeUser({
            ...{ id: 9, username: 'grace', first_name: 'Grace', last_name: 'Hopper' },
            transparentprofile_set: [{ id: 1, company: { id: 300, name: 'Aurora Media' }, roles: [] }],
          }),
        ])
      : new Response(null, { status: 404 }),
})
const start = () => screen.getByRole('button', { name: 'Act as this user' })

beforeAll(() => loadWords('en'))
beforeEach(async () => {
  vi.clearAllMocks()
  await act(async () =>
    render(
      <MockScreen api={api} session={mockSession({ startActing })}>
        <ActAsDialog open onClose={onClose} />
      </MockScreen>,
    ),
  )
  await userEvent.click(await screen.findByRole('combobox', { name: 'User' }))
  expect(start()).toHaveAccessibleDescription('Choose a user first.')
  await userEvent.click(await screen.findByRole('option', { name: /Grace Hopper.*Aurora Media/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), ' Ticket 12 ')
})

it('starts to act as the chosen user, and closes', async () => {
  await userEvent.click(start())
  expect(startActing).toHaveBeenCalledWith(expect.objectContaining({ id: 9, username: 'grace' }), 'Ticket 12')
  expect(onClose).toHaveBeenCalledOnce()
})

it('stays open and says why it was refused', async () => {
  const failure = {
    kind: 'http',
    status: 403,
    message: 'Not this one.',
    fields: {},
    requestId: null,
    raw: null,
  } as const
  startActing.mockRejectedValueOnce(new CallFailure(failure))
  await userEvent.click(start())
  expect(await screen.findByText('You could not be switched to this user. Not this one.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

it('asks for a reason', async () => {
  await userEvent.clear(screen.getByRole('textbox', { name: 'Reason' }))
  await userEvent.click(start())
  expect(await screen.findByText('Say why you act as this user.')).toBeVisible()
  expect(startActing).not.toHaveBeenCalled()
})
