import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowStory } from './rowStory.ts'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Analytics delivery', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const Requests = rowStory('analytics.delivery.requests')

export const Bandwidth = rowStory('analytics.delivery.bandwidth')

export const HitRatio = rowStory('analytics.delivery.hitRatio')

export const ResponseTime = rowStory('analytics.delivery.responseTime')

export const StatusClasses: Story = { tags: ['picture'], ...rowStory('analytics.delivery.statusClasses') }

export const Protocol = rowStory('analytics.delivery.protocol')

export const StatusCodes = rowStory('analytics.delivery.statusCodes')

export const Urls: Story = { tags: ['picture'], ...rowStory('analytics.delivery.urls') }

export const CountryMap = rowStory('analytics.delivery.countryMap')

export const Countries = rowStory('analytics.delivery.countries')

export const Agents = rowStory('analytics.delivery.agents')

export const ContentTypes = rowStory('analytics.delivery.contentTypes')

export const ContentTypeShare = rowStory('analytics.delivery.contentTypeShare')

export const Referers = rowStory('analytics.delivery.referers')

export const Addresses = rowStory('analytics.delivery.addresses')

export const HitRatioOverTime = rowStory('analytics.delivery.hitRatioOverTime')

export const CacheResults = rowStory('analytics.delivery.cacheResults')

export const Methods = rowStory('analytics.delivery.methods')

export const Purges: Story = { tags: ['picture'], ...rowStory('analytics.delivery.purges') }

export const Errors = rowStory('analytics.delivery.errors')

export const ErrorsBySite = rowStory('analytics.delivery.errorsBySite')

export const Failures = rowStory('analytics.delivery.failures')

export const StatusShare = rowStory('analytics.delivery.statusShare')

export const Sites = rowStory('analytics.delivery.sites')
