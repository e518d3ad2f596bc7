import { makeHistogramEntry } from '@parapet/api'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BoardQuery, toBoardQuery } from '../rows/boardQuery.ts'
import { kinds } from '../rows/kinds.ts'
import type { DataRow } from '../rows/row.ts'
import { Widget } from '../tiles/Widget.tsx'
import { boards } from './index.ts'
import { type Answer, loadBoardWords, steadyAnswer, TestPage, testLinks, testNow, testView } from './testProvider.tsx'

beforeAll(async () => {
  await loadBoardWords()
  await Promise.all([kinds.top.load(), kinds.share.load(), kinds.map.load()])
})
beforeEach(() => vi.useFakeTimers({ now: testNow * 1000, shouldAdvanceTime: true, advanceTimeDelta: 20 }))
afterEach(() => vi.useRealTimers())

const rows = Object.values(boards).flatMap((board) => board.rows.filter((row): row is DataRow => 'reads' in row))
const rowOf = (code: string) => {
  const row = rows.find((one) => one.code === code)
  if (!row) throw new RangeError(`no row ${code}`)
  return row
}

const queryOf = (resultSize: number, view = testView()): BoardQuery =>
  toBoardQuery(view, {
    company: 300,
    now: testNow,
    zone: 'UTC',
    allSites: ['a.com'],
    capability: { resultSize, oldestSeconds: 9e6 },
  })

interface Key {
  readonly key: string
  readonly requests: number
  readonly bytes: number
  readonly previous: number
}

const sizeOf = (query: URLSearchParams): number => JSON.parse(query.get('filters') ?? '{}').result_size

/** A provider that ranks by requests, as §7 does, now and a week before. */
const providerOf =
  (keys: readonly Key[]): Answer =>
  (path, query) => {
    if (!path.includes('/table/')) return steadyAnswer(path, query)
    const { from } = JSON.parse(query.get('filters') ?? '{}').timestamp
    const isBefore = from < testNow - 86_400
    const results = keys
      .map(({ key, requests, bytes, previous }) => ({ key, requests: isBefore ? previous : requests, bytes }))
      .sort((a, b) => b.requests - a.requests)
    return Response.json({ total_count: keys.length, results: results.slice(0, sizeOf(query)) })
  }

function show(code: string, answer: Answer, query: BoardQuery) {
  render(
    <TestPage answer={answer}>
      <Widget row={rowOf(code)} query={query} actions={{}} links={testLinks} isHired />
    </TestPage>,
  )
}

const seeded = (seed: number, size: number): Key[] =>
  fc
    .sample(
      fc.uniqueArray(fc.nat(1e9), { minLength: 3 * size, maxLength: 3 * size }).map((amounts) =>
        Array.from({ length: size }, (_, n) => ({
          key: `/path-${n}`,
          requests: (amounts[n] ?? 0) + 1,
          bytes: (amounts[size + n] ?? 0) + 1,
          previous: (amounts[2 * size + n] ?? 0) + 1,
        })),
      ),
      { seed, numRuns: 1 },
    )
    .flat()

const orders = {
  Requests: (row: Key) => row.requests,
  Volume: (row: Key) => row.bytes,
  Change: (row: Key) => row.requests - row.previous,
} as const

const pathsOnScreen = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => /\/path-\d+/.exec(cell.textContent)?.[0])

const barsOnScreen = () =>
  screen.getAllByRole('rowheader').map((cell) => Number.parseFloat(cell.querySelector('span')?.style.width ?? ''))

