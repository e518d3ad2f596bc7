import type { Meta, StoryObj } from '@storybook/react-vite'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { invoices } from './invoices.tsx'

const meta = {
  title: 'Screens/Invoices',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/invoices' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Lines: Story = { args: { path: '/user/invoices?open=302605' } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const HostileNames: Story = { args: { path: '/user/invoices?open=302605' }, globals: { scenario: 'hostile' } }

const states = resourceStories(invoices, '/user/invoices')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Stale = states.stale
export const Recovers = states.recovers
