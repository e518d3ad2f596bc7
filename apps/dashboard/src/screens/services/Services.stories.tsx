import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Company services',
  component: ScreenStory,
  // A page of documentation would run every screen at once.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/company/services' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Admin: Story = { tags: ['picture'] }
const ask =
  (name: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', { name })
    if (button) await userEvent.click(button)
  }
/** What stops with a service is said before. */
export const Deactivate: Story = {
  play: async (context) => {
    await ask(/^Deactivate IP lists/)?.(context)
    await screen.findByText('What stops')
  },
}
/** The price list tells the price, or sales will. */
export const Activate: Story = {
  args: { path: '/company/services', persona: 'newcomer' },
  play: async (context) => {
    await ask(/^Activate /)?.(context)
    await screen.findByText(/price list/i)
  },
}
export const MayNotManage: Story = { args: { path: '/company/services', persona: 'viewer' } }
export const NothingHired: Story = { args: { path: '/company/services', persona: 'newcomer' } }
export const Dealer: Story = { args: { path: '/company/services', persona: 'dealer' } }
export const NothingFound: Story = { args: { path: '/300/company/services?q=teleport' } }
export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } }
