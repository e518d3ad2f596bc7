import { type ApiContext, initialView, lastAnswersOf, makeHistogramEntry, makeVclConfig } from '@parapet/api'
import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { homeBoard } from '../catalogue/home.ts'
import { type Answer, loadBoardWords, TestPage, testApi, testLinks, testNow } from '../catalogue/testProvider.tsx'
import { toBoardQuery } from '../rows/boardQuery.ts'
import { kinds } from '../rows/kinds.ts'
import type { WidgetRow } from '../rows/row.ts'
import { attentionWords } from '../words/attention.ts'
import { lastPicture } from './lastPictures.ts'
import { Widget } from './Widget.tsx'

beforeAll(async () => {
  await Promise.all([loadBoardWords(), attentionWords.load('en'), kinds.counter.load()])
})
beforeEach(() => vi.useFakeTimers({ now: testNow * 1000, shouldAdvanceTime: true, advanceTimeDelta: 20 }))
afterEach(() => vi.useRealTimers())

const rowOf = (code: string): WidgetRow => homeBoard.rows.find((row) => row.code === code)!
const rate = rowOf('home.requestRate')
const later = 240
const askAt = (now: number, allSites = ['a.com']) =>
  toBoardQuery(initialView, { company: 300, now, zone: 'UTC', allSites })

const steadily =
  (requests: number): Answer =>
  (_, query) => {
    const { from, to } = JSON.parse(query.get('filters') ?? '{}').timestamp
    const steps = Array.from({ length: Math.floor((to - from) / 300) }, (_, n) => from + n * 300)
    return Response.json(steps.map((timestamp) => makeHistogramEntry({ timestamp, requests })))
  }

const visit = async (api: ApiContext, now: number, row = rate) =>
  act(async () =>
    render(
      <TestPage within={api}>
        <Widget row={row} query={askAt(now)} actions={{}} links={testLinks} isHired hasService={() => true} />
      </TestPage>,
    ),
  )

const tile = () => within(screen.getByRole('article'))

function held() {
  let answer: Answer = steadily(3000)
  let release: () => void = () => undefined
  const api = testApi(async (path, query) => {
    const now = answer
    if (now === steadily2) await new Promise<void>((done) => (release = done))
    return now(path, query)
  })
  const steadily2 = steadily(6000)
  return {
    api,
    hold: () => {
      answer = steadily2
    },
    release: () => release(),
  }
}

it('shows the last figure of the same relative query with its age, then the new one in its place', async () => {
  const { api, hold, release } = held()
  const first = await visit(api, testNow)
  expect(await tile().findByText('10')).toBeTruthy()
  first.unmount()
  hold()
  vi.setSystemTime((testNow + later) * 1000)
  await visit(api, testNow + later)
  expect(tile().getByText('10')).toBeTruthy()
  expect(tile().getByText(/updated 4 min ago/)).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Refreshing Requests per second' })).toBeTruthy()
  await act(async () => release())
  expect(await tile().findByText('20')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('drops it after ten minutes, for another user, for other sites and for another view', async () => {
  let token = 'a'
  const api: ApiContext = {
    ...testApi(steadily(3000)),
    token: () => token,
    clock: { ...testApi(steadily(1)).clock, now: Date.now },
  }
  await visit(api, testNow)
  await tile().findByText('10')
  const find = (query = askAt(testNow + 60)) => lastPicture(lastAnswersOf(api), rate.code, query)
  expect(find()).toBeDefined()
  expect(find(askAt(testNow, ['a.com', 'b.com']))).toBeUndefined()
  expect(find({ ...askAt(testNow), company: 301 })).toBeUndefined()
  expect(find({ ...askAt(testNow), view: { ...initialView, sites: ['a.com'] } })).toBeUndefined()
  token = 'b'
  expect(find()).toBeUndefined()
  token = 'a'
  vi.setSystemTime((testNow + 599) * 1000)
  expect(find()).toBeDefined()
  vi.setSystemTime((testNow + 620) * 1000)
  expect(find()).toBeUndefined()
})

it('keeps at most 64', () => {
  const last = lastAnswersOf(testApi(steadily(1)))
  for (let index = 0; index < 70; index++) last.set(`${index}`, index)
  expect([last.get('5'), last.get('6'), last.get('69')]).toEqual([undefined, 6, 69])
})

it('shows the Needs attention list of the last visit until all sources have responded', async () => {
  let isHeld = false
  const api = testApi((path) =>
    isHeld ? new Promise<Response>(() => undefined) : Response.json(/\/config\//.test(path) ? [makeVclConfig()] : []),
  )
  const attention = rowOf('home.attention')
  const first = await visit(api, testNow, attention)
  expect(await tile().findByText('Nothing needs your attention')).toBeTruthy()
  first.unmount()
  isHeld = true
  await visit(api, testNow + later, attention)
  expect(tile().getByText('Nothing needs your attention')).toBeTruthy()
  expect(tile().getByText(/checked at 10:30/)).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Refreshing Needs attention' })).toBeTruthy()
})
