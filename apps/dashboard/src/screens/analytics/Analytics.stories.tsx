import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Analytics',
  component: ScreenStory,
  // A page of documentation would run every screen at once.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/analytics' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Delivery: Story = { tags: ['canary'] }
export const Midtier: Story = { args: { path: '/300/analytics?tab=midtier' } }
export const Filtered: Story = {
  args: { path: '/300/analytics?is.countrycode=ES&not.response=404&site=www.auroramedia.example' },
}
/** Names that try to be markup, formulas and endless words. */
export const HostileNames: Story = { globals: { scenario: 'hostile' } }
/** A tenth of every histogram is missing. */
export const Gaps: Story = { globals: { scenario: 'partial' } }
export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } }
