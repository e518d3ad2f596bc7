import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../../story/ScreenStory.tsx'

const meta = {
  title: 'Screens/IP lists',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/iplists' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Form: Story = { tags: ['picture'], args: { path: '/300/iplists?open=new' } }
export const History: Story = { args: { path: '/300/iplists?open=5&panel=history' } }
export const NothingFound: Story = { args: { path: '/300/iplists?q=nothing' } }
export const Empty: Story = { globals: { scenario: 'empty' } }
