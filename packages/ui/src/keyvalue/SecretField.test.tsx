import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect } from 'storybook/test'
import { afterEach, beforeEach, it, vi } from 'vitest'
import { ToastProvider } from '../toast/ToastProvider.tsx'
import { SecretField } from './SecretField.tsx'

const show = () =>
  render(
    <ToastProvider>
      <SecretField label="API key" value="sk-1234" help="For your scripts." />
    </ToastProvider>,
  )
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'API key' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('keeps the secret out of the DOM until shown, and hides it again after a minute', () => {
  const { container } = show()
  expect(container.innerHTML).not.toContain('sk-1234')
  expect(input()).toHaveAccessibleDescription('hidden For your scripts.')
  fireEvent.click(screen.getByRole('button', { name: 'Show API key' }))
  expect(input()).toHaveValue('sk-1234')
  expect(input()).toHaveAccessibleDescription('shown For your scripts.')
  act(() => vi.advanceTimersByTime(59_000))
  expect(input()).toHaveValue('sk-1234')
  act(() => vi.advanceTimersByTime(2_000))
  expect(input().value).not.toContain('sk')
})

it('hides the secret when the page is hidden', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Show API key' }))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  expect(input().value).not.toContain('sk')
  vi.restoreAllMocks()
})

it('copies the secret without showing it', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  show()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy API key' })))
  expect(writeText).toHaveBeenCalledWith('sk-1234')
  expect(input().value).not.toContain('sk')
  vi.unstubAllGlobals()
})
