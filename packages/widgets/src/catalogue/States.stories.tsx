import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = {
  title: 'Widgets/Catalogue/States',
  component: StoryWidget,
  args: { code: 'stats.delivery.rate' },
}
export default meta
type Story = StoryObj<typeof StoryWidget>

export const Ready: Story = {}

export const Compared: Story = { args: { view: { range: { rel: '24h' }, compare: 'week' } } }

export const Loading: Story = { args: { mishap: 'never' }, parameters: { picture: { showsWaiting: true } } }

export const NoTraffic: Story = { tags: ['picture'], globals: { scenario: 'empty' } }

/** The provider answers without buckets: whether there was traffic is not known. */
export const Uncollected: Story = { args: { mishap: 'uncollected' } }

export const UncollectedFigure: Story = { args: { code: 'home.traffic', mishap: 'uncollected' } }

export const UncollectedSites: Story = { args: { code: 'home.sites', mishap: 'uncollected' } }

export const WithAGap: Story = { globals: { scenario: 'partial' } }

export const FilteredOut: Story = { args: { view: { include: { request: ['/no-such-page'] } } } }

export const NotFilteredByMethod: Story = { args: { view: { include: { method: ['GET'] } } } }

export const NotHired: Story = { args: { code: 'home.wafBlocks', isHired: false } }

export const Forbidden: Story = { args: { mishap: 'refused' } }

export const ServerError: Story = { args: { mishap: 'broken' } }

export const Unreachable: Story = { args: { mishap: 'unreachable' } }

export const UnexpectedAnswer: Story = { args: { mishap: 'html' } }

export const Phone: Story = { args: { width: 358 } }
