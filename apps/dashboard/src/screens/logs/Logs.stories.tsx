import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../../story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Basic logs',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/logs' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Destinations: Story = { tags: ['picture'] }
export const Form: Story = { args: { path: '/300/logs?open=new' } }
export const Connection: Story = { args: { path: '/300/logs?open=1&panel=connection' } }
export const LineFormat: Story = { args: { path: '/300/logs?view=format' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = { globals: { scenario: 'empty' } }
