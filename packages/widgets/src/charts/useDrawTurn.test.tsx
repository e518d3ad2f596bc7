import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDrawTurn } from './useDrawSlot.ts'

function Picture({ name, model, isDrawn }: { name: string; model: string; isDrawn: boolean }) {
  return <output aria-label={name}>{useDrawTurn(model, isDrawn)}</output>
}
function Pictures(props: { model: string; isDrawn: boolean }) {
  return (
    <>
      <Picture name="one" {...props} />
      <Picture name="two" {...props} />
    </>
  )
}
const drawn = () => ['one', 'two'].map((name) => screen.getByRole('status', { name }).textContent)

afterEach(() => {
  act(() => void (vi.isFakeTimers() && vi.runAllTimers()))
  vi.useRealTimers()
})

test('charts of one response are redrawn one per task, and the first is painted before the second is drawn', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Pictures model="before" isDrawn />)
  rerender(<Pictures model="after" isDrawn />)
  expect(drawn()).toEqual(['before', 'before'])
  act(() => vi.advanceTimersToNextTimer())
  expect(drawn()).toEqual(['after', 'before'])
  const atTheFrame: (string | null)[][] = []
  requestAnimationFrame(() => atTheFrame.push(drawn()))
  act(() => vi.runAllTimers())
  expect(atTheFrame).toEqual([['after', 'before']])
  expect(drawn()).toEqual(['after', 'after'])
})

test('charts are drawn without animation frames, too', () => {
  vi.useFakeTimers()
  const hidden = vi.spyOn(document, 'hidden', 'get')
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
  for (const isHidden of [true, false]) {
    hidden.mockReturnValue(isHidden)
    const { rerender, unmount } = render(<Pictures model="before" isDrawn />)
    rerender(<Pictures model="after" isDrawn />)
    act(() => vi.runAllTimers())
    expect(drawn()).toEqual(['after', 'after'])
    unmount()
  }
  hidden.mockRestore()
  frames.mockRestore()
})

test('unchanged charts are not redrawn after a refresh', () => {
  vi.useFakeTimers()
  const picture = () => ({ ticks: [0, 5], values: Float64Array.of(1, 2) })
  const seen = new Set<unknown>()
  function Drawn({ model }: { model: object }) {
    seen.add(useDrawTurn(model, true))
    return null
  }
  const { rerender } = render(<Drawn model={picture()} />)
  rerender(<Drawn model={picture()} />)
  act(() => vi.runAllTimers())
  expect(seen.size).toBe(1)
  rerender(<Drawn model={{ ...picture(), values: Float64Array.of(1, 3) }} />)
  act(() => vi.runAllTimers())
  expect(seen.size).toBe(2)
})

test('only the newest data is drawn when responses arrive faster than turns', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Pictures model="before" isDrawn />)
  rerender(<Pictures model="passing" isDrawn />)
  rerender(<Pictures model="newest" isDrawn />)
  act(() => vi.advanceTimersToNextTimer())
  expect(drawn()[0]).toBe('newest')
})

test('a chart that was never drawn is drawn at once with the newest data', () => {
  const { rerender } = render(<Pictures model="before" isDrawn={false} />)
  rerender(<Pictures model="after" isDrawn={false} />)
  expect(drawn()).toEqual(['after', 'after'])
  rerender(<Pictures model="after" isDrawn />)
  expect(drawn()).toEqual(['after', 'after'])
})
