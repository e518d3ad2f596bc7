import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
    peak: 100_000,
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

/** Right of the middle the card opens to the left. */
export const OnTheLeft: Story = { args: { x: 560 } }

/** A narrow chart has space on neither side: the card stays within the chart. */
export const WithoutRoom: Story = {
  tags: ['picture'],
  args: {
    x: 170,
    width: 320,
    reading: {
      rows: [...parts, row('deportes.auroramedia.example', 'c1', 117, 0.001)],
      total: 100_117,
      ghostTotal: null,
    },
    events: [
      { time: 1_781_519_100, label: 'Purge of https://video.auroramedia.example/a/very/long/path/img/logo.svg' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', inlineSize: 320, blockSize: 260, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const card = canvas.getByText('15 Jun 2026, 12:05').parentElement as HTMLElement
    const room = (card.parentElement as HTMLElement).getBoundingClientRect()
    const { left, right } = card.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(room.left)
    await expect(right).toBeLessThanOrEqual(room.right)
  },
}

export const Compared: Story = {
  tags: ['picture'],
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
