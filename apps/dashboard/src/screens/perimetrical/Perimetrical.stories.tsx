import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { apiProtection } from './apiProtection.tsx'
import { underAttack } from './underAttack.tsx'

const meta = {
  title: 'Screens/Perimetrical',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/perimetrical' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { tags: ['picture'] }
export const OverviewPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const UnderAttack: Story = { tags: ['picture'], args: { path: '/perimetrical?tab=underAttack' } }
export const UnderAttackPhone: Story = {
  args: { path: '/perimetrical?tab=underAttack' },
  globals: { viewport: { value: 'phone' } },
}
/** Before it is turned on: what it does, costs and exempts, and what it would hold back. */
export const UnderAttackQuestion: Story = {
  ...UnderAttack,
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const name = 'Under attack mode for www.auroramedia.example'
    await userEvent.click(await within(canvasElement).findByRole('switch', { name }, { timeout: 10_000 }))
    await within(await screen.findByRole('alertdialog')).findByText(/would have been held back/)
  },
}
/** Turning on all sites that are left asks for their number. */
export const UnderAttackRest: Story = {
  ...UnderAttack,
  tags: [],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = 'Under attack mode for www.auroramedia.example'
    await userEvent.click(await canvas.findByRole('switch', { name }, { timeout: 10_000 }))
    await within(await screen.findByRole('alertdialog')).findByText(/would have been held back/)
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on for 1 site' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 10_000 })
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on for 7 sites…' }))
    await screen.findByRole('textbox', { name: /Type 7/ })
  },
}
export const ApiProtection: Story = { args: { path: '/perimetrical?tab=apiProtection' } }
export const ApiProtectionForm: Story = { args: { path: '/perimetrical?tab=apiProtection&open=new' } }
/** What the rule would stop, beside its fields. */
export const ApiProtectionPreview: Story = {
  args: { path: '/perimetrical?tab=apiProtection&open=new' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }))
    await userEvent.click(await drawer.findByRole('combobox', { name: /^Site/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'www.auroramedia.example' }))
    await userEvent.type(drawer.getByRole('spinbutton', { name: /^Requests per minute/ }), '20')
    await drawer.findByText(/of .* requests \(/)
  },
}
/** The service that a company has not hired: what it does, and two mails. */
export const ApiProtectionNotHired: Story = {
  args: { path: '/perimetrical?tab=apiProtection', persona: 'viewer' },
}

const states = resourceStories(apiProtection, '/perimetrical?tab=apiProtection')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Stale = states.stale
export const Recovers = states.recovers

const attack = resourceStories(underAttack, '/perimetrical?tab=underAttack')
export const AttackFirstLoad = attack.firstLoad
export const AttackSlow = attack.slow
export const AttackRefreshing = attack.refreshing
export const AttackEmpty = attack.empty
export const AttackFailed = attack.failed
export const AttackForbidden = attack.forbidden
export const AttackStale = attack.stale
export const AttackRecovers = attack.recovers
