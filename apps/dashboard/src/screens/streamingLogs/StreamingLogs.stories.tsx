import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../../story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Streaming logs',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/streaming-logs' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Addresses: Story = {}
export const NewAddress: Story = { args: { path: '/300/streaming-logs?open=new' } }
export const Connect: Story = { tags: ['picture'], args: { path: '/300/streaming-logs?view=connect' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = { globals: { scenario: 'empty' } }
