import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowStory } from './rowStory.ts'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Home', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const HitRatio = rowStory('home.hitRatio')

export const Traffic = rowStory('home.traffic')

export const RequestRate = rowStory('home.requestRate')

export const Bandwidth = rowStory('home.bandwidth')

export const Errors = rowStory('home.errors')

export const ResponseTime = rowStory('home.responseTime')

export const Transcoding = rowStory('home.transcoding')

export const Storage = rowStory('home.storage')

export const Blocked = rowStory('home.blocked')
export const WafBlocks = rowStory('home.wafBlocks')

export const LastDay: Story = { tags: ['picture'], ...rowStory('home.lastDay') }

export const Tickets: Story = { tags: ['picture'], ...rowStory('home.tickets') }

export const Status = rowStory('home.status')

export const Points: Story = { tags: ['picture'], ...rowStory('home.points') }

export const News = rowStory('home.news')
