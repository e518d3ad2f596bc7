import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect } from 'storybook/test'
import { afterEach, beforeEach, it, vi } from 'vitest'
import { LocaleProvider } from '../words/LocaleProvider.tsx'
import { ToastProvider, type Toasts, toastMs, useToast } from './ToastProvider.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function show(locale: 'en' | 'es' = 'en'): Toasts {
  let toasts: Toasts | undefined
  const CaptureToasts = () => {
    toasts = useToast()
    return null
  }
  render(
    <LocaleProvider locale={locale} zone="UTC">
      <ToastProvider>
        <CaptureToasts />
      </ToastProvider>
    </LocaleProvider>,
  )
  return toasts!
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it.each([
  [(toast: Toasts) => toast.success(), 'Operation successfully performed', 'status'],
  [(toast: Toasts) => toast.warning(), 'Warning!', 'status'],
  [(toast: Toasts) => toast.info('Saved as draft'), 'Saved as draft', 'status'],
  [(toast: Toasts) => toast.error(), 'API Response Error', 'alert'],
  [(toast: Toasts) => toast.error(null), 'API Response Error', 'alert'],
  [(toast: Toasts) => toast.error('No such zone'), 'Oops.. No such zone', 'alert'],
])('%s shows its text with the right role', (call, text, role) => {
  const toast = show()
  act(() => call(toast))
  expect(screen.getByRole(role)).toHaveTextContent(text)
})

it('disappears after 5500 ms', () => {
  const toast = show()
  act(() => toast.success('Purged'))
  pass(toastMs - 1)
  expect(screen.queryByText('Purged')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Purged')).toBeNull()
})

it('keeps errors until they are dismissed', () => {
  const toast = show()
  act(() => toast.error('No such zone'))
  pass(3_600_000)
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('pauses while hovered or focused, then continues with the remaining time', () => {
  const toast = show()
  act(() => toast.success('Purged'))
  const card = screen.getByRole('listitem')
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  pass(5000)
  fireEvent.pointerEnter(card)
  act(() => dismiss.focus())
  pass(60_000)
  fireEvent.pointerLeave(card)
  pass(60_000)
  expect(screen.queryByText('Purged')).not.toBeNull()
  act(() => dismiss.blur())
  pass(499)
  expect(screen.queryByText('Purged')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Purged')).toBeNull()
})

it('shows a repeated message once, and at most four toasts', () => {
  const toast = show()
  act(() => {
    for (const text of ['a', 'b', 'b', 'c', 'd', 'e']) toast.info(text)
  })
  expect(screen.getAllByRole('status').map((one) => one.textContent)).toEqual(['b', 'c', 'd', 'e'])
})

it('keeps an error when newer toasts exceed the limit', () => {
  const toast = show()
  act(() => {
    toast.error('No such zone')
    for (const text of ['a', 'b', 'c', 'd', 'e']) toast.info(text)
  })
  expect(screen.getByRole('alert')).toHaveTextContent('No such zone')
  expect(screen.getAllByRole('status')).toHaveLength(4)
})

it('runs its action and disappears', () => {
  const toast = show()
  const undo = vi.fn()
  act(() => toast.success('Hidden', { label: 'Undo', onAct: undo }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Hidden')).toBeNull()
})

it('restores focus after its action and after dismissal', () => {
  const toast = show()
  const before = document.body.appendChild(document.createElement('button'))
  for (const name of ['Undo', 'Dismiss']) {
    act(() => toast.info('Hidden', { label: 'Undo', onAct: () => undefined }))
    before.focus()
    const button = screen.getByRole('button', { name })
    act(() => button.focus())
    fireEvent.click(button)
    expect(document.activeElement).toBe(before)
    expect(screen.queryByText('Hidden')).toBeNull()
  }
  before.remove()
})

it('uses the language of the page', () => {
  const toast = show('es')
  act(() => toast.success())
  expect(screen.getByRole('status')).toHaveTextContent('Operación realizada correctamente')
})