describe('a ranking', () => {
  const cases = [1, 2].flatMap((seed) => (['Requests', 'Volume', 'Change'] as const).map((by) => [by, seed] as const))

  it.each(cases)('by %s is that of all keys, and its bars show it (seed %i)', async (by, seed) => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const keys = seeded(seed, 400)
    show('analytics.delivery.urls', providerOf(keys), queryOf(1000, testView({ compare: 'week' })))
    await screen.findByRole('button', { name: 'Change' })
    if (by !== 'Requests') await user.click(screen.getByRole('button', { name: by }))
    const value = orders[by]
    const expected = keys.toSorted((a, b) => value(b) - value(a)).slice(0, 8)
    await waitFor(() => expect(pathsOnScreen()).toEqual(expected.map(({ key }) => key)))
    const longest = Math.max(...keys.map((row) => Math.abs(value(row))))
    for (const [index, width] of barsOnScreen().entries())
      expect(width).toBeCloseTo((100 * value(expected[index] as Key)) / longest, 1)
    expect(screen.queryByText(/not compared/)).toBeNull()
  })

  it('requests only the first rows until another column sorts, and again when requests do', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const keys = seeded(4, 400)
    const sizes: number[] = []
    const answer = providerOf(keys)
    const counting: Answer = (path, query) => {
      if (path.includes('/table/')) sizes.push(sizeOf(query))
      return answer(path, query)
    }
    show('analytics.delivery.urls', counting, queryOf(1000))
    await screen.findByRole('table')
    expect(sizes).toEqual([50])
    await user.click(screen.getByRole('button', { name: 'Volume' }))
    await waitFor(() => expect(sizes).toEqual([50, 1000]))
    await user.click(screen.getByRole('button', { name: 'Requests' }))
    const busiest = keys.toSorted((a, b) => b.requests - a.requests).slice(0, 8)
    await waitFor(() => expect(pathsOnScreen()).toEqual(busiest.map(({ key }) => key)))
  })

  it('keeps the rows of a widget whose other order failed, and says so', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const keys = seeded(5, 400)
    const answer = providerOf(keys)
    const refusing: Answer = (path, query) =>
      sizeOf(query) === 1000 ? Response.json({ detail: 'no' }, { status: 500 }) : answer(path, query)
    show('analytics.delivery.urls', refusing, queryOf(1000))
    await user.click(await screen.findByRole('button', { name: 'Volume' }))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
    expect(screen.getByRole('columnheader', { name: 'Requests' }).getAttribute('aria-sort')).toBe('descending')
    const busiest = keys.toSorted((a, b) => b.requests - a.requests).slice(0, 8)
    expect(pathsOnScreen()).toEqual(busiest.map(({ key }) => key))
  })
})

