import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Home', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const HitRatio: Story = { args: { code: 'home.hitRatio' } }

export const Traffic: Story = { args: { code: 'home.traffic' } }

export const RequestRate: Story = { args: { code: 'home.requestRate' } }

export const Bandwidth: Story = { args: { code: 'home.bandwidth' } }

export const Errors: Story = { args: { code: 'home.errors' } }

export const ResponseTime: Story = { args: { code: 'home.responseTime' } }

export const Transcoding: Story = { args: { code: 'home.transcoding' } }

export const Storage: Story = { args: { code: 'home.storage' } }

export const Blocked: Story = { args: { code: 'home.blocked' } }
export const WafBlocks: Story = { args: { code: 'home.wafBlocks' } }

export const LastDay: Story = { tags: ['picture'], args: { code: 'home.lastDay' } }

export const Tickets: Story = { tags: ['picture'], args: { code: 'home.tickets' } }

export const Status: Story = { args: { code: 'home.status' } }

export const Points: Story = { tags: ['picture'], args: { code: 'home.points' } }

export const News: Story = { args: { code: 'home.news' } }
