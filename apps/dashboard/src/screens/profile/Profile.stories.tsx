import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Profile',
  component: ScreenStory,
  // A page of documentation would run every screen at once.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/profile' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const PersonalData: Story = { tags: ['picture'] }
export const Security: Story = { tags: ['picture'], args: { path: '/user/profile?section=security' } }
export const Preferences: Story = { tags: ['picture'], args: { path: '/user/profile?section=preferences' } }
export const ThemeClinic: Story = { args: { path: '/user/profile?section=theme', persona: 'staff' } }
export const WeakPassword: Story = { args: { path: '/user/profile?section=security', persona: 'weak' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const PasswordProblems: Story = {
  args: { path: '/user/profile?section=security' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Change password|Cambiar contraseña)/ }, { timeout: 15_000 }),
    )
  },
}

export const TwoFactorSetup: Story = {
  args: { path: '/user/profile?section=security' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole(
        'button',
        { name: /^(Set up two-factor|Configurar la autenticación)/ },
        { timeout: 15_000 },
      ),
    )
    await canvas.findByRole('img', { name: /QR/ })
  },
}
