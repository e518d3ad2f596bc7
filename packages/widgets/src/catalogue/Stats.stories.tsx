import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Stats delivery', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const Rate: Story = { args: { code: 'stats.delivery.rate' } }

export const Bandwidth: Story = { args: { code: 'stats.delivery.bandwidth' } }

export const RequestsBySite: Story = { tags: ['picture'], args: { code: 'stats.delivery.requestsBySite' } }

export const TransferBySite: Story = { args: { code: 'stats.delivery.transferBySite' } }

export const HitRatio: Story = { args: { code: 'stats.delivery.hitRatio' } }

export const ResponseTime: Story = { args: { code: 'stats.delivery.responseTime' } }

export const Months: Story = { tags: ['picture'], args: { code: 'stats.delivery.months' } }

export const Errors: Story = { args: { code: 'stats.delivery.errors' } }

export const ErrorsBySite: Story = { args: { code: 'stats.delivery.errorsBySite' } }

export const Failures: Story = { args: { code: 'stats.delivery.failures' } }
