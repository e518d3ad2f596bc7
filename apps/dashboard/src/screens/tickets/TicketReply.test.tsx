import { makeApiContext, makeTicket } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, beforeEach, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { redmine } from './redmineAnswers.ts'
import { TicketReply } from './TicketReply.tsx'

const send = vi.fn<typeof fetch>()
const api = makeApiContext({ fetch: send, token: () => 'token', company: () => 300, apiKey: () => 'key' })
const session = mockSession()

const reply = (status: number) => (
  <MockScreen api={api} session={session}>
    <TicketReply
      ticket={{
        ...makeTicket({ id: 4302, status: { id: status, name: `Status ${status}` } }),
        attachments: [],
        journals: [],
        watchers: [],
      }}
    />
  </MockScreen>
)
const show = (status: number) => act(async () => render(reply(status)))
const write = () => userEvent.type(screen.getByRole('textbox', { name: 'Your comment' }), 'Solved.')
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const sent = () =>
  send.mock.calls.flatMap(([, init]) => (init?.method === 'PUT' ? [JSON.parse(String(init.body)) as unknown] : []))
const refuse = (body: object) => {
  const answers = redmine(async () => Response.json([]))
  send.mockImplementation(async (url, init) =>
    init?.method === 'PUT' ? Response.json(body, { status: 422 }) : answers(url, init),
  )
}

beforeAll(() => loadWords('en'))
beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  send.mockImplementation(redmine(async () => Response.json([])))
})

it('does not set back a status that somebody else changes meanwhile', async () => {
  const { rerender } = await show(1)
  await write()
  await act(async () => rerender(reply(5)))
  await press()
  expect(sent()).toEqual([{ issue: { notes: 'Solved.' } }])
})

it('does not set back a status that somebody else changed before a draft was restored', async () => {
  const { unmount } = await show(1)
  await write()
  unmount()
  await show(5)
  expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Solved.')
  await press()
  expect(sent()).toEqual([{ issue: { notes: 'Solved.' } }])
})

it('shows why the tracker refuses it, and keeps the comment', async () => {
  refuse({ errors: ['Assignee is invalid'] })
  await show(1)
  await write()
  await press()
  expect(await screen.findByText(/could not be sent\. It is still here\. Assignee is invalid/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Solved.')
})

it('shows a refused status at its field', async () => {
  refuse({ status_id: ['Not from here.'] })
  await show(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Close ticket' }))
  expect(await screen.findByText(/Not from here\./)).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeInvalid()
})
