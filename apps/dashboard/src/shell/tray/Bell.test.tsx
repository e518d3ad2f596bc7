import { makeApiContext, makeCompany, makeNotification } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { Bell } from './Bell.tsx'

const types = [
  { id: 1, name: 'Deployments' },
  { id: 2, name: 'Certificates' },
  { id: 4, name: 'Limit alerts' },
  { id: 9, name: 'Something new' },
]
let unread = [makeNotification()]
let isBroken = false
const marked = vi.fn<(body: unknown) => void>()
const api = makeApiContext({
  token: () => 'token',
  company: () => 300,
  fetch: async (url, init) => {
    if (isBroken) return new Response(null, { status: 500 })
    if (init?.method === 'POST') {
      const body: { ids?: number[] } = JSON.parse(String(init.body))
      marked(body)
      unread = unread.filter(({ id }) => body.ids !== undefined && !body.ids.includes(id))
      return new Response(null, { status: 204 })
    }
    if (/\/type/.test(String(url))) return Response.json(types)
    return Response.json({ count: unread.length, next: null, previous: null, results: unread.slice(0, 5) })
  },
})
const show = (company = makeCompany()) =>
  render(
    <MockScreen api={api} session={mockSession({ company, companies: [{ id: 301, name: 'Borealis' }] })}>
      <Bell />
    </MockScreen>,
  )
const rows = () => within(screen.getByRole('dialog')).getAllByRole('listitem')

beforeAll(async () => {
  await loadWords('en')
})
beforeEach(() => {
  marked.mockClear()
  isBroken = false
  unread = [
    makeNotification({ id: 1, notification_type: 4, title: 'Limit passed' }),
    makeNotification({ id: 2, notification_type: 9, title: '<b>Odd</b>', company: null }),
    makeNotification({ id: 3, notification_type: 1, title: 'Configuration deployed' }),
    makeNotification({ id: 4, notification_type: 1, title: 'Deployed elsewhere', company: 301 }),
    makeNotification({ id: 5, notification_type: 2, title: ' ' }),
    makeNotification({ id: 6, title: 'Sixth' }),
  ]
})

it('counts what is unread and leads to what each is about, if the user may open it', async () => {
  show(makeCompany({ services: [] }))
  await userEvent.click(await screen.findByRole('button', { name: '6 unread notifications' }))
  await waitFor(() => expect(rows()).toHaveLength(5))
  const hrefs = rows().map((row) => {
    const link = within(row).getByRole('link')
    return [link.textContent, link.getAttribute('href')]
  })
  expect(hrefs).toEqual([
    ['Limit passed', '/user/alerts'],
    ['<b>Odd</b>', '/user/notifications?open=2'],
    ['Configuration deployed', '/user/notifications?open=3'],
    ['Deployed elsewhere', '/301/autoprovisioning?tab=vcl'],
    ['No. 5', '/user/notifications?open=5'],
  ])
  expect(rows()[3]?.textContent).toContain('Borealis')
  expect(screen.getByText('1 more is unread.')).toBeDefined()
})

it('marks one as read, then all', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: '6 unread notifications' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Mark “Limit passed” as read' }))
  expect(marked).toHaveBeenCalledWith({ ids: [1] })
  expect(await screen.findByRole('button', { name: '5 unread notifications' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(marked).toHaveBeenLastCalledWith({})
  expect(await screen.findByRole('button', { name: 'Notifications: none unread' })).toBeDefined()
  expect(screen.getByText('You have read everything.')).toBeDefined()
})

it('shows no number while it is unknown, and says that it failed', async () => {
  isBroken = true
  show()
  const bell = await screen.findByRole('button', { name: 'Notifications' })
  expect(bell.textContent).toBe('Notifications')
  await userEvent.click(bell)
  expect(await screen.findByText('Your notifications could not be loaded.')).toBeDefined()
})
