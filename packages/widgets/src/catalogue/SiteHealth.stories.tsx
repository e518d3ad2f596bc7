import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowStory } from './rowStory.ts'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = {
  title: 'Widgets/Catalogue/Site health',
  component: StoryWidget,
  args: { code: 'home.sites' },
}
export default meta
type Story = StoryObj<typeof StoryWidget>

export const Ready = rowStory('home.sites')
export const BadDeployment: Story = { tags: ['picture'], globals: { scenario: 'baddeploy' } }
export const OriginDown: Story = { globals: { scenario: 'origindown' } }
export const NoTraffic: Story = { globals: { scenario: 'empty' } }
export const ManySites: Story = { globals: { scenario: 'manysites' } }
export const Loading: Story = { args: { mishap: 'never' }, parameters: { picture: { showsWaiting: true } } }
export const Forbidden: Story = { args: { mishap: 'refused' } }
export const ServerError: Story = { args: { mishap: 'broken' } }
export const UnexpectedAnswer: Story = { args: { mishap: 'html' } }
export const Phone: Story = { args: { width: 358 } }
