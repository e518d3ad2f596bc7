import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { it, vi } from 'vitest'
import { ToastProvider } from '../toast/ToastProvider.tsx'
import { CopyField } from './CopyField.tsx'

const show = () =>
  render(
    <ToastProvider>
      <CopyField label="API key" value="k-1" />
    </ToastProvider>,
  )

it('confirms a successful copy', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('button', { name: 'Copy API key' }))
  expect(await screen.findByText('Copied to clipboard')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('k-1')
})

it('shows an error when the clipboard rejects', async () => {
  const user = userEvent.setup()
  show()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await user.click(screen.getByRole('button', { name: 'Copy API key' }))
  expect(await screen.findByText('Error trying to copy to clipboard')).toBeInTheDocument()
})
