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
  // The queue ends in the world it began in.
  act(() => void (vi.isFakeTimers() && vi.runAllTimers()))
  vi.useRealTimers()
})

test('pictures of one answer are drawn anew one a task', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Pictures model="before" isDrawn />)
  rerender(<Pictures model="after" isDrawn />)
  expect(drawn()).toEqual(['before', 'before'])
  act(() => vi.advanceTimersToNextTimer())
  expect(drawn()).toEqual(['after', 'before'])
  act(() => vi.advanceTimersToNextTimer())
  expect(drawn()).toEqual(['after', 'after'])
})

test('only the newest is drawn when answers come faster than turns', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Pictures model="before" isDrawn />)
  rerender(<Pictures model="passing" isDrawn />)
  rerender(<Pictures model="newest" isDrawn />)
  act(() => vi.advanceTimersToNextTimer())
  expect(drawn()[0]).toBe('newest')
})

test('what is not drawn yet begins with the newest, without a turn', () => {
  const { rerender } = render(<Pictures model="before" isDrawn={false} />)
  rerender(<Pictures model="after" isDrawn={false} />)
  expect(drawn()).toEqual(['after', 'after'])
  rerender(<Pictures model="after" isDrawn />)
  expect(drawn()).toEqual(['after', 'after'])
})
