import { LocaleProvider } from '@parapet/ui'
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { limitsWords } from './limits.words.ts'
import { UsedShare } from './UsedShare.tsx'

beforeAll(() => limitsWords.load('en'))

it.each([
  [8.2, 'package', '820% of the package'],
  [1.004, 'limit', '100.4% of the limit'],
  [1, 'package', '100% of the package, nearly used up'],
  [0.93, 'limit', '93% of the limit, nearly reached'],
  [0.42, 'package', '42.0%'],
  [null, 'limit', '—'],
] as const)('says in words where it is nearly used up or beyond: %s of the %s', (value, of, text) => {
  render(
    <LocaleProvider locale="en" zone="UTC">
      <UsedShare value={value} of={of} />
    </LocaleProvider>,
  )
  expect(screen.getByText(text)).toBeDefined()
  expect(document.querySelector('svg') !== null).toBe(value !== null && value >= 0.9)
})
