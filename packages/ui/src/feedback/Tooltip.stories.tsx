import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

/**
 * A short text about an element that already has a name.
 *
 * Keyboard: Keyboard focus shows it at once; Escape or moving focus hides it.
 *
 * Screen readers: The text is the element's description; the visible tooltip is hidden.
 */
const meta: Meta<typeof Tooltip> = {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: { text: 'Shows the last 24 hours, and keeps moving', children: <Button>Last 24 h</Button> },
  decorators: [(Shown) => <div style={{ padding: 64, display: 'grid', placeItems: 'center' }}>{Shown()}</div>],
}
export default meta
type Story = StoryObj<typeof Tooltip>

/** Before the pointer or the focus is on it. */
export const Closed: Story = {}

/** The text is shown on hover and on focus. */
export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const anchor = within(canvasElement).getByRole('button')
    await expect(anchor).toHaveAccessibleDescription()
    await userEvent.hover(anchor)
    await waitFor(() => expect(canvasElement.querySelector('[popover]')).toBeVisible())
    const middleOf = (element: Element | null) => {
      const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {}
      return left + width / 2
    }
    await expect(Math.abs(middleOf(canvasElement.querySelector('[popover]')) - middleOf(anchor))).toBeLessThan(2)
  },
}

/** A text of several lines. */
export const LongText: Story = {
  args: {
    text: 'Above ten sites the page starts with fifteen minutes, because a longer range over many sites takes the provider more than ten seconds to answer.',
  },
  play: Open.play,
}

/** From right to left. */
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
