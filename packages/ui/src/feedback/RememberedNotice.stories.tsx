import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Memory, RememberedNotice } from './RememberedNotice.tsx'

function remembering(): Memory {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

/**
 * A notice that stays away once it was dismissed, on this device or wherever the caller keeps it.
 *
 * Keyboard: The cross is a button of its own; after it the focus goes on from where the notice was.
 *
 * Screen readers: Plain text in its place; the cross says that it dismisses. Nothing is announced when it stays away.
 */
const meta: Meta<typeof RememberedNotice> = {
  title: 'UI/Remembered notice',
  component: RememberedNotice,
  args: {
    id: 'new-analytics',
    tone: 'info',
    title: 'Analytics answers faster',
    children: 'Ranges up to a day come in under a second.',
  },
}
export default meta
type Story = StoryObj<typeof RememberedNotice>

export const New: Story = { render: (args) => <RememberedNotice {...args} memory={remembering()} /> }
export const Dismissed: Story = {
  render: (args) => <RememberedNotice {...args} memory={remembering()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByText('Analytics answers faster')).toBeNull()
  },
}
