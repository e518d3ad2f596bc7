import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = {
  title: 'Widgets/Catalogue/States',
  component: StoryWidget,
  args: { code: 'stats.delivery.rate' },
}
export default meta
type Story = StoryObj<typeof StoryWidget>

/** A widget with data of the sandbox. */
export const Ready: Story = {}

/** Compared with a week earlier. */
export const Compared: Story = { args: { view: { range: { rel: '24h' }, compare: 'week' } } }

/** Before the first answer. */
export const Loading: Story = { args: { mishap: 'never' }, parameters: { picture: { showsWaiting: true } } }

/** A company without traffic. */
export const NoTraffic: Story = { tags: ['picture'], globals: { scenario: 'empty' } }

/** The provider answers without buckets: whether there was traffic is not known. */
export const Uncollected: Story = { args: { mishap: 'uncollected' } }

/** A figure that was not collected is a dash. */
export const UncollectedFigure: Story = { args: { code: 'home.traffic', mishap: 'uncollected' } }

/** The health of sites is unknown if nothing was collected. */
export const UncollectedSites: Story = { args: { code: 'home.sites', mishap: 'uncollected' } }

/** A part of the range was not collected. */
export const WithAGap: Story = { globals: { scenario: 'partial' } }

/** The filters leave nothing, and the widget offers to remove them. */
export const FilteredOut: Story = { args: { view: { include: { request: ['/no-such-page'] } } } }

/** A filter that these data do not know is named. */
export const NotFilteredByMethod: Story = { args: { view: { include: { method: ['GET'] } } } }

/** The service is not hired. */
export const NotHired: Story = { args: { code: 'home.wafBlocks', isHired: false } }

/** The provider refuses the reader. */
export const Forbidden: Story = { args: { mishap: 'refused' } }

/** The provider has answered with an error. */
export const ServerError: Story = { args: { mishap: 'broken' } }

/** The provider cannot be reached. */
export const Unreachable: Story = { args: { mishap: 'unreachable' } }

/** The provider has answered with a page instead of data. */
export const UnexpectedAnswer: Story = { args: { mishap: 'html' } }

/** On a phone. */
export const Phone: Story = { args: { width: 358 } }
