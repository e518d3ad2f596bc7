import { ApiProvider, makeApiContext, makeTicket, type Ticket } from '@parapet/api'
import { AnnouncerProvider, LocaleProvider, loadWords, ToastProvider } from '@parapet/ui'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { tickets } from '../../screens/tickets/tickets.tsx'
import type { ListQuery } from './resource.ts'
import { useOlderRows } from './useOlderRows.ts'

beforeAll(() => loadWords('en'))

const ticket = (id: number, subject = `Ticket ${id}`): Ticket => makeTicket({ id, subject })
const noParams = {}
const query: ListQuery = { search: '', page: 1, pageSize: 15, sort: null, filters: {} }
const resource = tickets.of({
  place: { ticketProject: null, ticketTracker: null, ticketWaiting: null },
  upload: async () => [],
  hasSeveral: false,
  waitWord: '',
  nameOf: String,
})

function start(newest: readonly Ticket[], answer: (offset: number) => Response) {
  const offsets: string[] = []
  const api = makeApiContext({
    fetch: async (input) => {
      const offset = new URL(String(input), 'http://dash.test').searchParams.get('offset') ?? ''
      offsets.push(offset)
      return answer(Number(offset))
    },
    token: () => 'token',
    company: () => 300,
  })
  const view = renderHook(({ rows }) => useOlderRows(resource, query, noParams, rows), {
    initialProps: { rows: newest },
    wrapper: ({ children }: PropsWithChildren) => (
      <ApiProvider value={api}>
        <LocaleProvider locale="en" zone="UTC">
          <AnnouncerProvider>
            <ToastProvider>{children}</ToastProvider>
          </AnnouncerProvider>
        </LocaleProvider>
      </ApiProvider>
    ),
  })
  const ids = () => view.result.current.rows.map(({ id }) => id)
  return { ...view, ids, offsets }
}
const page = (...issues: Ticket[]) => Response.json({ issues, total_count: 9 })

it('adds the tickets that follow, and keeps them when a refresh moves one to the top', async () => {
  const { result, ids, offsets, rerender } = start([ticket(3), ticket(2)], (offset) =>
    offset === 2 ? page(ticket(2), ticket(1)) : page(ticket(0)),
  )
  act(() => result.current.loadOlder?.())
  await waitFor(() => expect(ids()).toEqual([3, 2, 1]))
  rerender({ rows: [ticket(1, 'Answered'), ticket(3)] })
  expect(ids()).toEqual([1, 3, 2])
  expect(result.current.rows[0]?.subject).toBe('Answered')
  act(() => result.current.loadOlder?.())
  await waitFor(() => expect(ids()).toEqual([1, 3, 2, 0]))
  expect(offsets).toEqual(['2', '3'])
})

it('says why older tickets could not be loaded, and can ask again', async () => {
  let isDown = true
  const { result, ids } = start([ticket(3)], () => (isDown ? new Response(null, { status: 400 }) : page(ticket(2))))
  act(() => result.current.loadOlder?.())
  await screen.findByText('API Response Error')
  await waitFor(() => expect([ids(), result.current.isLoading]).toEqual([[3], false]))
  isDown = false
  act(() => result.current.loadOlder?.())
  await waitFor(() => expect(ids()).toEqual([3, 2]))
})
