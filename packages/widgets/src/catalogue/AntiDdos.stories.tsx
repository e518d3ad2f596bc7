import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Anti-DDoS', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const Global: Story = { args: { code: 'analytics.antiddos.global' } }

export const Address: Story = { args: { code: 'analytics.antiddos.address' } }

export const Denylist: Story = { args: { code: 'analytics.antiddos.denylist' } }

export const Reasons: Story = { tags: ['picture'], args: { code: 'analytics.antiddos.reasons' } }

export const Rate: Story = { args: { code: 'analytics.antiddos.rate' } }

export const Addresses: Story = { args: { code: 'analytics.antiddos.addresses' } }

export const Networks: Story = { args: { code: 'analytics.antiddos.networks' } }

export const Countries: Story = { args: { code: 'analytics.antiddos.countries' } }

export const Urls: Story = { args: { code: 'analytics.antiddos.urls' } }

export const Agents: Story = { args: { code: 'analytics.antiddos.agents' } }

export const Hosts: Story = { args: { code: 'analytics.antiddos.hosts' } }

export const Methods: Story = { args: { code: 'analytics.antiddos.methods' } }

export const Protocols: Story = { args: { code: 'analytics.antiddos.protocols' } }

export const Referers: Story = { args: { code: 'analytics.antiddos.referers' } }

export const Accept: Story = { args: { code: 'analytics.antiddos.accept' } }

/** Without the service the widget shows sample data. */
export const AddressesNotHired: Story = { args: { code: 'analytics.antiddos.addresses', isHired: false } }
