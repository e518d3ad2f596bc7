import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowStory } from './rowStory.ts'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Anti-DDoS', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const Global = rowStory('analytics.antiddos.global')

export const Address = rowStory('analytics.antiddos.address')

export const Denylist = rowStory('analytics.antiddos.denylist')

export const Reasons: Story = { tags: ['picture'], ...rowStory('analytics.antiddos.reasons') }

export const Rate = rowStory('analytics.antiddos.rate')

export const Addresses = rowStory('analytics.antiddos.addresses')

export const Networks = rowStory('analytics.antiddos.networks')

export const Countries = rowStory('analytics.antiddos.countries')

export const Urls = rowStory('analytics.antiddos.urls')

export const Agents = rowStory('analytics.antiddos.agents')

export const Hosts = rowStory('analytics.antiddos.hosts')

export const Methods = rowStory('analytics.antiddos.methods')

export const Protocols = rowStory('analytics.antiddos.protocols')

export const Referers = rowStory('analytics.antiddos.referers')

export const Accept = rowStory('analytics.antiddos.accept')

/** Without the service the widget shows sample data. */
export const AddressesNotHired: Story = { args: { code: 'analytics.antiddos.addresses', isHired: false } }
