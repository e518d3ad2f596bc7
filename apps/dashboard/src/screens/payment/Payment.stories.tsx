import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../../story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Payment',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/payment' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const HostileNames: Story = { globals: { scenario: 'hostile' } }
