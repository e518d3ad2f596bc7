import type { Meta, StoryObj } from '@storybook/react-vite'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { savedViews } from './savedViews.tsx'

const meta = {
  title: 'Screens/Saved views',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/views?whose=company' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const OfTheCompany: Story = { tags: ['picture'] }
export const Mine: Story = { args: { path: '/300/views' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** A member who is no administrator sees why others' views are locked. */
export const Member: Story = { args: { persona: 'viewer', path: '/300/views?whose=company&open=900' } }
export const EditView: Story = { args: { path: '/300/views?whose=company&open=900' } }
export const EditNote: Story = { args: { path: '/300/views?whose=company&open=904' } }
export const NothingSaved: Story = { args: { persona: 'viewer', path: '/300/views' } }
/** Names that try to be markup and formulas. */
export const HostileNames: Story = { globals: { scenario: 'hostile' } }
export const Spanish: Story = { globals: { locale: 'es' } }

const states = resourceStories(savedViews.company, '/300/views?whose=company')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Stale = states.stale
export const Recovers = states.recovers
