import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowStory } from './rowStory.ts'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Analytics midtier', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const Requests = rowStory('analytics.midtier.requests')

export const Bandwidth = rowStory('analytics.midtier.bandwidth')

export const HitRatio = rowStory('analytics.midtier.hitRatio')

export const ResponseTime = rowStory('analytics.midtier.responseTime')

export const StatusClasses = rowStory('analytics.midtier.statusClasses')

export const Protocol = rowStory('analytics.midtier.protocol')

export const StatusCodes = rowStory('analytics.midtier.statusCodes')

export const Urls = rowStory('analytics.midtier.urls')

export const CountryMap = rowStory('analytics.midtier.countryMap')

export const Countries = rowStory('analytics.midtier.countries')

export const Agents = rowStory('analytics.midtier.agents')

export const ContentTypes = rowStory('analytics.midtier.contentTypes')

export const ContentTypeShare = rowStory('analytics.midtier.contentTypeShare')

export const Referers = rowStory('analytics.midtier.referers')

export const Addresses = rowStory('analytics.midtier.addresses')

export const HitRatioOverTime = rowStory('analytics.midtier.hitRatioOverTime')

export const CacheResults: Story = { tags: ['picture'], ...rowStory('analytics.midtier.cacheResults') }

export const Methods = rowStory('analytics.midtier.methods')

export const Errors = rowStory('analytics.midtier.errors')

export const ErrorsBySite = rowStory('analytics.midtier.errorsBySite')

export const StatusShare = rowStory('analytics.midtier.statusShare')

export const Sites = rowStory('analytics.midtier.sites')
