import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Analytics delivery', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const Requests: Story = { args: { code: 'analytics.delivery.requests' } }

export const Bandwidth: Story = { args: { code: 'analytics.delivery.bandwidth' } }

export const HitRatio: Story = { args: { code: 'analytics.delivery.hitRatio' } }

export const ResponseTime: Story = { args: { code: 'analytics.delivery.responseTime' } }

export const StatusClasses: Story = { tags: ['picture'], args: { code: 'analytics.delivery.statusClasses' } }

export const Protocol: Story = { args: { code: 'analytics.delivery.protocol' } }

export const StatusCodes: Story = { args: { code: 'analytics.delivery.statusCodes' } }

export const Urls: Story = { tags: ['picture'], args: { code: 'analytics.delivery.urls' } }

export const CountryMap: Story = { args: { code: 'analytics.delivery.countryMap' } }

export const Countries: Story = { args: { code: 'analytics.delivery.countries' } }

export const Agents: Story = { args: { code: 'analytics.delivery.agents' } }

export const ContentTypes: Story = { args: { code: 'analytics.delivery.contentTypes' } }

export const ContentTypeShare: Story = { args: { code: 'analytics.delivery.contentTypeShare' } }

export const Referers: Story = { args: { code: 'analytics.delivery.referers' } }

export const Addresses: Story = { args: { code: 'analytics.delivery.addresses' } }

export const HitRatioOverTime: Story = { args: { code: 'analytics.delivery.hitRatioOverTime' } }

export const CacheResults: Story = { args: { code: 'analytics.delivery.cacheResults' } }

export const Methods: Story = { args: { code: 'analytics.delivery.methods' } }

export const Purges: Story = { tags: ['picture'], args: { code: 'analytics.delivery.purges' } }

export const Errors: Story = { args: { code: 'analytics.delivery.errors' } }

export const ErrorsBySite: Story = { args: { code: 'analytics.delivery.errorsBySite' } }

export const Failures: Story = { args: { code: 'analytics.delivery.failures' } }

export const StatusShare: Story = { args: { code: 'analytics.delivery.statusShare' } }

export const Sites: Story = { args: { code: 'analytics.delivery.sites' } }
