import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type NoticeStorage, RememberedNotice } from './RememberedNotice.tsx'

function createStorage(): NoticeStorage {
  const items = new Map<string, string>()
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) }
}

/**
 * A notice that is not shown again after it was dismissed.
 *
 * Keyboard: Dismissing moves focus to the next focusable element after the notice.
 *
 * Screen readers: Plain text with a dismiss button.
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

export const New: Story = {
  tags: ['picture'],
  render: (args) => <RememberedNotice {...args} memory={createStorage()} />,
}
export const Dismissed: Story = {
  render: (args) => <RememberedNotice {...args} memory={createStorage()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByText('Analytics answers faster')).toBeNull()
  },
}
