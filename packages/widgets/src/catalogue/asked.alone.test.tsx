import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Exportable } from '../charts/exports.tsx'
import { toBoardQuery } from '../rows/boardQuery.ts'
import { kinds } from '../rows/kinds.ts'
import type { BoardActions, WidgetRow } from '../rows/row.ts'
import { Widget } from '../tiles/Widget.tsx'
import { analyticsBoards } from './analytics.ts'
import { purgesIn } from './purges.ts'
import { statsBoards } from './stats.ts'
import { type Answer, loadBoardWords, steadyAnswer, TestPage, testLinks, testNow, testView } from './testProvider.tsx'

const save = vi.hoisted(() => vi.fn(async (..._: unknown[]) => {}))
vi.mock('../charts/files.ts', () => ({ save }))

beforeAll(async () => {
  await loadBoardWords()
  await Promise.all([kinds.timeSeries.load(), kinds.share.load()])
})
beforeEach(() => vi.useFakeTimers({ now: testNow * 1000, shouldAdvanceTime: true, advanceTimeDelta: 20 }))
afterEach(() => vi.useRealTimers())

const rows = [...analyticsBoards.delivery.rows, ...statsBoards.delivery.rows]

function rowOf(code: string): WidgetRow {
  const row = rows.find((one) => one.code === code)
  if (!row) throw new Error(`no row ${code}`)
  return row
}

function show(
  code: string,
  answer: Answer,
  view = testView(),
  row = rowOf(code),
  actions: BoardActions = {},
  resultSize = 10,
): void {
  const capability = { resultSize, oldestSeconds: 86_400 }
  const query = toBoardQuery(view, {
    company: 300,
    now: testNow,
    zone: 'UTC',
    allSites: ['a.com', 'b.com'],
    capability,
  })
  render(
    <TestPage answer={answer}>
      <Widget row={row} query={query} actions={actions} links={testLinks} isHired />
    </TestPage>,
  )
}

it.each(['analytics.delivery.contentTypeShare', 'stats.delivery.transferBySite'])(
  '%s finds the largest volume among more keys than an export may have, since the ranking is by requests',
  async (code) => {
    const kept = { key: 'video/mp4', requests: 3, bytes: 9e9 }
    const busy = Array.from({ length: 40 }, (_, n) => ({ key: `t/${n}`, requests: 900 - n, bytes: 1000 }))
    show(code, (path, query) => {
      if (!path.includes('/table/')) return steadyAnswer(path, query)
      const { result_size } = JSON.parse(query.get('filters') ?? '{}')
      return Response.json({ total_count: 41, results: [...busy, kept].slice(0, result_size) })
    })
    expect(await screen.findByText('video/mp4')).toBeDefined()
  },
)

it('counts purges and bans of the company, and shows that sites and filters do not apply', async () => {
  const urls: string[] = []
  const steps = [0, 600, 1200].map((ago) => ({ timestamp: testNow - 3600 + ago, requests: 2 }))
  show(
    'analytics.delivery.purges',
    (path, query) => {
      urls.push(`${path} ${query.get('key_field')}`)
      return Response.json(query.get('key_field') === 'ban' ? [{ timestamp: testNow - 1800, requests: 1 }] : steps)
    },
    testView({ sites: ['a.com'], include: { countrycode: ['ES'] } }),
  )
  await waitFor(() => expect(document.body.textContent).toContain('Not filtered by Site, Country'))
  expect(document.body.textContent).toMatch(/7\s*total/)
  expect(urls.sort()).toEqual([
    '/api/v1/companies/300/invalidate/histogram/ ban',
    '/api/v1/companies/300/invalidate/histogram/ purge',
  ])
})

