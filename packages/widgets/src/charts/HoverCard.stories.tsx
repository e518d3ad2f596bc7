import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostile } from '../kinds/sample.ts'
import { HoverCard } from './HoverCard.tsx'
import type { ReadingRow } from './reading.ts'

const row = (label: string, color: ReadingRow['color'], value: number | null, share: number | null): ReadingRow => ({
  key: label,
  label,
  color,
  value,
  share,
  ghost: undefined,
  at: value,
})
const parts = [row('HIT', 'hit', 81_420, 0.814), row('MISS', 'miss', 14_310, 0.143), row('PASS', 'pass', 4270, 0.043)]

/** What stands beside the crosshair of a chart; the chart draws the line itself (Widgets/Kinds/TimeSeries, Crosshair). */
const meta: Meta<typeof HoverCard> = {
  title: 'Widgets/Chart parts/Hover card',
  component: HoverCard,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', maxInlineSize: 600, blockSize: 220 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    reading: { rows: parts, total: 100_000, ghostTotal: null },
    unit: 'requests',
    heading: '15 Jun 2026, 12:05',
    isIncomplete: false,
    events: [],
    x: 40,
    width: 600,
  },
}
export default meta
type Story = StoryObj<typeof HoverCard>

export const Parts: Story = {}

/** Past the middle it stands on the other side of the crosshair. */
export const OnTheLeft: Story = { args: { x: 560 } }

export const Compared: Story = {
  args: {
    reading: {
      rows: parts.map((one) => ({ ...one, ghost: one.value === null ? null : Math.round(one.value * 0.9) })),
      total: 100_000,
      ghostTotal: 90_000,
    },
  },
}

export const GapAndEvents: Story = {
  args: {
    reading: { rows: [row('Hit ratio', 'accent', null, null)], total: null, ghostTotal: null },
    unit: 'percent',
    isIncomplete: true,
    events: [
      { time: 1_781_519_100, label: 'Deployed version 42' },
      { time: 1_781_519_130, label: 'Purged everything', tone: 'watch' },
    ],
  },
}

export const HostileNames: Story = {
  args: {
    reading: {
      rows: Object.values(hostile).map((label) => row(label, 'other', 1e15, 1 / 6)),
      total: 6e15,
      ghostTotal: null,
    },
    unit: 'bytes',
  },
}
