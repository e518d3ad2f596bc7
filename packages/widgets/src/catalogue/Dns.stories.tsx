import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowStory } from './rowStory.ts'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/DNS', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const StatsRate = rowStory('stats.dns.rate')

export const StatsDomains: Story = { tags: ['picture'], ...rowStory('stats.dns.domains') }

export const StatsTypes = rowStory('stats.dns.types')

export const StatsMonths = rowStory('stats.dns.months')

export const AnalyticsRate: Story = { tags: ['picture'], ...rowStory('analytics.dns.rate') }

export const AnalyticsTypes = rowStory('analytics.dns.types')

export const AnalyticsNames = rowStory('analytics.dns.names')

export const AnalyticsOrganizations = rowStory('analytics.dns.organizations')

export const AnalyticsCountryMap = rowStory('analytics.dns.countryMap')

export const AnalyticsCountries = rowStory('analytics.dns.countries')

export const AnalyticsAddresses = rowStory('analytics.dns.addresses')

export const AnalyticsAsns = rowStory('analytics.dns.asns')

export const AnalyticsRegions = rowStory('analytics.dns.regions')
