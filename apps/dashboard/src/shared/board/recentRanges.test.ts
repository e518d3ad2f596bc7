import { expect, it } from 'vitest'
import { createRecentRanges } from './recentRanges.ts'

it('stores five different valid ranges per user, latest first', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
  const recents = createRecentRanges(1, () => storage)
  for (const rel of ['1h', '2h', '4h', '8h', '1h', '24h', '7d']) recents.visit({ rel })
  recents.visit({ from: 60, to: 120 })
  recents.visit({ from: 60, to: 120 })
  expect(recents.list()).toEqual([{ from: 60, to: 120 }, { rel: '7d' }, { rel: '24h' }, { rel: '1h' }, { rel: '8h' }])
  expect(createRecentRanges(2, () => storage).list()).toEqual([])
  kept.set('parapet.ranges.1', '[{"rel":"soon"},{"rel":7},{"from":1},null,"1h",{"from":1.5,"to":2},{"rel":"3M"}]')
  expect(recents.list()).toEqual([{ rel: '3M' }])
  kept.set('parapet.ranges.1', 'no json')
  expect(recents.list()).toEqual([])
})
