import type { Meta, StoryObj } from '@storybook/react-vite'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { logDestinations } from './logDestinations.tsx'

const meta = {
  title: 'Screens/Basic logs',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/logs' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Destinations: Story = { tags: ['picture'] }
export const Form: Story = { args: { path: '/300/logs?open=new' } }
export const Connection: Story = { args: { path: '/300/logs?open=1&panel=connection' } }
export const LineFormat: Story = { args: { path: '/300/logs?view=format' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

const states = resourceStories(logDestinations, '/300/logs')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const NotHired = states.notHired
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Stale = states.stale
export const Recovers = states.recovers
