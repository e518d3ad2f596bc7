import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePolling } from './usePolling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

it('asks again after each delay, then stops until it is asked to', async () => {
  const run = vi.fn(async () => run.mock.calls.length)
  const { result } = renderHook(() => usePolling('a', run, [10, 20]))
  await pass(0)
  expect(result.current).toMatchObject({ data: 1, isStopped: false, isAsking: false })
  await pass(10)
  expect(result.current.data).toBe(2)
  await pass(19)
  expect(run).toHaveBeenCalledTimes(2)
  await pass(1)
  expect(result.current).toMatchObject({ data: 3, isStopped: true })
  await pass(60_000)
  expect(run).toHaveBeenCalledTimes(3)
  await act(async () => result.current.again())
  expect(result.current).toMatchObject({ data: 4, isStopped: false })
})

it('asks nothing while the page is hidden, and at once when it is seen again', async () => {
  const run = vi.fn(async () => 'answer')
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  renderHook(() => usePolling('a', run, [10, 10]))
  await pass(0)
  visibility.mockReturnValue('hidden')
  await pass(1000)
  expect(run).toHaveBeenCalledTimes(1)
  visibility.mockReturnValue('visible')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(run).toHaveBeenCalledTimes(2)
})

it('keeps the last answer beside a failure, and forgets it with another key', async () => {
  let isBroken = false
  const run = async () => {
    if (isBroken) throw new Error('down')
    return 'answer'
  }
  const { result, rerender } = renderHook(({ key }: { key: string | null }) => usePolling(key, run, [10, 10]), {
    initialProps: { key: 'a' as string | null },
  })
  await pass(0)
  isBroken = true
  await pass(10)
  expect(result.current).toMatchObject({ data: 'answer', failure: { kind: 'network' } })
  rerender({ key: 'b' })
  expect(result.current.data).toBeUndefined()
  rerender({ key: null })
  await pass(60_000)
  expect(result.current.isAsking).toBe(false)
})
