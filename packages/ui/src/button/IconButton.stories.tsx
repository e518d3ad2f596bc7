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

/** The usual icon button, without a frame. */
export const Quiet: Story = {}
/** With a frame, beside other controls. */
export const Secondary: Story = { args: { tone: 'secondary' } }
/** The main action where there is no room for a text. */
export const Primary: Story = { tags: ['picture'], args: { tone: 'primary', icon: 'plus', label: 'Add widget' } }
/** An action that destroys something. */
export const Danger: Story = { args: { tone: 'danger', icon: 'trash', label: 'Remove' } }
/** In little space, such as in a row. */
export const Small: Story = { args: { size: 's', icon: 'more', label: 'More' } }
/** While its action runs it cannot be pressed again. */
export const Busy: Story = { args: { busy: true }, parameters: { picture: { showsWaiting: true } } }
/** A choice that is on. */
export const Pressed: Story = { args: { 'aria-pressed': true, icon: 'eye', label: 'Show' } }
/** It cannot be pressed now, and says why. */
export const Disabled: Story = { args: { disabledReason: 'There is nothing to refresh' } }
