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
/** What needs attention while passwords are being tried. */
export const CredentialStuffing: Story = { globals: { scenario: 'stuffing' } }
/** What needs attention after a bad deployment. */
export const BadDeployment: Story = { globals: { scenario: 'baddeploy' } }
/** What needs attention while an origin does not respond. */
export const OriginDown: Story = { globals: { scenario: 'origindown' } }
/** A company that never deployed a configuration. */
export const NothingDeployed: Story = { tags: ['picture'], globals: { scenario: 'empty' } }
/** Before the first answers. */
export const Loading: Story = { args: { mishap: 'never' }, parameters: { picture: { showsWaiting: true } } }
/** The provider refuses every source. */
export const Forbidden: Story = { args: { mishap: 'refused' } }
/** The provider answers every source with an error. */
export const ServerError: Story = { args: { mishap: 'broken' } }
/** The provider cannot be reached. */
export const Unreachable: Story = { args: { mishap: 'unreachable' } }
/** The provider has answered with a page instead of data. */
export const UnexpectedAnswer: Story = { args: { mishap: 'html' } }
/** On a phone. */
export const Phone: Story = { args: { width: 358 } }
