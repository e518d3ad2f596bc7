import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Inline } from '../layout/Flow.tsx'
import { Button, ButtonGroup, IconButton } from './Button.tsx'

/**
 * A button with only an icon; the label is required.
 *
 * Keyboard: Enter and Space activate it. Focus shows the label as a tooltip, Escape hides it.
 *
 * Screen readers: The label is the name; the tooltip and the icon are hidden. A button group has its own name.
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
export const Primary: Story = { args: { tone: 'primary', icon: 'plus', label: 'Add widget' } }
export const Danger: Story = { args: { tone: 'danger', icon: 'trash', label: 'Remove' } }
export const Small: Story = { args: { size: 's', icon: 'more', label: 'More' } }
export const Busy: Story = { args: { busy: true }, parameters: { picture: { showsWaiting: true } } }
export const Pressed: Story = { args: { 'aria-pressed': true, icon: 'eye', label: 'Show' } }
export const Disabled: Story = { args: { disabledReason: 'There is nothing to refresh' } }

export const Group: Story = {
  tags: ['picture'],
  render: () => (
    <Inline gap={4}>
      <ButtonGroup label="Range">
        <IconButton tone="secondary" icon="chevronLeft" label="Earlier" />
        <Button icon="calendar">Last 24 h</Button>
        <IconButton tone="secondary" icon="chevronRight" label="Later" disabledReason="The range ends now" />
      </ButtonGroup>
      <ButtonGroup label="View">
        <Button aria-pressed="true">Day</Button>
        <Button>Week</Button>
        <Button>Month</Button>
      </ButtonGroup>
    </Inline>
  ),
}
