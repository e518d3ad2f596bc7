import { render, screen, waitFor } from '@testing-library/react'
import { lazy } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { OptionalBoundary } from './OptionalBoundary.tsx'

const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => void told.mockClear())

it('renders a lazy child once it has loaded', async () => {
  const Chip = lazy(async () => ({ default: () => <p>one incident</p> }))
  render(
    <OptionalBoundary>
      <Chip />
    </OptionalBoundary>,
  )
  await screen.findByText('one incident')
})

it('keeps the rest of the page when the code fails to load', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  const Chip = lazy(load)
  render(
    <main>
      <p>the page</p>
      <OptionalBoundary>
        <Chip />
      </OptionalBoundary>
    </main>,
  )
  await waitFor(() => expect(told).toHaveBeenCalled())
  expect(load).toHaveBeenCalled()
  expect(screen.getByRole('main').textContent).toBe('the page')
})
