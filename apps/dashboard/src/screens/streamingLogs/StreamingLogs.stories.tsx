import type { Meta, StoryObj } from '@storybook/react-vite'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { streamingIps } from './streamingIps.tsx'

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

const states = resourceStories(streamingIps, '/300/streaming-logs')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const NotHired = states.notHired
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Partial = states.partial
export const Stale = states.stale
export const Recovers = states.recovers
