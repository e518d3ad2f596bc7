import { describe, expect, it } from 'vitest'
import { isWall, wallRefreshMs } from './wallParams.ts'
import { readSleep, readTurn, sleepsAt, withoutWall, withWall } from './wallQuery.ts'

const query = (text: string) => new URLSearchParams(text)

describe('the URL of a wall', () => {
  it('keeps the view, and removes wall mode again', () => {
    const view = query('range=24h&is.countrycode=ES')
    const walled = withWall(view, { refreshMs: 180_000, sleep: { from: 22, until: 7 }, turn: 20 })
    expect(walled.toString()).toBe('range=24h&is.countrycode=ES&refresh=180000&wall=1&sleep=22-7')
    expect([isWall(walled), isWall(view)]).toEqual([true, false])
    expect(withoutWall(walled).toString()).toBe('range=24h&is.countrycode=ES')
    const slow = withWall(walled, { refreshMs: 60_000, sleep: null, turn: 60 })
    expect(slow.toString()).toBe('range=24h&is.countrycode=ES&refresh=60000&wall=1&turn=60')
    expect(withoutWall(slow).toString()).toBe('range=24h&is.countrycode=ES')
  })

  it('has no sleep hours by default', () => {
    expect(readSleep(query('sleep=22-7'))).toEqual({ from: 22, until: 7 })
    for (const text of ['', 'sleep=', 'sleep=7-7', 'sleep=24-7', 'sleep=a-b', 'sleep=1-2-3'])
      expect(readSleep(query(text))).toBeNull()
  })

  it('turns its page every 20 seconds unless it contains another choice', () => {
    expect(['', 'turn=0', 'turn=15', 'turn=60'].map((text) => readTurn(query(text)))).toEqual([20, 20, 20, 60])
  })

  it('refreshes every minute unless it contains another interval of §9', () => {
    expect(['', 'refresh=0', 'refresh=5', 'refresh=300000'].map((text) => wallRefreshMs(query(text)))).toEqual([
      60_000, 60_000, 60_000, 300_000,
    ])
  })
})

it('sleeps across midnight and within a day', () => {
  const hours = (from: number, until: number) =>
    Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => sleepsAt({ from, until }, hour))
  expect(hours(22, 7)).toEqual([0, 1, 2, 3, 4, 5, 6, 22, 23])
  expect(hours(1, 5)).toEqual([1, 2, 3, 4])
})
