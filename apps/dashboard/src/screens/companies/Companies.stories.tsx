import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { fleet } from './fleet.tsx'

const meta = {
  title: 'Screens/Companies',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/companies', persona: 'dealer' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** The five clients of a dealer, each with the verdict on its last hour. */
export const Dealer: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Companies' }, { timeout: 8000 })
    await waitFor(
      () =>
        expect(within(table).getAllByText(/^(Healthy|Degraded|Failing|Insufficient data)/, undefined)).toHaveLength(5),
      { timeout: 10_000 },
    )
  },
}
export const Staff: Story = { args: { persona: 'staff' } }
/** A company that is attacked stands first. */
export const Attacked: Story = {
  args: { persona: 'staff' },
  globals: { scenario: 'stuffing' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByText(/^(Failing|Degraded) · /, undefined, { timeout: 10_000 })
    const [, first] = await canvas.findAllByRole('row')
    await expect(first).toHaveTextContent(/^Aurora Media/)
  },
}
/** The form of a new company, with a name missing. */
export const NewCompany: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New company' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New company' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Create the company' }))
    await dialog.findByText('Enter a name.')
  },
}
/** What comes after a company was created. */
export const CompanyCreated: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New company' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New company' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Radio Alba')
    await userEvent.click(dialog.getByRole('button', { name: 'Create the company' }))
    const made = within(await screen.findByRole('dialog', { name: 'Radio Alba was created' }))
    await made.findByRole('link', { name: 'Invite its first user' })
    await made.findByText('Standard')
  },
}
/** Calls that fail now and then leave dashes in their cells. */
export const SomeCellsUnknown: Story = { globals: { scenario: 'flaky' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Spanish: Story = { globals: { locale: 'es' } }

const states = resourceStories(fleet, '/companies')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Stale = states.stale
export const Recovers = states.recovers
