import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowStory } from './rowStory.ts'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Stats midtier', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const Rate = rowStory('stats.midtier.rate')

export const Bandwidth = rowStory('stats.midtier.bandwidth')

export const RequestsBySite = rowStory('stats.midtier.requestsBySite')

export const TransferBySite = rowStory('stats.midtier.transferBySite')

export const HitRatio = rowStory('stats.midtier.hitRatio')

export const ResponseTime: Story = { tags: ['picture'], ...rowStory('stats.midtier.responseTime') }

export const Months = rowStory('stats.midtier.months')

export const Errors = rowStory('stats.midtier.errors')

export const ErrorsBySite = rowStory('stats.midtier.errorsBySite')
