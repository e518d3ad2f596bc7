import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowStory } from './rowStory.ts'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Usage', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const IpinfoRate: Story = { tags: ['picture'], ...rowStory('stats.ipinfo.rate') }

export const IpinfoBySite = rowStory('stats.ipinfo.bySite')

export const IpinfoMonths = rowStory('stats.ipinfo.months')

export const I3Rate = rowStory('stats.i3.rate')

export const I3Bandwidth = rowStory('stats.i3.bandwidth')

export const I3BySite: Story = { tags: ['picture'], ...rowStory('stats.i3.bySite') }

export const I3Months = rowStory('stats.i3.months')

export const StorageBytes: Story = { tags: ['picture'], ...rowStory('stats.storage.bytes') }

export const StorageObjects = rowStory('stats.storage.objects')
