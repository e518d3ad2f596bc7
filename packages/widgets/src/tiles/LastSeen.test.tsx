import { makeHistogramEntry } from '@parapet/api'
import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { homeBoard } from '../catalogue/home.ts'
import { statsBoards } from '../catalogue/stats.ts'
import { type Answer, loadBoardWords, TestPage, testLinks, testNow, testView } from '../catalogue/testProvider.tsx'
import { toBoardQuery } from '../rows/boardQuery.ts'
import type { WidgetRow } from '../rows/row.ts'
import { Widget } from './Widget.tsx'

beforeAll(loadBoardWords)

const HOUR = 3600
const query = toBoardQuery(testView(), { company: 300, now: testNow, zone: 'UTC', allSites: ['a.com'] })

interface Asked {
  from: number
  to: number
}

const quietSince =
  (steps: readonly { timestamp: number; requests: number }[], status = 200): Answer =>
  (_, query) => {
    const { timestamp }: { timestamp: Asked } = JSON.parse(query.get('filters') ?? '{}')
    if (timestamp.to - timestamp.from !== 30 * 24 * HOUR)
      return Response.json([makeHistogramEntry({ timestamp: timestamp.to - HOUR })])
    return Response.json(steps.map(makeHistogramEntry), { status })
  }

async function show(row: WidgetRow, answer: Answer) {
  await act(async () =>
    render(
      <TestPage answer={answer}>
        <Widget row={row} query={query} actions={{}} links={testLinks} isHired />
      </TestPage>,
    ),
  )
}
const rate = statsBoards.delivery.rows.find(({ code }) => code === 'stats.delivery.rate')!
const lastDay = homeBoard.rows.find(({ code }) => code === 'home.lastDay')!

it('an empty widget shows when requests were last seen', async () => {
  const noon = Date.UTC(2026, 5, 12, 12) / 1000
  await show(
    rate,
    quietSince([
      { timestamp: noon, requests: 4 },
      { timestamp: noon + HOUR, requests: 0 },
    ]),
  )
  expect(await screen.findByText(/^No requests for all sites in /)).toBeTruthy()
  expect(await screen.findByText('Last traffic: 12/06/2026 12:00')).toBeTruthy()
})

it('and that there were none for long', async () => {
  await show(rate, quietSince([{ timestamp: testNow - 20 * 24 * HOUR, requests: 0 }]))
  expect(await screen.findByText('None in the previous 30 days')).toBeTruthy()
})

it('and nothing when the provider does not report it', async () => {
  await show(rate, quietSince([], 403))
  expect(await screen.findByText(/^No requests for all sites in /)).toBeTruthy()
  expect(screen.queryByText(/Last traffic|None in/)).toBeNull()
})

it('and nothing where the provider answers without buckets', async () => {
  await show(rate, quietSince([]))
  expect(await screen.findByText(/^No requests for all sites in /)).toBeTruthy()
  expect(screen.queryByText(/Last traffic|None in/)).toBeNull()
})

it.each(['[]', '{}', '{"a.com":[]}'])(
  '%s says that nothing was collected, not that there was nothing',
  async (body) => {
    await show(rate, () => new Response(body, { headers: { 'content-type': 'application/json' } }))
    expect(await screen.findByText(/^No figures were collected for /)).toBeTruthy()
    expect(screen.queryByText(/No requests|Last traffic|None in/)).toBeNull()
  },
)

it('shows the period of the widget where it differs from the range of the page', async () => {
  await show(lastDay, quietSince([]))
  expect(await screen.findByText('No requests for all sites in 14/06/2026 10:30 – 15/06/2026 10:30')).toBeTruthy()
})
