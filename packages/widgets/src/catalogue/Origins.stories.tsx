import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowStory } from './rowStory.ts'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Origins', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const Requests = rowStory('analytics.backendsdelivery.requests')

export const Stages: Story = { tags: ['picture'], ...rowStory('analytics.backendsdelivery.stages') }

export const StatusClasses = rowStory('analytics.backendsdelivery.statusClasses')

export const Failures = rowStory('analytics.backendsdelivery.failures')

export const Backends = rowStory('analytics.backendsdelivery.backends')

export const Sites = rowStory('analytics.backendsdelivery.sites')

export const StatusCodes = rowStory('analytics.backendsdelivery.statusCodes')

export const Urls = rowStory('analytics.backendsdelivery.urls')

export const Referers = rowStory('analytics.backendsdelivery.referers')

export const Asns = rowStory('analytics.backendsdelivery.asns')

export const Countries = rowStory('analytics.backendsdelivery.countries')

export const Agents = rowStory('analytics.backendsdelivery.agents')

export const Methods = rowStory('analytics.backendsdelivery.methods')

export const CacheControl = rowStory('analytics.backendsdelivery.cacheControl')

export const Vary = rowStory('analytics.backendsdelivery.vary')

export const VaryTcdn = rowStory('analytics.backendsdelivery.varyTcdn')

export const ResponseTime = rowStory('analytics.backendsdelivery.responseTime')

export const Start = rowStory('analytics.backendsdelivery.t-start')

export const Processed = rowStory('analytics.backendsdelivery.t-process')

export const Connected = rowStory('analytics.backendsdelivery.t-connected')

export const RequestSent = rowStory('analytics.backendsdelivery.t-fetch')

export const ResponseHeaders = rowStory('analytics.backendsdelivery.t-beresp')

export const FirstByte = rowStory('analytics.backendsdelivery.t-ttfb')

export const ResponseBody = rowStory('analytics.backendsdelivery.t-berespbody')

export const Errors = rowStory('analytics.backendsdelivery.t-error')
