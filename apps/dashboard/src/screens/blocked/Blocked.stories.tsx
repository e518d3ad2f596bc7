import { lists } from '@parapet/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Answered, resourceStories, unreadable } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { blocked } from './blocked.tsx'

const meta = {
  title: 'Screens/Blocked addresses',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/blocked' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const patient = { timeout: 10_000 }

export const List: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** A network that is not on the internet, and one that is everybody, need a tick. */
export const Form: Story = {
  args: { path: '/300/blocked?open=new' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', undefined, patient))
    const field = await drawer.findByRole('textbox', { name: /^(Address|Dirección)/ }, patient)
    await userEvent.type(field, '10.0.0.0/8')
    await expect(await drawer.findByRole('checkbox', { name: /10\.0\.0\.0\/8/ })).not.toBeChecked()
    await userEvent.clear(field)
    await userEvent.type(field, '0.0.0.0/0')
    await expect(await drawer.findByRole('checkbox', { name: /0\.0\.0\.0\/0/ })).not.toBeChecked()
  },
}
/** What is known of a blocked address. */
export const About: Story = {
  tags: ['picture'],
  args: { path: '/300/blocked?open=blacklist-198.51.100.23' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', undefined, patient))
    await expect(await drawer.findByRole('button', { name: /^(Release|Liberar)$/ }, patient)).toBeVisible()
  },
}
export const NothingFound: Story = { args: { path: '/300/blocked?q=nothing' } }

const states = resourceStories(blocked, '/300/blocked')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const NotHired = states.notHired
export const Forbidden = states.forbidden
export const Failed = states.failed
/** A row that cannot be read is left out, and counted. */
export const Partial: Story = {
  render: (args) => <Answered {...args} call={lists.blocked} answers={[unreadable]} />,
  play: async () => {
    await expect(await screen.findByText(/could not be read/, undefined, { timeout: 10_000 })).toBeVisible()
  },
}
export const Stale = states.stale
export const Recovers = states.recovers
