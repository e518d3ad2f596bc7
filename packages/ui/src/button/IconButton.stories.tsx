import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Inline } from '../layout/Flow.tsx'
import { Button, ButtonGroup, IconButton } from './Button.tsx'

/**
 * A drawing that is pressed. Without a label it does not compile.
 *
 * Keyboard: As every button: Enter and Space. Focus shows the label as a tip, Escape hides it.
 *
 * Screen readers: The label is its name and the tip is not said twice; the drawing is silent. A group of buttons has a name of its
 * own.
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

/** Joined buttons. */
export const Group: Story = {
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
