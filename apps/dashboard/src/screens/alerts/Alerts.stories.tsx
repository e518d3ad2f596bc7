import type { Meta, StoryObj } from '@storybook/react-vite'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { limits } from './limits.tsx'

const meta = {
  title: 'Screens/Alerts',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/alerts' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Form: Story = { tags: ['picture'], args: { path: '/user/alerts?open=1' } }
export const History: Story = { args: { path: '/user/alerts?open=1&panel=history' } }
export const Spanish: Story = { globals: { locale: 'es' } }
/** A user who may see the limits but not change them. */
export const ReadOnly: Story = { args: { persona: 'config' } }

const states = resourceStories(limits, '/user/alerts')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Stale = states.stale
export const Recovers = states.recovers
