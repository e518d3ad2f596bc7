import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Required two-factor',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/two-factor?redirect=/300/users', persona: 'viewer' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** The only page that opens before a required second factor is set up. */
export const SetUp: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await screen.findByRole('heading', { name: 'Set up two-factor authentication' }, { timeout: 15_000 })
    await screen.findByLabelText(/^Code from the app/)
    await expect(screen.queryByRole('navigation')).toBeNull()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** The user has it already. */
export const On: Story = {
  args: {
    api: {
      fetch: (address, init) =>
        String(address).endsWith('/users/twofactorauth')
          ? Promise.resolve(Response.json({ enabled: true, key_2fa: '', qr_img: '' }))
          : fetch(address, init),
    },
  },
}
export const Spanish: Story = { globals: { locale: 'es' } }
