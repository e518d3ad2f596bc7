import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { it, vi } from 'vitest'
import { ContextMenu } from './ContextMenu.tsx'

const show = (onSelect = vi.fn()) =>
  render(
    <ContextMenu label="Country" items={[{ label: 'Only this', onSelect }]}>
      <button type="button">Spain</button>
      <p>Plain words</p>
    </ContextMenu>,
  )

it('opens at the pointer, runs the chosen item, and restores focus', async () => {
  const onSelect = vi.fn()
  show(onSelect)
  const button = screen.getByRole('button', { name: 'Spain' })
  fireEvent.contextMenu(button, { clientX: 40, clientY: 30, button: 2 })
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Only this' }))
  expect(onSelect).toHaveBeenCalledOnce()
  expect(button).toHaveFocus()
})

it('opens at the focused element when opened by keyboard', async () => {
  show()
  const button = screen.getByRole('button', { name: 'Spain' })
  button.focus()
  // Browsers send this for Shift+F10 and the menu key.
  fireEvent.contextMenu(button, { clientX: 0, clientY: 0, button: 0 })
  expect(await screen.findByRole('menu', { name: 'Country' })).toBeInTheDocument()
  await vi.waitFor(() => expect(screen.getByRole('menuitem', { name: 'Only this' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(button).toHaveFocus())
})

it('leaves Shift + right click to the browser', () => {
  show()
  const isPrevented = !fireEvent.contextMenu(screen.getByText('Plain words'), { shiftKey: true, button: 2, clientX: 1 })
  expect(isPrevented).toBe(false)
  expect(screen.queryByRole('menu')).toBeNull()
})
