import type { Meta, StoryObj } from '@storybook/react-vite'
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
export const MayNotManage: Story = { args: { path: '/company/services', persona: 'viewer' } }
export const NothingHired: Story = { args: { path: '/company/services', persona: 'newcomer' } }
export const Dealer: Story = { args: { path: '/company/services', persona: 'dealer' } }
export const NothingFound: Story = { args: { path: '/300/company/services?q=teleport' } }
export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } }
