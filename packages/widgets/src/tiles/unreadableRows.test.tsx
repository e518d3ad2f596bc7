import { makeStatusIssue, makeTicket } from '@parapet/api'
import { act, render, screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { homeBoard } from '../catalogue/home.ts'
import { loadBoardWords, TestPage, testLinks, testNow, testView } from '../catalogue/testProvider.tsx'
import { toBoardQuery } from '../rows/boardQuery.ts'
import { kinds } from '../rows/kinds.ts'
import { Widget } from './Widget.tsx'

beforeAll(async () => {
  await Promise.all([loadBoardWords(), kinds.tickets.load(), kinds.status.load()])
})

async function show(code: string, answers: Readonly<Record<string, unknown>>) {
  const row = homeBoard.rows.find((one) => one.code === code)
  if (!row) throw new Error(`No row ${code}.`)
  const query = toBoardQuery(testView(), { company: 300, now: testNow, zone: 'UTC', allSites: ['a.com'] })
  await act(async () =>
    render(
      <TestPage answer={(path) => Response.json(answers[path.split('/').at(-1) ?? ''] ?? answers[path])}>
        <Widget row={row} query={query} actions={{}} links={testLinks} isHired hasService={() => true} />
      </TestPage>,
    ),
  )
  return within(screen.getByRole('article'))
}

const tickets = (...issues: unknown[]) => ({ 'issues.json': { issues, total_count: issues.length } })

it('shows the tickets that could be read, and says in words how many could not', async () => {
  const silent = { ...makeTicket({ id: 1, subject: 'Without a text' }), description: null }
  const tile = await show('home.tickets', tickets(silent, { ...silent, id: '2', subject: 'Broken' }))
  expect(await tile.findByText('Without a text')).toBeTruthy()
  expect(tile.getByText('1 ticket could not be read')).toBeTruthy()
})

it('says in words that none could be read, without a path or the name of a call', async () => {
  const tile = await show('home.tickets', tickets({ id: 'x' }))
  expect(await tile.findByText('Recent tickets could not be loaded')).toBeTruthy()
  expect(tile.queryByText(/issues\.|tickets\.list|No tickets/)).toBeNull()
})

it('never calls a service well whose status the page leaves unsaid', async () => {
  const service = (id: number, name: string, permalink: string) => ({
    id,
    name,
    permalink: name.toLowerCase(),
    status: { id, name: permalink, permalink, color: 'E74C3C' },
  })
  const tile = await show('home.status', {
    '/third/status/services/all': {
      status: 'success',
      data: [
        service(1, 'Delivery', 'major-outage'),
        service(2, 'Logs', 'operational'),
        service(3, 'DNS', 'Moved to another data centre'),
      ],
    },
    '/third/status/issues/all': { status: 'success', data: [makeStatusIssue(), null] },
  })
  expect(await tile.findByText('Delivery')).toBeTruthy()
  expect(tile.getByText('Moved to another data centre')).toBeTruthy()
  expect(tile.queryByText('Logs')).toBeNull()
  expect(tile.getByText('1 entry could not be read')).toBeTruthy()
})
