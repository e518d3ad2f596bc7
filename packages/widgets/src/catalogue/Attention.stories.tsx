import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowStory } from './rowStory.ts'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = {
  title: 'Widgets/Catalogue/Attention',
  component: StoryWidget,
  args: { code: 'home.attention' },
}
export default meta
type Story = StoryObj<typeof StoryWidget>

export const Ready: Story = { tags: ['picture'], ...rowStory('home.attention') }
export const CredentialStuffing: Story = { globals: { scenario: 'stuffing' } }
export const BadDeployment: Story = { globals: { scenario: 'baddeploy' } }
export const OriginDown: Story = { globals: { scenario: 'origindown' } }
export const NothingDeployed: Story = { tags: ['picture'], globals: { scenario: 'empty' } }
export const Loading: Story = { args: { mishap: 'never' }, parameters: { picture: { showsWaiting: true } } }
export const Forbidden: Story = { args: { mishap: 'refused' } }
export const ServerError: Story = { args: { mishap: 'broken' } }
export const Unreachable: Story = { args: { mishap: 'unreachable' } }
export const UnexpectedAnswer: Story = { args: { mishap: 'html' } }
export const Phone: Story = { args: { width: 358 } }
