import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LocaleProvider } from '../words/LocaleProvider.tsx'
import { EmptyState, ErrorState } from './EmptyState.tsx'
import { Avatar, Status } from './marks.tsx'
import { Banner, Notice } from './Notice.tsx'
import { Progress } from './Progress.tsx'
import { Skeleton } from './Skeleton.tsx'

it('Status has a text, not only a colour', () => {
  render(<Status tone="bad" label="Outage" />)
  expect(screen.getByText('Outage')).toBeTruthy()
})

it('Avatar shows the initials of any name', () => {
  const { container } = render(
    <>
      <Avatar name="Aurora Media" />
      <Avatar name="ana.ruiz@example.com" />
      <Avatar name="👩‍🚀 Kim" />
      <Avatar name="  " />
    </>,
  )
  expect([...container.children].map((avatar) => avatar.textContent)).toEqual(['AM', 'AC', '👩K', '?'])
})

it('Notice moves focus to the next focusable element when dismissed', () => {
  const view = (isShown: boolean) => (
    <LocaleProvider locale="en" zone="UTC">
      <button type="button">Before</button>
      {isShown && (
        <Notice tone="info" title="Beside" onDismiss={() => rerender(view(false))}>
          <a href="/a">More</a>
        </Notice>
      )}
      <input aria-label="Switched off" disabled />
      <button type="button">After</button>
    </LocaleProvider>
  )
  const { rerender } = render(view(true))
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  dismiss.focus()
  fireEvent.click(dismiss)
  expect(screen.queryByText('Beside')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }))
})

it('Progress has its percentage, if known', () => {
  render(
    <>
      <Progress label="Import" value={0.426} />
      <Progress label="Wait" />
      <Progress label="Odd" value={Number.NaN} />
    </>,
  )
  expect(screen.getByRole('progressbar', { name: 'Import' }).getAttribute('aria-valuenow')).toBe('43')
  expect(screen.getByText('43%')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Wait' }).hasAttribute('aria-valuenow')).toBe(false)
  expect(screen.getByRole('progressbar', { name: 'Odd' }).hasAttribute('aria-valuenow')).toBe(false)
})

it('Progress shows how far a value is over its limit', () => {
  render(
    <>
      <Progress label="Delivery" value={8.2} />
      <Progress label="Storage" value={1} />
    </>,
  )
  const over = screen.getByRole('progressbar', { name: 'Delivery' })
  expect(over.getAttribute('aria-valuetext')).toBe('820%')
  expect(screen.getByText('820%')).toBeTruthy()
  expect(over.childElementCount).toBe(2)
  const whole = screen.getByRole('progressbar', { name: 'Storage' })
  expect([whole.childElementCount, whole.hasAttribute('aria-valuetext')]).toEqual([1, false])
})

it('Notice is announced if live, Banner always, and Notice can be dismissed', () => {
  const onDismiss = vi.fn()
  render(
    <>
      <Notice tone="info" title="Beside" onDismiss={onDismiss} />
      <Notice tone="bad" live>
        Gone wrong
      </Notice>
      <Banner tone="watch">You act as Ana</Banner>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Gone wrong')
  expect(screen.getByRole('status').textContent).toContain('You act as Ana')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(onDismiss).toHaveBeenCalled()
})

it('EmptyState shows its title and action', () => {
  render(<EmptyState title="No tickets" text="All quiet." action={<button type="button">New ticket</button>} />)
  expect(screen.getByText('No tickets')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'New ticket' })).toBeTruthy()
})

it('ErrorState uses the locale, retries, and copies its details', async () => {
  const onRetry = vi.fn()
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  render(
    <LocaleProvider locale="es" zone="UTC">
      <ErrorState title="No se pudo leer" onRetry={onRetry} details="500 /x" />
    </LocaleProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(onRetry).toHaveBeenCalled()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copiar', hidden: true })))
  expect(writeText).toHaveBeenCalledWith('500 /x')
  expect(screen.getByRole('button', { name: 'Copiado al portapapeles', hidden: true })).toBeTruthy()
  vi.unstubAllGlobals()
})

it('Skeleton renders the given number of lines', () => {
  const { container } = render(<Skeleton lines={3} />)
  expect(container.firstElementChild?.children.length).toBe(3)
})
