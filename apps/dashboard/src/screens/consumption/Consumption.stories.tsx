import type { Meta, StoryObj } from '@storybook/react-vite'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { consumption } from './consumption.tsx'

const meta = {
  title: 'Screens/My consumption',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/my-consumption' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const RunningMonth: Story = { tags: ['picture'] }
export const PastMonth: Story = { args: { path: '/user/my-consumption?month=2026-05' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Spanish: Story = { globals: { locale: 'es' } }

const states = resourceStories(consumption, '/user/my-consumption')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Stale = states.stale
