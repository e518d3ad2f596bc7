import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { auditList } from './auditList.tsx'

const meta = {
  title: 'Screens/Audit log',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/audit' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const patient = { timeout: 10_000 }

export const List: Story = { tags: ['canary'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** Who purged: the provider filters by person, the page by kind of object. */
export const Purges: Story = {
  args: { path: '/300/audit?range=1M&f.kind=purge' },
  play: async () => {
    const table = within(await screen.findByRole('table', { name: /^(Audit log|Registro de cambios)$/ }, patient))
    const [first] = await table.findAllByRole('link', { name: /https:/ }, patient)
    await expect(first).toBeVisible()
  },
}
/** The roles of a user by name, before and after. */
export const Change: Story = {
  tags: ['picture'],
  args: { path: '/300/audit?range=1M&f.kind=user' },
  play: async () => {
    const table = within(await screen.findByRole('table', { name: /^(Audit log|Registro de cambios)$/ }, patient))
    const [first] = await table.findAllByRole('link', undefined, patient)
    if (first) await userEvent.click(first)
    const drawer = within(await screen.findByRole('dialog', undefined, patient))
    await expect(await drawer.findByText(/Roles/, undefined, patient)).toBeVisible()
  },
}
export const NothingFound: Story = { args: { path: '/300/audit?q=nothing' } }

const states = resourceStories(auditList, '/300/audit')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Partial = states.partial
export const Stale = states.stale
export const Recovers = states.recovers
