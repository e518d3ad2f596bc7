import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowStory } from './rowStory.ts'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Bots', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const StatsPeople: Story = { tags: ['picture'], ...rowStory('stats.botmitigation.people') }

export const StatsClients = rowStory('stats.botmitigation.clients')

export const StatsOutcomes = rowStory('stats.botmitigation.outcomes')

export const StatsRate = rowStory('stats.botmitigation.rate')

export const StatsBySite = rowStory('stats.botmitigation.bySite')

export const StatsMonths = rowStory('stats.botmitigation.months')

export const AnalyticsOutcomes: Story = { tags: ['picture'], ...rowStory('analytics.botmitigation.outcomes') }

export const AnalyticsRate = rowStory('analytics.botmitigation.rate')

export const AnalyticsActions = rowStory('analytics.botmitigation.actions')

export const AnalyticsReasons = rowStory('analytics.botmitigation.reasons')

export const AnalyticsCrawlers = rowStory('analytics.botmitigation.crawlers')

export const AnalyticsAgents = rowStory('analytics.botmitigation.agents')

export const AnalyticsCountryMap = rowStory('analytics.botmitigation.countryMap')

export const AnalyticsCountries = rowStory('analytics.botmitigation.countries')

export const AnalyticsAddresses = rowStory('analytics.botmitigation.addresses')

export const AnalyticsUrls = rowStory('analytics.botmitigation.urls')

export const AnalyticsStatusCodes = rowStory('analytics.botmitigation.statusCodes')

export const AnalyticsCacheResults = rowStory('analytics.botmitigation.cacheResults')
