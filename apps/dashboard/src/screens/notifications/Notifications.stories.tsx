import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { received } from './received.tsx'

const meta = {
  title: 'Screens/Notifications',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/notifications' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Received: Story = {}
export const Channels: Story = { tags: ['picture'], args: { path: '/user/notifications?view=channels' } }
export const ChannelsOnPhone: Story = { ...Channels, tags: [], globals: { viewport: { value: 'phone' } } }
/** A channel that also goes to groups is turned off for them too, after a question. */
export const TurnOffForGroups: Story = {
  ...Channels,
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('row', { name: /^Certificates/ })
    await userEvent.click(await within(row).findByRole('switch', { name: 'Email' }))
    await screen.findByRole('alertdialog')
  },
}
export const ChannelsInSpanish: Story = { ...Channels, tags: [], globals: { locale: 'es' } }
export const Message: Story = { args: { path: '/user/notifications?open=1' } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const HostileNames: Story = { globals: { scenario: 'hostile' } }

const states = resourceStories(received, '/user/notifications')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Partial = states.partial
export const Stale = states.stale
export const Recovers = states.recovers
