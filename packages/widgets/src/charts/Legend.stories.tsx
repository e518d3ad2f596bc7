import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { onCard } from '../kinds/onCard.tsx'
import { hostile, sampleValues } from '../kinds/sample.ts'
import { Legend, type LegendProps } from './Legend.tsx'
import type { SeriesData } from './types.ts'

const series: readonly SeriesData[] = (['hit', 'miss', 'pass'] as const).map((color, place) => ({
  key: color,
  label: ['HIT', 'MISS', 'PASS'][place] ?? color,
  color,
  values: sampleValues(place + 3, 60, 80_000 / (place + 1)),
}))

/** The legend as a chart holds it: what a reader hides stays hidden. */
function Held({ hidden: first, ...props }: LegendProps) {
  const [hidden, setHidden] = useState(first)
  return <Legend {...props} hidden={hidden} onHidden={setHidden} />
}

const meta: Meta<typeof Legend> = {
  title: 'Widgets/Chart parts/Legend',
  component: Legend,
  decorators: [onCard],
  parameters: { card: 560 },
  args: { series, unit: 'requests', finished: 60, hidden: new Set(), onHidden: fn(), onLit: fn(), dropped: 0 },
  render: (args) => <Held {...args} />,
}
export default meta
type Story = StoryObj<typeof Legend>

export const Toggles: Story = {}

/** A click shows one series alone, a second click all of them again. */
export const Alone: Story = {
  play: async ({ canvasElement }) => {
    const miss = within(canvasElement).getByRole('button', { name: /^MISS/ })
    await userEvent.click(miss)
    await expect(within(canvasElement).getByRole('button', { name: /^HIT/ })).toHaveAttribute('aria-pressed', 'false')
    await expect(miss).toHaveAttribute('aria-pressed', 'true')
  },
}

/** Nothing to choose from: no button. */
export const OneSeries: Story = { args: { series: series.slice(0, 1) } }

export const SomeNotShown: Story = { args: { dropped: 12 } }

/** No bucket has ended yet, and a gap where the last one is. */
export const NothingFinished: Story = { args: { finished: 0 } }

export const HostileNames: Story = {
  args: {
    series: Object.values(hostile).map((label, place) => ({
      key: `${place}`,
      label,
      color: (['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const)[place] ?? 'other',
      values: sampleValues(place, 60, 1e12),
    })),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
