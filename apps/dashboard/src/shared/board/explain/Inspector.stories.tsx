import type { Meta, StoryObj } from '@storybook/react-vite'
import { InspectorStory } from './storyExplain.tsx'

const meta = {
  title: 'Explain/Inspector',
  component: InspectorStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InspectorStory>
export default meta
type Story = StoryObj<typeof meta>

/** Opened from the command palette. */
export const NotFilledIn: Story = {}
export const Reason: Story = { args: { text: 'TCDN-OENG:782763138' } }
/** An address: who has it in the cache, its tiers, and what it is asked for. */
export const Address: Story = { tags: ['picture'], args: { text: 'https://shop.example.com/checkout' } }
/** A path from a table: the site is chosen. */
export const Path: Story = { args: { text: '/checkout' } }
export const MayNotCheckTheCache: Story = { args: { text: 'https://shop.example.com/checkout', mayCheck: false } }
/** History has no figures by reason. */
export const ReasonInHistory: Story = { args: { text: 'TCDN-OENG', source: 'historic' } }
export const Failed: Story = {
  args: { text: '/checkout', answer: async () => Response.json({ message: 'Broken.' }, { status: 500 }) },
}
export const Phone: Story = {
  args: { text: 'https://shop.example.com/checkout' },
  globals: { viewport: { value: 'phone' } },
}
