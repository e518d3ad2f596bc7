import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { ipLists } from './ipLists.tsx'

const meta = {
  title: 'Screens/IP lists',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/iplists' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const patient = { timeout: 10_000 }

export const List: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Form: Story = { tags: ['picture'], args: { path: '/300/iplists?open=new' } }
/** Pasted lines show what they become, and very wide networks need a tick. */
export const PastedLines: Story = {
  args: { path: '/300/iplists?open=new' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', undefined, patient))
    await userEvent.click(await drawer.findByRole('textbox', { name: /^(Addresses|Direcciones)/ }, patient))
    await userEvent.paste(
      '192.168.1.5/24 # only this host\n::ffff:203.0.113.7\n; comment\n203.0.113.1-203.0.113.20\n203.0.113.8\u200b\noffice\n2000::/3',
    )
    await expect(await drawer.findByRole('button', { name: /1: .*192\.168\.1\.0\/24: 256/ })).toBeVisible()
    await expect(drawer.getByRole('checkbox', { name: /2000::\/3/ })).not.toBeChecked()
  },
}
export const History: Story = { args: { path: '/300/iplists?open=5&panel=history' } }
export const NothingFound: Story = { args: { path: '/300/iplists?q=nothing' } }

const states = resourceStories(ipLists, '/300/iplists')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const NotHired = states.notHired
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Partial = states.partial
export const Stale = states.stale
