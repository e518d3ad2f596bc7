import type { Meta, StoryObj } from '@storybook/react-vite'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { safeRoutes } from './safeRoutes.tsx'

const meta = {
  title: 'Screens/Safe routes',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/saferoutes' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Form: Story = { tags: ['picture'], args: { path: '/300/saferoutes?open=new' } }
export const Uses: Story = { args: { path: '/300/saferoutes?open=5&panel=uses' } }
export const History: Story = { args: { path: '/300/saferoutes?open=5&panel=history' } }
export const NothingFound: Story = { args: { path: '/300/saferoutes?q=nothing' } }

const states = resourceStories(safeRoutes, '/300/saferoutes')
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
