import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { onCard } from './onCard.tsx'
import { Share } from './Share.tsx'
import { hostile } from './sample.ts'

const parts = ['www', 'cdn', 'shop', 'img', 'api', 'static', 'video', 'blog'].map((name, index) => ({
  key: `${name}.aurora.example`,
  label: `${name}.aurora.example`,
  value: Math.round(9_400_000 / (index + 1) ** 1.4),
}))
const meta: Meta<typeof Share> = {
  title: 'Widgets/Kinds/Share',
  component: Share,
  decorators: [onCard],
  parameters: { card: 560 },
  args: {
    label: 'Requests by site',
    parts,
    unit: 'requests',
    as: 'bars',
    filterKey: 'content_type',
    onPick: { include: fn(), exclude: fn() },
  },
}
export default meta
type Story = StoryObj<typeof Share>

export const Bars: Story = {}
export const WithOther: Story = {
  args: { parts: [...parts, { key: '(other)', label: 'Other (312)', value: 4_800_000, color: 'other' }] },
}
export const Donut: Story = {
  args: {
    as: 'donut',
    label: 'Protocol',
    parts: [
      { key: 'https', label: 'https', value: 9_120_000, color: 'c1' },
      { key: 'http', label: 'http', value: 410_000, color: 'c2' },
    ],
  },
}
export const DonutOfFive: Story = {
  tags: ['picture'],
  args: {
    as: 'donut',
    label: 'Status codes',
    parts: (['s2xx', 's3xx', 's4xx', 's5xx', 'other'] as const).map((color, index) => ({
      key: color,
      label: color === 'other' ? 'Other' : color.slice(1),
      value: [8_100_000, 910_000, 420_000, 31_000, 400][index] ?? 0,
      color,
    })),
  },
}
/** Too many for a donut: ranked instead. */
export const DonutOfMany: Story = { args: { as: 'donut' } }
export const OnePart: Story = { args: { as: 'donut', parts: parts.slice(0, 1) } }
export const NoRows: Story = { args: { parts: [] } }
export const AllZero: Story = { args: { parts: parts.map((part) => ({ ...part, value: 0 })) } }
export const HugeNumbers: Story = { args: { parts: parts.map((part) => ({ ...part, value: part.value * 1e15 })) } }
export const HostileNames: Story = {
  tags: ['picture'],
  args: { parts: Object.values(hostile).map((label, index) => ({ key: label, label, value: 1000 - index * 120 })) },
}
export const Narrow: Story = { parameters: { card: 358 } }
export const DonutNarrow: Story = { ...DonutOfFive, parameters: { card: 358 } }
