import { LocaleProvider } from '@parapet/ui'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UsedShare } from './UsedShare.tsx'

it.each([
  [8.2, '820.0%', true],
  [1, '100%', false],
  [0.42, '42.0%', false],
  [null, '—', false],
] as const)('warns beyond a limit: %s', (value, text, isWarning) => {
  render(
    <LocaleProvider locale="en" zone="UTC">
      <UsedShare value={value} />
    </LocaleProvider>,
  )
  expect(screen.getByText(text)).toBeDefined()
  expect(document.querySelector('svg') !== null).toBe(isWarning)
})
