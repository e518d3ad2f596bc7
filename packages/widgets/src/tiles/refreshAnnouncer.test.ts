import { expect, it, vi } from 'vitest'
import { createRefreshAnnouncer } from './refreshAnnouncer.ts'

it('announces once that all widgets have newer figures, at most every ten seconds', () => {
  let now = 0
  const updates = createRefreshAnnouncer(() => now)
  const told = vi.fn()
  const stop = updates.subscribe(told)
  const refresh = (...codes: string[]) => {
    for (const code of codes) updates.begin(code)
    for (const code of codes) updates.end(code)
  }
  updates.begin('a')
  updates.begin('b')
  updates.end('a')
  expect(told).not.toHaveBeenCalled()
  updates.end('b')
  expect(told).toHaveBeenCalledOnce()
  now = 9000
  refresh('a', 'b')
  expect(told).toHaveBeenCalledOnce()
  now = 10_000
  refresh('b')
  expect(told).toHaveBeenCalledTimes(2)
  stop()
  now = 60_000
  refresh('a')
  expect(told).toHaveBeenCalledTimes(2)
})
