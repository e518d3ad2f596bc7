import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Memory, RememberedNotice } from './RememberedNotice.tsx'

function remembering(): Memory {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}
const notice = (id: string, memory: Memory) => (
  <RememberedNotice id={id} memory={memory} tone="info" title="New analytics" />
)

it('stays away once it was dismissed, and another one comes', async () => {
  const memory = remembering()
  const { unmount, rerender } = render(notice('one', memory))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('New analytics')).toBeNull()
  rerender(notice('two', memory))
  expect(screen.getByText('New analytics')).toBeTruthy()
  unmount()
  render(notice('one', memory))
  expect(screen.queryByText('New analytics')).toBeNull()
})

it('goes away for now where nothing can be kept', async () => {
  const refusing: Memory = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  render(notice('one', refusing))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('New analytics')).toBeNull()
})
