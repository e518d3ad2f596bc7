import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryBoard } from './storyBoard.tsx'

const meta: Meta<typeof StoryBoard> = {
  title: 'Widgets/Boards',
  component: StoryBoard,
  parameters: { layout: 'padded', picture: { tallest: 1200 } },
}
export default meta
type Story = StoryObj<typeof StoryBoard>

export const Home: Story = { args: { code: 'home' } }

export const HomeNothingHired: Story = { args: { code: 'home', access: 'offered' } }

export const StatsDelivery: Story = { name: 'Stats delivery', args: { code: 'stats.delivery' } }

export const StatsMidtier: Story = { name: 'Stats midtier', args: { code: 'stats.midtier' } }

export const AnalyticsDelivery: Story = { name: 'Analytics delivery', args: { code: 'analytics.delivery' } }

export const AnalyticsMidtier: Story = { name: 'Analytics midtier', args: { code: 'analytics.midtier' } }

export const Compared: Story = { args: { code: 'stats.delivery', view: { range: { rel: '24h' }, compare: 'week' } } }

export const Filtered: Story = {
  args: {
    code: 'analytics.delivery',
    view: { include: { countrycode: ['ES', 'FR'] }, exclude: { response: ['404'] } },
  },
}

export const FilteredToNothing: Story = {
  tags: ['picture'],
  args: { code: 'analytics.delivery', view: { include: { request: ['/no-such-page'] } } },
}

export const WithoutDedicated: Story = {
  args: { code: 'analytics.delivery', isDedicated: false, view: { range: { rel: '24h' } } },
}

export const Arranging: Story = { args: { code: 'home', isArranging: true } }

export const ArrangingStats: Story = { tags: ['picture'], args: { code: 'stats.delivery', isArranging: true } }

/** More widgets than any board of the catalogue has; measured by scripts/benchCharts.mjs. */
export const Bench: Story = {
  args: { code: 'analytics.delivery', more: ['stats.delivery', 'analytics.midtier'] },
  parameters: { picture: false },
}
