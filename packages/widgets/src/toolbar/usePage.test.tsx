import { capability, statistics, useRead } from '@parapet/api'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadBoardWords, steadyAnswer, TestPage, testNow, testView } from '../catalogue/testProvider.tsx'
import { queryFilter } from '../rows/boardQuery.ts'
import { usePage } from './usePage.ts'

beforeAll(loadBoardWords)
beforeEach(() => vi.useFakeTimers({ now: (testNow + 5) * 1000, shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

const limits = capability('analytics.delivery', { dedicated: true, retentionHours: 720 })
const allSites = ['a.com']
const relative = testView()
const fixedRange = testView({ range: { from: testNow - 7200, to: testNow - 3600 } })
let urls: string[]

function Page({ view }: { view: typeof relative }) {
  const page = usePage({ view, change: () => undefined, company: 300, zone: 'UTC', allSites, capability: limits })
  return (
    <>
      <Widget filters={queryFilter(page.query, 'L1')} />
      <Widget filters={queryFilter(page.query, 'L1')} />
      <button type="button" onClick={page.moment.refresh}>
        refresh
      </button>
    </>
  )
}

function Widget({ filters }: { filters: ReturnType<typeof queryFilter> }) {
  const { data } = useRead(statistics.analyticHistogram, { filters })
  return <output>{data ? 'there' : 'none'}</output>
}

it.each([
  ['within the same minute', relative],
  ['of a range that stands still', fixedRange],
])('a refresh %s sends each request once', async (_, view) => {
  urls = []
  render(
    <TestPage
      answer={(path, query) => {
        urls.push(query.get('filters') ?? '')
        return steadyAnswer(path, query)
      }}
    >
      <Page view={view} />
    </TestPage>,
  )
  await waitFor(() => expect(screen.getAllByText('there')).toHaveLength(2))
  const first = urls.length
  act(() => vi.setSystemTime((testNow + 20) * 1000))
  act(() => screen.getByRole('button', { name: 'refresh' }).click())
  await waitFor(() => expect(urls.length).toBe(first + 1))
  expect(new Set(urls).size).toBe(1)
  act(() => vi.setSystemTime((testNow + 70) * 1000))
  act(() => screen.getByRole('button', { name: 'refresh' }).click())
  await waitFor(() => expect(urls.length).toBe(first + 2))
  expect(new Set(urls).size).toBe(view === relative ? 2 : 1)
})
