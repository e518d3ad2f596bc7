import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Home',
  component: ScreenStory,
  // A page of documentation would run every screen at once.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Admin: Story = { tags: ['canary'] }
export const Viewer: Story = { args: { persona: 'viewer' } }
/** A user without traffic permission. */
export const Config: Story = { args: { persona: 'config' } }
export const Dealer: Story = { tags: ['picture'], args: { path: '/', persona: 'dealer' } }
export const FirstRun: Story = { tags: ['picture'], args: { path: '/', persona: 'newcomer' } }
export const WeakPassword: Story = { args: { path: '/', persona: 'weak' } }
/** Names that try to be markup, formulas and endless words. */
export const HostileNames: Story = { globals: { scenario: 'hostile' } }
/** A tenth of every histogram is missing. */
export const Gaps: Story = { globals: { scenario: 'partial' } }
export const NoTraffic: Story = { globals: { scenario: 'empty' } }
export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
const patient = { timeout: 10_000 }
/** How a figure is made: by its menu, or by the key I within the widget. */
export const Explained: Story = {
  tags: ['picture'],
  play: async () => {
    const title = await screen.findByRole('heading', { name: /^(Hit ratio|Tasa de aciertos)$/ }, patient)
    title.focus()
    await userEvent.keyboard('i')
    const about = within(await screen.findByRole('dialog', { name: /^(About this figure|Sobre esta cifra)$/ }, patient))
    await expect(
      await about.findByText(/^GET .*\/statistics\/:company\/delivery\/historic\/histogram\/$/, undefined, patient),
    ).toBeVisible()
    await expect(about.getByText(/^curl -X GET 'http.*\$TOKEN/s)).toBeVisible()
  },
}
/** A link to the health of the sites. */
export const AtTheSites: Story = {
  args: { path: '/300#sites' },
  play: async () => {
    const title = await screen.findByRole('heading', { name: /^(Health of sites|Estado de los sitios)$/ }, patient)
    await waitFor(() => expect(title).toHaveFocus(), patient)
  },
}
/** On a wall: the board alone. */
export const Wall: Story = { args: { path: '/300?wall=1' } }
export const WallAsleep: Story = { args: { path: '/300?wall=1&sleep=0-23' } }
