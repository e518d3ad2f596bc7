import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Origins', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const Requests: Story = { args: { code: 'analytics.backendsdelivery.requests' } }

export const Stages: Story = { tags: ['picture'], args: { code: 'analytics.backendsdelivery.stages' } }

export const StatusClasses: Story = { args: { code: 'analytics.backendsdelivery.statusClasses' } }

export const Failures: Story = { args: { code: 'analytics.backendsdelivery.failures' } }

export const Backends: Story = { args: { code: 'analytics.backendsdelivery.backends' } }

export const Sites: Story = { args: { code: 'analytics.backendsdelivery.sites' } }

export const StatusCodes: Story = { args: { code: 'analytics.backendsdelivery.statusCodes' } }

export const Urls: Story = { args: { code: 'analytics.backendsdelivery.urls' } }

export const Referers: Story = { args: { code: 'analytics.backendsdelivery.referers' } }

export const Asns: Story = { args: { code: 'analytics.backendsdelivery.asns' } }

export const Countries: Story = { args: { code: 'analytics.backendsdelivery.countries' } }

export const Agents: Story = { args: { code: 'analytics.backendsdelivery.agents' } }

export const Methods: Story = { args: { code: 'analytics.backendsdelivery.methods' } }

export const CacheControl: Story = { args: { code: 'analytics.backendsdelivery.cacheControl' } }

export const Vary: Story = { args: { code: 'analytics.backendsdelivery.vary' } }

export const VaryTcdn: Story = { args: { code: 'analytics.backendsdelivery.varyTcdn' } }

export const ResponseTime: Story = { args: { code: 'analytics.backendsdelivery.responseTime' } }

export const Start: Story = { args: { code: 'analytics.backendsdelivery.t-start' } }

export const Processed: Story = { args: { code: 'analytics.backendsdelivery.t-process' } }

export const Connected: Story = { args: { code: 'analytics.backendsdelivery.t-connected' } }

export const RequestSent: Story = { args: { code: 'analytics.backendsdelivery.t-fetch' } }

export const ResponseHeaders: Story = { args: { code: 'analytics.backendsdelivery.t-beresp' } }

export const FirstByte: Story = { args: { code: 'analytics.backendsdelivery.t-ttfb' } }

export const ResponseBody: Story = { args: { code: 'analytics.backendsdelivery.t-berespbody' } }

export const Errors: Story = { args: { code: 'analytics.backendsdelivery.t-error' } }
