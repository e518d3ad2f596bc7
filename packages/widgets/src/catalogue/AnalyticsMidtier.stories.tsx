import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Analytics midtier', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const Requests: Story = { args: { code: 'analytics.midtier.requests' } }

export const Bandwidth: Story = { args: { code: 'analytics.midtier.bandwidth' } }

export const HitRatio: Story = { args: { code: 'analytics.midtier.hitRatio' } }

export const ResponseTime: Story = { args: { code: 'analytics.midtier.responseTime' } }

export const StatusClasses: Story = { args: { code: 'analytics.midtier.statusClasses' } }

export const Protocol: Story = { args: { code: 'analytics.midtier.protocol' } }

export const StatusCodes: Story = { args: { code: 'analytics.midtier.statusCodes' } }

export const Urls: Story = { args: { code: 'analytics.midtier.urls' } }

export const CountryMap: Story = { args: { code: 'analytics.midtier.countryMap' } }

export const Countries: Story = { args: { code: 'analytics.midtier.countries' } }

export const Agents: Story = { args: { code: 'analytics.midtier.agents' } }

export const ContentTypes: Story = { args: { code: 'analytics.midtier.contentTypes' } }

export const ContentTypeShare: Story = { args: { code: 'analytics.midtier.contentTypeShare' } }

export const Referers: Story = { args: { code: 'analytics.midtier.referers' } }

export const Addresses: Story = { args: { code: 'analytics.midtier.addresses' } }

export const HitRatioOverTime: Story = { args: { code: 'analytics.midtier.hitRatioOverTime' } }

export const CacheResults: Story = { tags: ['picture'], args: { code: 'analytics.midtier.cacheResults' } }

export const Methods: Story = { args: { code: 'analytics.midtier.methods' } }

export const Errors: Story = { args: { code: 'analytics.midtier.errors' } }

export const ErrorsBySite: Story = { args: { code: 'analytics.midtier.errorsBySite' } }

export const StatusShare: Story = { args: { code: 'analytics.midtier.statusShare' } }

export const Sites: Story = { args: { code: 'analytics.midtier.sites' } }
