import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/DNS', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const StatsRate: Story = { args: { code: 'stats.dns.rate' } }

export const StatsDomains: Story = { tags: ['picture'], args: { code: 'stats.dns.domains' } }

export const StatsTypes: Story = { args: { code: 'stats.dns.types' } }

export const StatsMonths: Story = { args: { code: 'stats.dns.months' } }

export const AnalyticsRate: Story = { tags: ['picture'], args: { code: 'analytics.dns.rate' } }

export const AnalyticsTypes: Story = { args: { code: 'analytics.dns.types' } }

export const AnalyticsNames: Story = { args: { code: 'analytics.dns.names' } }

export const AnalyticsOrganizations: Story = { args: { code: 'analytics.dns.organizations' } }

export const AnalyticsCountryMap: Story = { args: { code: 'analytics.dns.countryMap' } }

export const AnalyticsCountries: Story = { args: { code: 'analytics.dns.countries' } }

export const AnalyticsAddresses: Story = { args: { code: 'analytics.dns.addresses' } }

export const AnalyticsAsns: Story = { args: { code: 'analytics.dns.asns' } }

export const AnalyticsRegions: Story = { args: { code: 'analytics.dns.regions' } }
