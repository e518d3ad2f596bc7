import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Bots', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const StatsPeople: Story = { tags: ['picture'], args: { code: 'stats.botmitigation.people' } }

export const StatsClients: Story = { args: { code: 'stats.botmitigation.clients' } }

export const StatsOutcomes: Story = { args: { code: 'stats.botmitigation.outcomes' } }

export const StatsRate: Story = { args: { code: 'stats.botmitigation.rate' } }

export const StatsBySite: Story = { args: { code: 'stats.botmitigation.bySite' } }

export const StatsMonths: Story = { args: { code: 'stats.botmitigation.months' } }

export const AnalyticsOutcomes: Story = { tags: ['picture'], args: { code: 'analytics.botmitigation.outcomes' } }

export const AnalyticsRate: Story = { args: { code: 'analytics.botmitigation.rate' } }

export const AnalyticsActions: Story = { args: { code: 'analytics.botmitigation.actions' } }

export const AnalyticsReasons: Story = { args: { code: 'analytics.botmitigation.reasons' } }

export const AnalyticsCrawlers: Story = { args: { code: 'analytics.botmitigation.crawlers' } }

export const AnalyticsAgents: Story = { args: { code: 'analytics.botmitigation.agents' } }

export const AnalyticsCountryMap: Story = { args: { code: 'analytics.botmitigation.countryMap' } }

export const AnalyticsCountries: Story = { args: { code: 'analytics.botmitigation.countries' } }

export const AnalyticsAddresses: Story = { args: { code: 'analytics.botmitigation.addresses' } }

export const AnalyticsUrls: Story = { args: { code: 'analytics.botmitigation.urls' } }

export const AnalyticsStatusCodes: Story = { args: { code: 'analytics.botmitigation.statusCodes' } }

export const AnalyticsCacheResults: Story = { args: { code: 'analytics.botmitigation.cacheResults' } }
