import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useKeptLater } from './useKeptLater.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function keeping() {
  const kept: string[] = []
  const hook = renderHook(({ text }) => useKeptLater(useKeep(text, kept)), { initialProps: { text: 'a' } })
  return { kept, ...hook }
}
const keeps = new Map<string, () => void>()
function useKeep(text: string, kept: string[]): () => void {
  const keep = keeps.get(text) ?? (() => kept.push(text))
  keeps.set(text, keep)
  return keep
}
beforeEach(() => keeps.clear())

it('keeps the last text once nobody types', () => {
  const { kept, rerender } = keeping()
  rerender({ text: 'ab' })
  rerender({ text: 'abc' })
  expect(kept).toEqual([])
  vi.advanceTimersByTime(300)
  expect(kept).toEqual(['abc'])
})

it('keeps it at once when the tab or the page is left', () => {
  const { kept, rerender, unmount } = keeping()
  rerender({ text: 'ab' })
  window.dispatchEvent(new Event('pagehide'))
  expect(kept).toEqual(['ab'])
  rerender({ text: 'abc' })
  unmount()
  expect(kept).toEqual(['ab', 'abc'])
})

it('keeps nothing after its end', () => {
  const { kept, result, unmount } = keeping()
  result.current.end()
  unmount()
  expect(kept).toEqual([])
})
