import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '../button/Button.tsx'
import { Menu } from './Menu.tsx'
import { Popover } from './Popover.tsx'

const onPurge = fn()
const meta: Meta<typeof Menu> = {
  title: 'UI/Menu',
  component: Menu,
  args: {
    label: 'Actions',
    trigger: <IconButton icon="more" label="Actions" />,
    items: [
      { label: 'Open', icon: 'external', href: '/stats' },
      { label: 'Purge all', icon: 'purge', onSelect: onPurge },
      { label: 'Enable SSL', icon: 'lock', disabledReason: 'The name does not point to us yet' },
      'separator',
      { label: 'Delete the site', icon: 'trash', tone: 'danger', onSelect: () => {} },
    ],
  },
  decorators: [(Shown) => <div style={{ minBlockSize: 320 }}>{Shown()}</div>],
}
export default meta
type Story = StoryObj<typeof Menu>

export const Closed: Story = {}

/** Arrows move, letters find, Enter chooses; what cannot be chosen says why. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    onPurge.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Actions' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onPurge).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: /Enable SSL/ })).toHaveAttribute('aria-disabled', 'true'),
    )
  },
}

export const GroupsAndChoices: Story = {
  args: {
    trigger: <Button iconEnd="chevronDown">View</Button>,
    label: 'View',
    items: [
      { label: 'Comfortable', group: 'Density', checked: true, onSelect: () => {} },
      { label: 'Compact', group: 'Density', checked: false, onSelect: () => {} },
      { label: 'Requests', group: 'Columns', checked: true, onSelect: () => {} },
      { label: 'Bytes', group: 'Columns', checked: true, onSelect: () => {} },
      { label: 'Hit ratio', group: 'Columns', checked: false, onSelect: () => {} },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'View' }))
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Comfortable' })).toBeChecked())
    await waitFor(() => expect(screen.getByRole('group', { name: 'Columns' })).toBeVisible())
  },
}

export const InAPopover: Story = {
  render: () => (
    <Popover label="About this figure" trigger={<Button icon="info">About</Button>}>
      Requests that were answered from cache, of all requests. Errors count as misses.
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'About' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'About this figure' })).toBeVisible())
  },
}
