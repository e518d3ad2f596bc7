import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowStory } from './rowStory.ts'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Stats delivery', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const Rate = rowStory('stats.delivery.rate')

export const Bandwidth = rowStory('stats.delivery.bandwidth')

export const RequestsBySite: Story = { tags: ['picture'], ...rowStory('stats.delivery.requestsBySite') }

export const TransferBySite = rowStory('stats.delivery.transferBySite')

export const HitRatio = rowStory('stats.delivery.hitRatio')

export const ResponseTime = rowStory('stats.delivery.responseTime')

export const Months: Story = { tags: ['picture'], ...rowStory('stats.delivery.months') }

export const Errors = rowStory('stats.delivery.errors')

export const ErrorsBySite = rowStory('stats.delivery.errorsBySite')

export const Failures = rowStory('stats.delivery.failures')
