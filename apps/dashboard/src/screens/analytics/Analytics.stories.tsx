import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../ScreenStory.tsx'

const meta = {
  title: 'Screens/Analytics',
  component: ScreenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/analytics' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Delivery: Story = {}
export const Midtier: Story = { args: { path: '/300/analytics?tab=midtier' } }
export const Filtered: Story = {
  args: { path: '/300/analytics?is.countrycode=ES&not.response=404&site=www.auroramedia.example' },
}
export const ProviderDown: Story = { parameters: { scenario: 'hostile' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
