import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { PublicStory } from '../../shared/auth/PublicStory.tsx'
import { PasswordScreen } from './PasswordScreen.tsx'

const meta = {
  title: 'Screens/New password',
  component: PublicStory,
  parameters: { layout: 'fullscreen' },
  args: { params: { uuid: 'unknown' }, children: <PasswordScreen /> },
} satisfies Meta<typeof PublicStory>
export default meta
type Story = StoryObj<typeof meta>

const type =
  (password: string, repeat: string): Story['play'] =>
  async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.type(await screen.findByLabelText('New password'), password)
    await userEvent.type(screen.getByLabelText('Repeat the new password'), repeat)
    await userEvent.click(screen.getByRole('button', { name: 'Save the password' }))
  }

export const NotFilledIn: Story = {}
export const TooShortAndDifferent: Story = { tags: ['picture'], play: type('short', 'shorter') }
export const LinkGone: Story = {
  play: async (context) => {
    await type('Correct horse battery 9', 'Correct horse battery 9')?.(context)
    await within(context.canvasElement).findByRole('heading', { name: 'This link no longer works' })
  },
}
