import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHandedOver } from './useHandedOver.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function start() {
  let text = 'begun'
  let notify: () => void = () => undefined
  const editor = {
    getValue: vi.fn(() => text),
    onDidChangeModelContent: (listener: () => void) => {
      notify = listener
      return { dispose: vi.fn() }
    },
  }
  const receiver = { current: { value: text, onChange: vi.fn<(next: string) => void>() } }
  const { unmount } = renderHook(() => useHandedOver(editor, receiver))
  const type = (next: string) => {
    text = next
    notify()
  }
  return { editor, type, unmount, received: receiver.current.onChange }
}

it('hands over what was typed once nobody types any more', () => {
  const { editor, type, received } = start()
  for (const next of ['a', 'ab', 'abc']) {
    type(next)
    act(() => void vi.advanceTimersByTime(190))
  }
  expect(editor.getValue).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(10))
  expect(received.mock.calls).toEqual([['abc']])
})

it.each([
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['a shortcut', () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })],
  ['Tab', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['losing the focus', () => fireEvent.focusOut(document.body)],
  ['leaving the page', () => fireEvent(window, new Event('pagehide'))],
])('hands it over at once before %s', (_, press) => {
  const { type, received } = start()
  type('abc')
  act(() => void press())
  expect(received.mock.calls).toEqual([['abc']])
  act(() => void vi.advanceTimersByTime(1000))
  expect(received).toHaveBeenCalledOnce()
})

it('waits with letters, and hands over what was typed when the editor goes', () => {
  const { type, unmount, received } = start()
  type('abc')
  act(() => void fireEvent.keyDown(document.body, { key: 'd' }))
  expect(received).not.toHaveBeenCalled()
  unmount()
  expect(received.mock.calls).toEqual([['abc']])
})

it('hands over nothing that is already there', () => {
  const { type, received } = start()
  type('begun')
  act(() => void vi.advanceTimersByTime(1000))
  expect(received).not.toHaveBeenCalled()
})
