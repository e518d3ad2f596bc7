import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Usage', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const IpinfoRate: Story = { tags: ['picture'], args: { code: 'stats.ipinfo.rate' } }

export const IpinfoBySite: Story = { args: { code: 'stats.ipinfo.bySite' } }

export const IpinfoMonths: Story = { args: { code: 'stats.ipinfo.months' } }

export const I3Rate: Story = { args: { code: 'stats.i3.rate' } }

export const I3Bandwidth: Story = { args: { code: 'stats.i3.bandwidth' } }

export const I3BySite: Story = { tags: ['picture'], args: { code: 'stats.i3.bySite' } }

export const I3Months: Story = { args: { code: 'stats.i3.months' } }

export const StorageBytes: Story = { tags: ['picture'], args: { code: 'stats.storage.bytes' } }

export const StorageObjects: Story = { args: { code: 'stats.storage.objects' } }
