import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { it, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'

it('is named by its title and closes on Escape and by the close button', async () => {
  const onClose = vi.fn()
  render(
    <Dialog open onClose={onClose} title="Leave without saving?">
      Your changes are kept as a draft.
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument()
  // Sections within are of level 3: a title of level 1 would skip one.
  expect(screen.getByRole('heading', { name: 'Leave without saving?', level: 2 })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})

it('focuses the selected radio of its first group', async () => {
  render(
    <Dialog open onClose={() => {}} title="New destination">
      <input type="radio" name="protocol" aria-label="FTP" />
      <input type="radio" name="protocol" aria-label="SFTP" defaultChecked />
    </Dialog>,
  )
  await waitFor(() => expect(screen.getByRole('radio', { name: 'SFTP' })).toHaveFocus())
})

it('confirms only after the text has been typed', async () => {
  const onConfirm = vi.fn()
  render(
    <ConfirmDialog
      open
      onClose={() => {}}
      title="Delete the zone?"
      confirmLabel="Delete"
      typed="aurora.tv"
      onConfirm={onConfirm}
    >
      All its records go.
    </ConfirmDialog>,
  )
  const field = screen.getByRole('textbox', { name: 'Type aurora.tv to confirm' })
  await userEvent.type(field, 'aurora{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.type(field, '.tv{Enter}')
  expect(onConfirm).toHaveBeenCalledOnce()
})

it('is busy until onConfirm settles, and ignores a second confirmation', async () => {
  let finish = () => {}
  const onConfirm = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  render(
    <ConfirmDialog open onClose={() => {}} title="Purge?" confirmLabel="Purge" onConfirm={onConfirm}>
      12 URLs.
    </ConfirmDialog>,
  )
  const purge = () => screen.getByRole('button', { name: /Purge/ })
  await userEvent.click(purge())
  await userEvent.click(purge())
  expect(purge()).toHaveAttribute('aria-busy', 'true')
  expect(onConfirm).toHaveBeenCalledOnce()
  finish()
  await waitFor(() => expect(purge()).not.toHaveAttribute('aria-busy'))
})
