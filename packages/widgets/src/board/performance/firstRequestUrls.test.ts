import { tokenOnlyUrl } from '@parapet/api'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { homeBoard } from '../../catalogue/home.ts'
import { statsBoards } from '../../catalogue/stats.ts'
import { steadyAnswer, testApi, testNow, testView } from '../../catalogue/testProvider.tsx'
import { toBoardQuery } from '../../rows/boardQuery.ts'
import { rowsAboveFold, widgetRequests } from './firstRequests.ts'
import { firstRequestUrls } from './firstRequestUrls.ts'

const api = testApi(steadyAnswer)
const boards = { home: homeBoard, history: statsBoards.delivery }
const views = {
  'the last day': testView(),
  'the last two hours against the two before': testView({ range: { rel: '2h' }, compare: 'previous' }),
  'this month so far': testView({ range: { rel: 'thismonth' } }),
  'two days of last year': testView({ range: { from: testNow - 300 * 86_400, to: testNow - 298 * 86_400 } }),
  'some sites and a filter': testView({ sites: ['a.com'], include: { countrycode: ['ES'] } }),
}

const inputOf = (board: keyof typeof boards, view: keyof typeof views) => (now: number) => ({
  board: boards[board],
  preferences: undefined,
  access: () => 'usable' as const,
  query: toBoardQuery(views[view], { company: 300, now, zone: 'Europe/Madrid', allSites: ['a.com', 'b.com'] }),
})

function asOf(address: string, now: number): string {
  return address.replace(/\{(-?\d+)\}/g, (_, by) => `${Math.floor(now / 60) * 60 + Number(by)}`)
}

function asked(input: ReturnType<ReturnType<typeof inputOf>>): (string | null)[] {
  return rowsAboveFold(input).flatMap((row) =>
    widgetRequests(row, input).map(({ call, params }) => tokenOnlyUrl(call, params as Record<string, unknown>, api)),
  )
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
})

describe.each(Object.keys(boards) as (keyof typeof boards)[])('%s', (board) => {
  it.each(Object.keys(views) as (keyof typeof views)[])(
    'derives the same URLs as a request later that day: %s',
    (view) => {
      const inputAt = inputOf(board, view)
      const kept = firstRequestUrls(inputAt, testNow, api)
      expect(kept.length).toBeGreaterThan(board === 'home' ? 6 : 1)
      fc.assert(
        fc.property(fc.integer({ min: testNow, max: testNow + 10 * 3600 }), (now) => {
          const then = asked(inputAt(now))
          for (const address of kept) expect(then).toContain(asOf(address, now))
        }),
        { numRuns: 40 },
      )
    },
  )
})

it('omits URLs of other servers, and those that need more than the token', () => {
  const kept = firstRequestUrls(inputOf('home', 'the last day'), testNow, api)
  expect(kept.filter((address) => !/^\/v\d\//.test(address))).toEqual([])
  expect(kept.join()).not.toMatch(/tickets|third|issues/)
  expect(new Set(kept).size).toBe(kept.length)
})

it('omits URLs that do not move with the clock', () => {
  const inputAt = inputOf('history', 'the last day')
  const isMoving = (address: string) => /%22from%22/.test(address)
  expect(firstRequestUrls(inputAt, testNow, api).some(isMoving)).toBe(true)
  const hourly = (now: number) => inputAt(now - (now % 3600))
  expect(firstRequestUrls(hourly, testNow, api).some(isMoving)).toBe(false)
})
