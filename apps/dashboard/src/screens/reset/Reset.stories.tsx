import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { PublicStory } from '../../shared/auth/PublicStory.tsx'
import { ResetScreen } from './ResetScreen.tsx'

const meta = {
  title: 'Screens/Reset password',
  component: PublicStory,
  parameters: { layout: 'fullscreen' },
  args: { children: <ResetScreen /> },
} satisfies Meta<typeof PublicStory>
export default meta
type Story = StoryObj<typeof meta>

export const NotFilledIn: Story = {}
export const Sent: Story = {
  tags: ['picture'],
  args: { username: 'admin' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }))
    await screen.findByRole('heading', { name: 'Check your email' })
  },
}
