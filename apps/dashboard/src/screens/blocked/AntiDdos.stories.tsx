import { lists } from '@parapet/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Answered, resourceStories, unreadable } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { antiDdosDays } from './antiDdos.tsx'

const meta = {
  title: 'Screens/Blocked addresses/Anti-DDoS history',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/blocked?view=ddos' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { tags: ['picture'] }

const states = resourceStories(antiDdosDays, '/300/blocked?view=ddos')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const NotHired = states.notHired
export const Forbidden = states.forbidden
export const Failed = states.failed
/** A row that cannot be read is left out, and counted. */
export const Partial: Story = {
  render: (args) => <Answered {...args} call={lists.antiDdosHistory} answers={[unreadable]} />,
  play: async () => {
    await expect(await screen.findByText(/could not be read/, undefined, { timeout: 10_000 })).toBeVisible()
  },
}
export const Stale = states.stale
export const Recovers = states.recovers
