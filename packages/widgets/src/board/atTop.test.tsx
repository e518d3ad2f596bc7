import { render, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { statsBoards } from '../catalogue/stats.ts'
import { loadBoardWords, steadyAnswer, TestPage, testLinks, testNow, testView } from '../catalogue/testProvider.tsx'
import { toBoardQuery } from '../rows/boardQuery.ts'
import { Board } from './Board.tsx'
import { GAP, UNIT } from './board.css.ts'
import { isAtTop } from './performance/useNear.ts'
import { useBoard } from './useBoard.ts'

// A browser that has not reported intersections yet.
class Silent implements Partial<IntersectionObserver> {
  observe() {}
  disconnect() {}
}
beforeAll(loadBoardWords)
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Silent)
  vi.useFakeTimers({ now: testNow * 1000, shouldAdvanceTime: true, advanceTimeDelta: 20 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function page(width: number, height: number): void {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', height)
}

it.each([
  { where: 'the first row', at: { wide: 0, narrow: 0, isSide: false }, width: 1440, height: 900, isAt: true },
  {
    where: 'the seventh row of a low page',
    at: { wide: 7, narrow: 7, isSide: false },
    width: 1440,
    height: 880,
    isAt: false,
  },
  {
    where: 'the seventh row of a high page',
    at: { wide: 7, narrow: 7, isSide: false },
    width: 1440,
    height: 1200,
    isAt: true,
  },
  {
    where: 'first when wide, far down when narrow, wide page',
    at: { wide: 0, narrow: 9, isSide: false },
    width: 1440,
    height: 900,
    isAt: true,
  },
  {
    where: 'first when wide, far down when narrow, narrow page',
    at: { wide: 0, narrow: 9, isSide: false },
    width: 768,
    height: 900,
    isAt: false,
  },
  {
    where: 'the third row of a phone, below the five lines of the bar',
    at: { wide: 3, narrow: 3, isSide: false },
    width: 390,
    height: 750,
    isAt: false,
  },
  {
    where: 'the side column, beside the main one',
    at: { wide: 0, narrow: 0, isSide: true },
    width: 1440,
    height: 900,
    isAt: true,
  },
  {
    where: 'the side column, below the main one',
    at: { wide: 0, narrow: 0, isSide: true },
    width: 1024,
    height: 900,
    isAt: false,
  },
  {
    where: 'a page too low for its own bar',
    at: { wide: 0, narrow: 0, isSide: false },
    width: 390,
    height: 200,
    isAt: false,
  },
])('$where: $isAt', ({ at, width, height, isAt }) => {
  page(width, height)
  expect(isAtTop(at)).toBe(isAt)
})

function Page() {
  const board = useBoard({ board: statsBoards.delivery, preferences: undefined, onPreferences: () => undefined })
  const query = toBoardQuery(testView(), { company: 300, now: testNow, zone: 'UTC', allSites: ['a.com', 'b.com'] })
  return <Board board={board} query={query} links={testLinks} />
}

it('requests the first screen before the first intersection callback, and nothing below it', async () => {
  page(1440, 300 + UNIT + GAP)
  const urls: string[] = []
  render(
    <TestPage
      answer={(path, query) => {
        urls.push(path)
        return steadyAnswer(path, query)
      }}
    >
      <Page />
    </TestPage>,
  )
  await waitFor(() => expect(urls.some((path) => path.includes('/histogram/'))).toBe(true))
  expect(urls.some((path) => path.includes('/table/'))).toBe(false)
})

it('mounts what is below the first screen once that has been painted', async () => {
  page(1440, 300 + UNIT + GAP)
  const { container } = render(
    <TestPage answer={steadyAnswer}>
      <Page />
    </TestPage>,
  )
  const count = (selector: string) => container.querySelectorAll(selector).length
  const { rows } = statsBoards.delivery
  expect(count('[data-widget]')).toBe(2)
  expect(count('li > [data-away]')).toBe(rows.length - 2)
  await waitFor(() => expect(count('[data-widget]')).toBe(rows.length))
  expect(count('li > [data-away]')).toBe(0)
})
