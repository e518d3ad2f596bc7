import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/WAF', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const StatsRate: Story = { tags: ['picture'], args: { code: 'stats.waf.rate' } }

export const StatsBySite: Story = { args: { code: 'stats.waf.bySite' } }

export const StatsMonths: Story = { args: { code: 'stats.waf.months' } }

export const AnalyticsRate: Story = { args: { code: 'analytics.waf.rate' } }

export const AnalyticsCategories: Story = { args: { code: 'analytics.waf.categories' } }

export const AnalyticsRules: Story = { tags: ['picture'], args: { code: 'analytics.waf.rules' } }

export const AnalyticsMessages: Story = { args: { code: 'analytics.waf.messages' } }

export const AnalyticsCountryMap: Story = { args: { code: 'analytics.waf.countryMap' } }

export const AnalyticsCountries: Story = { args: { code: 'analytics.waf.countries' } }

export const AnalyticsAddresses: Story = { args: { code: 'analytics.waf.addresses' } }

export const AnalyticsPaths: Story = { args: { code: 'analytics.waf.paths' } }

export const AnalyticsTargets: Story = { args: { code: 'analytics.waf.targets' } }

export const AnalyticsAgents: Story = { args: { code: 'analytics.waf.agents' } }

export const AnalyticsMethods: Story = { args: { code: 'analytics.waf.methods' } }

export const AnalyticsCities: Story = { args: { code: 'analytics.waf.cities' } }
