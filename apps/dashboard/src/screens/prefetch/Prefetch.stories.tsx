import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../../story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Prefetch',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/prefetching' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = { globals: { scenario: 'empty' } }
