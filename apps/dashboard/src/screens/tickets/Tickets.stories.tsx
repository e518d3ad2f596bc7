import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { tickets } from './tickets.tsx'

const meta = {
  title: 'Screens/Tickets',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/tickets' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Form: Story = { args: { path: '/300/tickets?open=new' } }
export const Conversation: Story = { tags: ['picture'], args: { path: '/300/tickets?open=4201' } }
/** Code, links and a file; changes in words. */
export const Formatted: Story = { tags: ['picture'], args: { path: '/300/tickets?open=4200' } }
/** Support sees its private note, marked. */
export const PrivateNote: Story = { args: { path: '/300/tickets?open=4200', persona: 'staff' } }
export const Watchers: Story = { args: { path: '/300/tickets?open=4201&panel=watchers' } }
export const Gone: Story = { args: { path: '/300/tickets?open=1' } }
/** Subjects that try to be markup and formulas. */
export const HostileSubjects: Story = { args: { path: '/300/tickets?open=4200' }, globals: { scenario: 'hostile' } }
export const Spanish: Story = { globals: { locale: 'es' } }

/** A template asks the questions; the preview shows what will be read. */
export const Composed: Story = {
  tags: ['picture'],
  args: { path: '/300/tickets?open=new' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('combobox', { name: 'Template' }, { timeout: 15_000 }))
    await userEvent.click(await body.findByRole('option', { name: 'Errors on a site' }))
    await userEvent.click(body.getByRole('button', { name: 'Preview' }))
    await expect(await body.findByRole('heading', { name: 'Preview' })).toBeVisible()
  },
}

const states = resourceStories(tickets, '/300/tickets')
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
