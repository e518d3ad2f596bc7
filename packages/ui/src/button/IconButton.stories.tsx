import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { IconButton } from './Button.tsx'

/**
 * A button with only an icon; the label is required.
 *
 * Keyboard: Enter and Space activate it. Focus shows the label as a tooltip, Escape hides it.
 *
 * Screen readers: The label is the name; the tooltip and the icon are hidden.
 */
const meta: Meta<typeof IconButton> = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { icon: 'refresh', label: 'Refresh now', onClick: fn() },
}
export default meta
type Story = StoryObj<typeof IconButton>

export const Quiet: Story = {}
export const Secondary: Story = { args: { tone: 'secondary' } }
export const Primary: Story = { tags: ['picture'], args: { tone: 'primary', icon: 'plus', label: 'Add widget' } }
export const Danger: Story = { args: { tone: 'danger', icon: 'trash', label: 'Remove' } }
export const Small: Story = { args: { size: 's', icon: 'more', label: 'More' } }
export const Busy: Story = { args: { busy: true }, parameters: { picture: { showsWaiting: true } } }
export const Pressed: Story = { args: { 'aria-pressed': true, icon: 'eye', label: 'Show' } }
export const Disabled: Story = { args: { disabledReason: 'There is nothing to refresh' } }
