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
