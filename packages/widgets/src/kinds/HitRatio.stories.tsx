import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { HitRatio } from './HitRatio.tsx'
import { onCard } from './onCard.tsx'

const rows = [
  { key: 'hit', requests: 8_412_331, bytes: 4.1e12 },
  { key: 'miss', requests: 612_220, bytes: 8.8e11 },
  { key: 'expired', requests: 90_112, bytes: 3.1e10 },
  { key: 'stale', requests: 12_004, bytes: 2.2e9 },
  { key: 'pass', requests: 402_118, bytes: 1.9e11 },
]
const meta: Meta<typeof HitRatio> = {
  title: 'Widgets/Kinds/HitRatio',
  component: HitRatio,
  decorators: [onCard],
  parameters: { card: 560 },
  args: { label: 'Hit ratio', rows, onPick: { include: fn(), exclude: fn() } },
}
export default meta
type Story = StoryObj<typeof HitRatio>

export const Typical: Story = { tags: ['picture'] }
export const CouldBeBetter: Story = {
  args: { rows: rows.map((row) => (row.key === 'miss' ? { ...row, requests: 4e6, bytes: 2e12 } : row)) },
}
export const Low: Story = {
  args: { rows: rows.map((row) => (row.key === 'hit' ? { ...row, requests: 300_000, bytes: 1e11 } : row)) },
}
export const NoRows: Story = { tags: ['picture'], args: { rows: [] } }
export const AllZero: Story = { args: { rows: rows.map((row) => ({ ...row, requests: 0, bytes: 0 })) } }
export const UnknownResult: Story = { args: { rows: [...rows, { key: '<b>synth</b>', requests: 12, bytes: 90 }] } }
export const Narrow: Story = { parameters: { card: 358 } }