describe('another order of a ranking', () => {
  const film: Key = { key: '/path-9999', requests: 1, bytes: 5e12, previous: 1 }

  it('is chosen in its menu, and says how sure it is', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const keys = [...seeded(7, 400), film].map((key) => (key === film ? key : { ...key, bytes: key.bytes % 1e5 }))
    // All of this provider's content types have all of its paths, of which it gives no more than 300.
    const answer = providerOf(keys)
    const few: Answer = async (path, query) => {
      const filters = JSON.parse(query.get('filters') ?? '{}')
      if (!path.includes('/table/')) {
        const bytes = keys.reduce((sum, key) => sum + key.bytes, 0)
        return Response.json([makeHistogramEntry({ timestamp: filters.timestamp.from, requests: 1e12, bytes })])
      }
      if (query.get('key_field') === 'content_type')
        return Response.json({ total_count: 1, results: [{ key: 'video/mp4', requests: 1, bytes: film.bytes }] })
      if (filters.content_type) return Response.json({ total_count: 1, results: [film] })
      if (filters.request) return Response.json({ total_count: 1, results: [film] })
      return answer(path, query)
    }
    show('analytics.delivery.urls', few, queryOf(10))
    await user.click(await screen.findByRole('button', { name: 'Rank by: Requests' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Volume' }))
    await waitFor(() => expect(pathsOnScreen()[0]).toBe(film.key))
    expect(
      screen.getByText(/^Top 8 of the 251 read\. Only the first place is certain: the other 150 have/),
    ).toBeDefined()
    expect(screen.getByRole('button', { name: 'Rank by: Volume' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Requests' }))
    await screen.findByRole('button', { name: 'Rank by: Requests' })
    expect(await screen.findByText('Top 8 of 401')).toBeDefined()
  })

  it('can be left where it has nothing or failed', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const keys = seeded(9, 20)
    const answer = providerOf(keys)
    const healthy: Answer = (path, query) => {
      const { response, cached } = JSON.parse(query.get('filters') ?? '{}')
      if (cached) return Response.json({ detail: 'no' }, { status: 500 })
      return response ? Response.json({ total_count: 0, results: [] }) : answer(path, query)
    }
    show('analytics.delivery.urls', healthy, queryOf(1000))
    const choose = async (now: string, next: string) => {
      await user.click(await screen.findByRole('button', { name: `Rank by: ${now}` }))
      await user.click(await screen.findByRole('menuitemradio', { name: next }))
    }
    await choose('Requests', 'Errors (5xx)')
    expect(await screen.findByText('No server errors in this range')).toBeDefined()
    await choose('Errors (5xx)', 'Cache misses')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
    await choose('Cache misses', 'Requests')
    const busiest = keys.toSorted((a, b) => b.requests - a.requests).slice(0, 8)
    await waitFor(() => expect(pathsOnScreen()).toEqual(busiest.map(({ key }) => key)))
  })

  it('is not offered where the page filters by what it needs', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    show(
      'analytics.delivery.urls',
      providerOf(seeded(8, 20)),
      queryOf(1000, testView({ include: { response: ['404'] } })),
    )
    await user.click(await screen.findByRole('button', { name: 'Rank by: Requests' }))
    const errors = await screen.findByRole('menuitemradio', { name: /^Errors \(5xx\)/ })
    expect(errors.getAttribute('aria-disabled')).toBe('true')
    expect(errors.textContent).toContain('This page is filtered by Status code, which this order needs.')
    const misses = screen.getByRole('menuitemradio', { name: 'Cache misses' })
    expect(misses.getAttribute('aria-disabled')).not.toBe('true')
  })

  it('has the folders of paths, walked down by keyboard', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const paths = ['/', '/img/a.png', '/img/2024/b.png', '/img/2024/c.webp', '/video/d.mp4']
    const keys = paths.map((key, n) => ({ key, requests: 10 - n, bytes: 100 * (n + 1), previous: 0 }))
    show('analytics.delivery.urls', providerOf(keys), queryOf(1000))
    await user.click(await screen.findByRole('button', { name: 'Rank by: Requests' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Folders and file types…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Folders and file types' })
    const names = () =>
      within(dialog)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent)
    await within(dialog).findByText('All 5 paths are counted.')
    expect(names()).toEqual(['/img/', '/video/', '/'])
    expect(within(dialog).getByRole('row', { name: /^\/img\// }).textContent).toContain('60.0%')
    within(dialog).getByRole('button', { name: 'Open /img/' }).focus()
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['/2024/', '/a.png'])
    expect(document.activeElement?.textContent).toBe('img/')
    await user.click(within(dialog).getByRole('button', { name: 'Open /img/2024/' }))
    expect(names()).toEqual(['/c.webp', '/b.png'])
    await user.click(within(dialog).getByRole('button', { name: 'All paths' }))
    expect(names()).toEqual(['/img/', '/video/', '/'])
    await user.click(within(dialog).getByRole('tab', { name: 'File type' }))
    expect(names()).toEqual(['.mp4', '.png', '.webp', 'No file type'])
    await user.type(within(dialog).getByRole('searchbox', { name: 'Paths that contain' }), 'IMG')
    await waitFor(() => expect(names()).toEqual(['.png', '.webp']))
  })
})

describe('every ranking of a board', () => {
  const rankings = rows.filter(({ kind, reads }) => {
    const { total_count } = reads.params(queryOf(1000)) as { total_count?: boolean }
    return kind === 'top' && total_count
  })

  it('covers all families', () => {
    expect([...new Set(rankings.map(({ code }) => code.split('.').slice(0, 2).join('.')))].sort()).toEqual([
      'analytics.antiddos',
      'analytics.backendsdelivery',
      'analytics.botmitigation',
      'analytics.delivery',
      'analytics.dns',
      'analytics.midtier',
      'analytics.waf',
      'stats.delivery',
      'stats.midtier',
    ])
  })

  it.each([
    [1000, 1000],
    [10, 10],
  ])('has a file of up to %i rows, as the contract allows (§9)', (resultSize, rowsInFile) => {
    const query = queryOf(resultSize)
    for (const { code, reads } of rankings) {
      const { filters } = reads.params(query) as { filters: { result_size: number } }
      const results = Array.from({ length: filters.result_size }, (_, n) => ({ key: `${n}`, requests: 1, bytes: 1 }))
      const file = reads.file?.(query, { total_count: 4000, results })
      expect([code, file?.rows, file?.total]).toEqual([code, rowsInFile, 4000])
      if (filters.result_size < rowsInFile)
        expect(file?.params?.(), code).toMatchObject({ filters: { result_size: rowsInFile }, total_count: true })
    }
  })

  it('compares all rows of the contract where another column sorts', () => {
    const query = { ...queryOf(1000), isLongRanking: true }
    for (const { code, reads } of rankings)
      expect(reads.params(query), code).toMatchObject({ filters: { result_size: 1000 } })
  })
})

it('says which sites were compared where bars rank by volume', async () => {
  const keys = seeded(6, 1200)
  show('stats.delivery.transferBySite', providerOf(keys), queryOf(1000))
  expect(
    await screen.findByText('Of the 1,000 with the most requests. 1,200 in all: others may be larger.'),
  ).toBeDefined()
  cleanup()
  show('stats.delivery.transferBySite', providerOf(keys.slice(0, 900)), queryOf(1000))
  await screen.findAllByRole('listitem')
  expect(screen.queryByText(/others may be larger/)).toBeNull()
})
