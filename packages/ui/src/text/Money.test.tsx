import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LocaleProvider } from '../words/LocaleProvider.tsx'
import { Countdown, clockText } from './Countdown.tsx'
import { formatMoney, Money } from './Money.tsx'

describe('Money', () => {
  it.each([
    [1234.5, 'EUR', '€1,234.50'],
    [-3, 'USD', '-$3.00'],
    [1000, 'JPY', '¥1,000'],
    [12, 'credits', '12.00\u00a0credits'],
    [null, 'EUR', '—'],
    [Number.NaN, 'EUR', '—'],
  ])('writes %s %s', (value, currency, text) => expect(formatMoney(value, currency, 'en')).toBe(text))

  it('formats the amount in the user’s language', () => {
    render(
      <LocaleProvider locale="es" zone="UTC">
        <Money value={12_345.6} currency="EUR" />
      </LocaleProvider>,
    )
    expect(screen.getByText('12.345,60 €')).toBeTruthy()
  })
})

describe('Countdown', () => {
  it.each([
    [0, '0:00'],
    [59.2, '1:00'],
    [245, '4:05'],
    [3845, '1:04:05'],
    [-5, '0:00'],
  ])('%s s is %s', (seconds, text) => expect(clockText(seconds)).toBe(text))

  it('counts down without announcements and calls onEnd once', () => {
    vi.useFakeTimers({ now: 1_000_000_000 })
    try {
      const onEnd = vi.fn()
      render(<Countdown label="Time left" until={1_000_002} onEnd={onEnd} />)
      const timer = screen.getByRole('timer', { name: 'Time left' })
      expect(timer.textContent).toBe('0:02')
      expect(timer.getAttribute('aria-live')).toBe('off')
      act(() => vi.advanceTimersByTime(1000))
      expect(timer.textContent).toBe('0:01')
      expect(onEnd).not.toHaveBeenCalled()
      act(() => vi.advanceTimersByTime(5000))
      expect(timer.textContent).toBe('0:00')
      expect(onEnd).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
  })
})

it('writes prices per unit with more decimals than the currency has', () => {
  expect(formatMoney(0.055, 'EUR', 'en', 4)).toBe('€0.055')
  expect(formatMoney(500, 'EUR', 'en', 4)).toBe('€500.00')
  expect(formatMoney(0.0551, 'credits', 'en', 4)).toBe('0.0551\u00a0credits')
})
