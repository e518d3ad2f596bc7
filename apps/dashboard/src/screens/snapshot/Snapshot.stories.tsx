import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Snapshot',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/snapshot/300-900' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Expired: Story = { args: { path: '/300/snapshot/300-903' } }
export const Unknown: Story = { args: { path: '/300/snapshot/300-1' } }
/** A user who may not open the page of the view. */
export const NotUsable: Story = { args: { persona: 'viewer' } }
/** A user of another company. */
export const Foreign: Story = { args: { persona: 'dealer', path: '/410/snapshot/1-901' } }
export const Spanish: Story = { globals: { locale: 'es' } }
