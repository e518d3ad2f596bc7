import { afterEach, expect, it, vi } from 'vitest'
import { lastFullMinute, nowSeconds } from './now.ts'

afterEach(() => vi.useRealTimers())

it('gives the present in whole seconds and the end of the last full minute', () => {
  vi.useFakeTimers({ now: Date.parse('2026-06-15T10:30:59.999Z') })
  expect(nowSeconds()).toBe(Date.parse('2026-06-15T10:30:59Z') / 1000)
  expect(lastFullMinute()).toBe(Date.parse('2026-06-15T10:30:00Z') / 1000)
})

it('leaves a full minute as it is', () => {
  expect([120, 120.5, 179, 180].map(lastFullMinute)).toEqual([120, 120, 120, 180])
})
