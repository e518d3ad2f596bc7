import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LocaleProvider } from '../words/LocaleProvider.tsx'
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

it('writes prices per unit with more decimals than the currency has', () => {
  expect(formatMoney(0.055, 'EUR', 'en', 4)).toBe('€0.055')
  expect(formatMoney(500, 'EUR', 'en', 4)).toBe('€500.00')
  expect(formatMoney(0.0551, 'credits', 'en', 4)).toBe('0.0551\u00a0credits')
})
