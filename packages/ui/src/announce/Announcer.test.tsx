import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Announce, AnnouncerProvider, useAnnounce } from './Announcer.tsx'

let announce: Announce = () => {}
function Consumer() {
  announce = useAnnounce()
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <AnnouncerProvider>
      <Consumer />
    </AnnouncerProvider>,
  )
})
afterEach(() => vi.useRealTimers())

const polite = () => screen.getByRole('status').textContent?.trim()

it('writes to the polite region by default and to the assertive region for errors', () => {
  act(() => announce('Widget hidden'))
  expect(polite()).toBe('Widget hidden')
  act(() => announce('Oops', 'assertive'))
  expect(screen.getByRole('alert').textContent).toBe('Oops')
})

it('announces the same text again', () => {
  act(() => announce('Moved'))
  const first = screen.getByRole('status').textContent
  act(() => announce('Moved'))
  expect(screen.getByRole('status').textContent).not.toBe(first)
})

const data = () => screen.getByRole('log').textContent?.trim()

it('announces data at most once in ten seconds, with the latest text', () => {
  act(() => announce('1 new', 'data'))
  expect(data()).toBe('1 new')
  act(() => announce('2 new', 'data'))
  act(() => announce('3 new', 'data'))
  expect(data()).toBe('1 new')
  act(() => vi.advanceTimersByTime(10_000))
  expect(data()).toBe('3 new')
})

it('keeps the answer to an action while data arrives', () => {
  act(() => announce('Only Madrid is shown'))
  act(() => announce('Data as of 10:31', 'data'))
  expect(polite()).toBe('Only Madrid is shown')
})