it.each([
  ['analytics.delivery.purges', []],
  ['analytics.delivery.countries', ['Country: Spain']],
])('lists in a CSV only the filters that apply to its figures: %s', async (code, filters) => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  show(code, steadyAnswer, testView({ include: { countrycode: ['ES'] } }))
  await user.click(await screen.findByRole('button', { name: /^Options for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => expect(save.mock.lastCall?.[1]).toMatchObject({ zone: 'UTC', filters }))
})

const manyKeys: Answer = (path, query) => {
  if (!path.includes('/table/')) return steadyAnswer(path, query)
  const { result_size } = JSON.parse(query.get('filters') ?? '{}')
  const results = Array.from({ length: 1234 }, (_, n) => ({ key: `192.0.2.${n}`, requests: 9000 - n, bytes: 1000 }))
  return Response.json({ total_count: 1234, results: results.slice(0, result_size) })
}

it.each([
  [1000, 'CSV, top 1,000 of 1,234', [1000, 50]],
  [10, 'CSV, top 10 of 1,234', [10]],
])('limits the CSV of a ranking to %i rows, as the contract allows, with a note', async (most, label, asked) => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const sizes = new Set<number>()
  const answer: Answer = (path, query) => {
    if (path.includes('/table/')) sizes.add(JSON.parse(query.get('filters') ?? '{}').result_size)
    return manyKeys(path, query)
  }
  const code = 'analytics.delivery.addresses'
  show(code, answer, testView(), rowOf(code), {}, most)
  await screen.findByText('192.0.2.0')
  save.mockClear()
  await user.click(await screen.findByRole('button', { name: /^Options for/ }))
  await user.click(await screen.findByRole('menuitem', { name: label }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  const [exported] = save.mock.lastCall as unknown as [Exportable]
  expect(exported.twin().rows).toHaveLength(most)
  expect([...sizes].sort((a, b) => b - a)).toEqual(asked)
})

it('shows an error and saves nothing when the rows of a CSV fail to load', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const code = 'analytics.delivery.addresses'
  const refusing: Answer = (path, query) =>
    query.get('filters')?.includes('"result_size":1000')
      ? Response.json({ detail: 'no' }, { status: 500 })
      : manyKeys(path, query)
  show(code, refusing, testView(), rowOf(code), {}, 1000)
  await screen.findByText('192.0.2.0')
  save.mockClear()
  await user.click(await screen.findByRole('button', { name: /^Options for/ }))
  await user.click(await screen.findByRole('menuitem', { name: /^CSV, top/ }))
  expect(await screen.findByText('The file could not be loaded. Try again.')).toBeDefined()
  expect(save).not.toHaveBeenCalled()
})

it('shows an error for a widget whose response cannot be rendered, and renders the others', async () => {
  const row = rowOf('analytics.delivery.countries')
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const toView = () => {
    throw new RangeError('no such country')
  }
  show(row.code, steadyAnswer, testView(), { ...row, toView } as WidgetRow)
  show('analytics.delivery.contentTypeShare', steadyAnswer)
  const [broken, whole] = await screen.findAllByRole('article')
  expect(await within(broken!).findByText('This widget could not be displayed.')).toBeDefined()
  expect(await within(whole!).findAllByRole('listitem')).not.toHaveLength(0)
  expect(report).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

it.each([
  ['stats.delivery.bandwidth', 1],
  ['stats.delivery.months', 0],
])('%s links to the same range on another page only if the widget shows that range', async (code, ways) => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  show(code, steadyAnswer, testView(), rowOf(code), {
    crossPageLink: () => ({ label: 'Open in analytics', href: '/there' }),
  })
  await user.click(await screen.findByRole('button', { name: /^Options for/ }))
  expect(await screen.findByRole('menuitem', { name: 'CSV' })).toBeDefined()
  expect(screen.queryAllByRole('menuitem', { name: 'Open in analytics' })).toHaveLength(ways)
})

it('shows that nothing was purged', async () => {
  show('analytics.delivery.purges', () => Response.json([{ timestamp: testNow - 60, requests: 0 }]))
  expect(await screen.findByText('Nothing was purged')).toBeDefined()
})

it('keeps a bucket without data as a gap', () => {
  const buckets = { times: [60, 120, 180] }
  expect(purgesIn([{ timestamp: 60, requests: 0 }], buckets)).toEqual([0, null, null])
  expect(
    purgesIn(
      [0, 130, 150].map((timestamp) => ({ timestamp, requests: 2 })),
      buckets,
    ),
  ).toEqual([null, 4, null])
})
