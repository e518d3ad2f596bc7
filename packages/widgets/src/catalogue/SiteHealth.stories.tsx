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
/** The health of sites after a bad deployment. */
export const BadDeployment: Story = { tags: ['picture'], globals: { scenario: 'baddeploy' } }
/** The health of sites while an origin does not respond. */
export const OriginDown: Story = { globals: { scenario: 'origindown' } }
/** Sites without traffic have no verdict. */
export const NoTraffic: Story = { globals: { scenario: 'empty' } }
/** Of many sites only those with the most errors are judged, and it says so. */
export const ManySites: Story = { globals: { scenario: 'manysites' } }
/** Before the first answers. */
export const Loading: Story = { args: { mishap: 'never' }, parameters: { picture: { showsWaiting: true } } }
/** The provider refuses the reader. */
export const Forbidden: Story = { args: { mishap: 'refused' } }
/** The provider has answered with an error. */
export const ServerError: Story = { args: { mishap: 'broken' } }
/** The provider has answered with a page instead of data. */
export const UnexpectedAnswer: Story = { args: { mishap: 'html' } }
/** On a phone. */
export const Phone: Story = { args: { width: 358 } }
