import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../ScreenStory.tsx'

const meta = {
  title: 'Screens/Home',
  component: ScreenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/300' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Admin: Story = {}
export const Viewer: Story = { args: { persona: 'viewer' } }
export const Dealer: Story = { args: { path: '/', persona: 'dealer' } }
export const FirstRun: Story = { args: { path: '/', persona: 'newcomer' } }
export const WeakPassword: Story = { args: { path: '/', persona: 'weak' } }
/** Every answer is an error: each widget says so itself, and one banner speaks for all. */
export const ProviderDown: Story = { parameters: { scenario: 'hostile' } }
export const NoTraffic: Story = { parameters: { scenario: 'empty' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
