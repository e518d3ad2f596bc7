import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type NoticeStorage, RememberedNotice } from './RememberedNotice.tsx'

function createStorage(): NoticeStorage {
  const items = new Map<string, string>()
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) }
}
const notice = (id: string, storage: NoticeStorage) => (
  <RememberedNotice id={id} memory={storage} tone="info" title="New analytics" />
)

it('stays hidden after it was dismissed, and another id is shown', async () => {
  const storage = createStorage()
  const { unmount, rerender } = render(notice('one', storage))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('New analytics')).toBeNull()
  rerender(notice('two', storage))
  expect(screen.getByText('New analytics')).toBeTruthy()
  unmount()
  render(notice('one', storage))
  expect(screen.queryByText('New analytics')).toBeNull()
})

it('can be dismissed when storage is unavailable', async () => {
  const throwingStorage: NoticeStorage = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  render(notice('one', throwingStorage))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('New analytics')).toBeNull()
})
