import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../../story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Invalidation',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/invalidation' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const ByAddress: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const ByTag: Story = { args: { path: '/300/invalidation?by=tag' } }
export const CacheStatus: Story = {
  args: { path: '/300/invalidation?by=status&url=https://www.auroramedia.example/portada' },
}
export const Effect: Story = { args: { path: '/300/invalidation?open=150000239' } }
export const NothingFound: Story = { args: { path: '/300/invalidation?q=nothing' } }
export const Empty: Story = { globals: { scenario: 'empty' } }
