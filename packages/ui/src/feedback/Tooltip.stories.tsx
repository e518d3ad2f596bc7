import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta: Meta<typeof Tooltip> = {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: { text: 'Shows the last 24 hours, and keeps moving', children: <Button>Last 24 h</Button> },
  decorators: [(Shown) => <div style={{ padding: 64, display: 'grid', placeItems: 'center' }}>{Shown()}</div>],
}
export default meta
type Story = StoryObj<typeof Tooltip>

export const Closed: Story = {}

export const OpenOnFocus: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    const tip = await within(canvasElement).findAllByText(args.text)
    await waitFor(() => expect(tip.length).toBeGreaterThan(0))
    await waitFor(() => expect(canvasElement.querySelector('[popover]')).not.toBeNull())
  },
}

export const LongText: Story = {
  args: {
    text: 'Above ten sites the page starts with fifteen minutes, because a longer range over many sites takes the provider more than ten seconds to answer.',
  },
  play: OpenOnFocus.play,
}
