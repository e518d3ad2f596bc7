import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { it } from 'vitest'
import { DiffView } from './DiffView.tsx'

const before = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`).join('\n')

it('marks added and removed lines with words, and expands unchanged lines', async () => {
  render(<DiffView label="vcl_recv" before={before} after={before.replace('line 2\n', '<b>two</b>\nmore\n')} />)
  const region = screen.getByRole('region', { name: 'vcl_recv' })
  expect(screen.getByText('2 lines added')).toBeInTheDocument()
  expect(screen.getByText('1 line removed')).toBeInTheDocument()
  expect(within(region).getByText('removed')).toBeInTheDocument()
  expect(within(region).getByText('<b>two</b>')).toBeInTheDocument()
  expect(within(region).queryByText('line 18')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show 15 unchanged lines' }))
  expect(within(region).getByText('line 18')).toBeInTheDocument()
})

it('shows that nothing changes', () => {
  render(<DiffView label="vcl_recv" before={before} after={before} />)
  expect(screen.getByText('No changes.')).toBeInTheDocument()
})

it('puts the texts side by side', async () => {
  render(<DiffView label="vcl_recv" before={before} after={before.replace('line 2\n', 'two\n')} />)
  const region = screen.getByRole('region', { name: 'vcl_recv' })
  expect(within(region).getAllByText('line 1')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Side by side' }))
  expect(within(region).getAllByText('line 1')).toHaveLength(2)
  expect(within(region).getByText('two')).toBeInTheDocument()
  expect(within(region).getByText('removed')).toBeInTheDocument()
})
