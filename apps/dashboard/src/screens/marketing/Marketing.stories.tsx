import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Service',
  component: ScreenStory,
  // A page of documentation would run every screen at once.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/company/services/staging' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** The company has it, the role does not include it. */
export const NotActive: Story = { tags: ['picture'], args: { persona: 'viewer' } }
export const NotHired: Story = { globals: { scenario: 'unhired' } }
export const Hired: Story = { args: { path: '/300/company/services/stats' } }
export const Newcomer: Story = { args: { path: '/company/services/waf', persona: 'newcomer' } }
export const Unknown: Story = { args: { path: '/300/company/services/teleport' } }
export const Phone: Story = { args: { persona: 'viewer' }, globals: { viewport: { value: 'phone' } } }
