import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { consumption } from './consumption.tsx'

const meta = {
  title: 'Screens/My consumption',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/my-consumption' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const RunningMonth: Story = { tags: ['picture'] }
export const PastMonth: Story = { args: { path: '/user/my-consumption?month=2026-05' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Spanish: Story = { globals: { locale: 'es' } }

/** How the figures are made. */
export const Explained: Story = {
  play: async () => {
    const patient = { timeout: 10_000 }
    const name = /^(How these figures are made|Cómo se obtienen estas cifras)$/
    await userEvent.click(await screen.findByRole('button', { name }, patient))
    const about = within(await screen.findByRole('dialog', { name }, patient))
    await expect(await about.findByText(/^(Included|Incluido):/, undefined, patient)).toBeVisible()
    await expect(about.getByText(/^curl -X GET 'http.*\$TOKEN/s)).toBeVisible()
  },
}

const states = resourceStories(consumption, '/user/my-consumption')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Stale = states.stale
export const Recovers = states.recovers
