import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowStory } from './rowStory.ts'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/WAF', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const StatsRate: Story = { tags: ['picture'], ...rowStory('stats.waf.rate') }

export const StatsBySite = rowStory('stats.waf.bySite')

export const StatsMonths = rowStory('stats.waf.months')

export const AnalyticsRate = rowStory('analytics.waf.rate')

export const AnalyticsCategories = rowStory('analytics.waf.categories')

export const AnalyticsRules: Story = { tags: ['picture'], ...rowStory('analytics.waf.rules') }

export const AnalyticsMessages = rowStory('analytics.waf.messages')

export const AnalyticsCountryMap = rowStory('analytics.waf.countryMap')

export const AnalyticsCountries = rowStory('analytics.waf.countries')

export const AnalyticsAddresses = rowStory('analytics.waf.addresses')

export const AnalyticsPaths = rowStory('analytics.waf.paths')

export const AnalyticsTargets = rowStory('analytics.waf.targets')

export const AnalyticsAgents = rowStory('analytics.waf.agents')

export const AnalyticsMethods = rowStory('analytics.waf.methods')

export const AnalyticsCities = rowStory('analytics.waf.cities')
