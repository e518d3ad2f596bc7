import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Stats midtier', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const Rate: Story = { args: { code: 'stats.midtier.rate' } }

export const Bandwidth: Story = { args: { code: 'stats.midtier.bandwidth' } }

export const RequestsBySite: Story = { args: { code: 'stats.midtier.requestsBySite' } }

export const TransferBySite: Story = { args: { code: 'stats.midtier.transferBySite' } }

export const HitRatio: Story = { args: { code: 'stats.midtier.hitRatio' } }

export const ResponseTime: Story = { tags: ['picture'], args: { code: 'stats.midtier.responseTime' } }

export const Months: Story = { args: { code: 'stats.midtier.months' } }

export const Errors: Story = { args: { code: 'stats.midtier.errors' } }

export const ErrorsBySite: Story = { args: { code: 'stats.midtier.errorsBySite' } }
