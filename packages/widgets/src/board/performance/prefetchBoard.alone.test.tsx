import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { homeBoard } from '../../catalogue/home.ts'
import { statsBoards } from '../../catalogue/stats.ts'
import {
  type Answer,
  loadBoardWords,
  steadyAnswer,
  TestPage,
  testApi,
  testLinks,
  testNow,
  testView,
} from '../../catalogue/testProvider.tsx'
import { toBoardQuery } from '../../rows/boardQuery.ts'
import type { BoardRow } from '../../rows/row.ts'
import { attentionWords } from '../../words/attention.ts'
import { Board } from '../Board.tsx'
import { GAP, UNIT } from '../board.css.ts'
import type { ServiceAccess } from '../serviceAccess.ts'
import { useBoard } from '../useBoard.ts'
import { prefetchBoard } from './prefetchBoard.ts'

vi.mock('../../tiles/performance/prefetchGate.ts', async (load) => ({
  ...(await load<typeof import('../../tiles/performance/prefetchGate.ts')>()),
  hasStood: () => false,
}))

class Silent implements Partial<IntersectionObserver> {
  observe() {}
  disconnect() {}
}
beforeAll(async () => {
  await loadBoardWords()
  await attentionWords.load('en')
})
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Silent)
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
  vi.useFakeTimers({ now: testNow * 1000, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function asked() {
  const questions: string[] = []
  const answer: Answer = (path, query) => {
    questions.push(`${path}?${query}`)
    return steadyAnswer(path, query)
  }
  return { questions, api: testApi(answer) }
}
const context = { company: 300, now: testNow, zone: 'UTC', allSites: ['a.com', 'b.com'] }
const query = toBoardQuery(testView({ compare: 'previous' }), context)
const hired = (): ServiceAccess => 'usable'

function Page({ board, access }: { board: BoardRow; access: () => ServiceAccess }) {
  const state = useBoard({ board, preferences: undefined, onPreferences: () => undefined, access })
  return <Board board={state} query={query} links={testLinks} />
}

it.each([
  { name: 'home', board: homeBoard, atLeast: 7 },
  { name: 'history', board: statsBoards.delivery, atLeast: 3 },
])(
  'the prefetch of $name sends the same requests as its first screen, without duplicates or extras',
  async ({ board, atLeast }) => {
    const { questions, api } = asked()
    prefetchBoard({ board, preferences: undefined, access: hired, query }, api)
    await waitFor(() => expect(questions.length).toBeGreaterThanOrEqual(atLeast))
    const early = [...questions]
    expect(new Set(early).size).toBe(early.length)
    render(
      <TestPage within={api}>
        <Page board={board} access={hired} />
      </TestPage>,
    )
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
    await waitFor(() => expect(screen.queryAllByRole('article', { busy: true })).toEqual([]))
    expect(questions).toEqual(early)
  },
)

it('prefetches nothing below the first screen, and no previews or hidden widgets', async () => {
  const { questions, api } = asked()
  const board = statsBoards.delivery
  vi.stubGlobal('innerHeight', 300 + UNIT + GAP)
  prefetchBoard({ board, preferences: undefined, access: hired, query }, api)
  await waitFor(() => expect(questions.some((one) => one.includes('/histogram/'))).toBe(true))
  expect(questions.some((one) => one.includes('/table/'))).toBe(false)

  questions.length = 0
  const hidden = board.rows.map(({ code, size }, order) => ({ code, size, order, show: false }))
  prefetchBoard(
    { board, preferences: hidden, access: hired, query: toBoardQuery(testView({ range: { rel: '2h' } }), context) },
    api,
  )
  prefetchBoard({ board: homeBoard, preferences: undefined, access: () => 'offered', query }, api)
  await waitFor(() => expect(questions.length).toBeGreaterThan(0))
  expect(questions.filter((one) => one.includes('/statistics/'))).toEqual([])
})
