import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { onCard } from '../kinds/onCard.tsx'
import { hostile, sampleValues } from '../kinds/sample.ts'
import { Legend, type LegendProps } from './Legend.tsx'
import type { SeriesData } from './types.ts'

const series: readonly SeriesData[] = (['hit', 'miss', 'pass'] as const).map((color, index) => ({
  key: color,
  label: ['HIT', 'MISS', 'PASS'][index] ?? color,
  color,
  values: sampleValues(index + 3, 60, 80_000 / (index + 1)),
}))

function Held({ state: first, ...props }: LegendProps) {
  const [state, setState] = useState(first)
  return <Legend {...props} state={state} onState={setState} />
}

const meta: Meta<typeof Legend> = {
  title: 'Widgets/Chart parts/Legend',
  component: Legend,
  decorators: [onCard],
  parameters: { card: 560 },
  args: { series, unit: 'requests', finished: 60, state: undefined, onState: fn(), onLit: fn(), dropped: 0 },
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

/** Hidden by Ctrl and click: struck through, its swatch empty. */
export const OneHidden: Story = { args: { state: { hide: ['miss'] } } }

export const AllHidden: Story = { args: { state: { only: [] } } }

/** Nothing to choose from: no button. */
export const OneSeries: Story = { args: { series: series.slice(0, 1) } }

/** In a narrow chart a single host name stays whole, with its figures below. */
export const OneHostWithLittleRoom: Story = {
  args: {
    series: series.slice(0, 1).map((one) => ({ ...one, label: 'deportes.auroramedia.example' })),
  },
  parameters: { card: 280 },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByTitle('deportes.auroramedia.example')
    await expect(name.clientHeight).toBeLessThan(20)
  },
}

/** A name longer than its line breaks after a dot. */
export const OneLongHost: Story = {
  args: {
    series: series
      .slice(0, 1)
      .map((one) => ({ ...one, label: 'retransmisiones-en-directo.deportes.auroramedia.example' })),
  },
  parameters: { card: 280 },
}

export const SomeNotShown: Story = { tags: ['picture'], args: { dropped: 12 } }

/** No bucket has ended yet, and a gap where the last one is. */
export const NothingFinished: Story = { args: { finished: 0 } }

export const HostileNames: Story = {
  args: {
    series: Object.values(hostile).map((label, index) => ({
      key: `${index}`,
      label,
      color: (['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const)[index] ?? 'other',
      values: sampleValues(index, 60, 1e12),
    })),
  },
}

const many: readonly SeriesData[] = Array.from({ length: 24 }, (_, index) => ({
  key: `site-${index}`,
  label: `${['www', 'cdn', 'img', 'api', 'shop', 'blog'][index % 6]}-${Math.floor(index / 6) + 1}.aurora.example`,
  color: (['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'] as const)[index] ?? 'other',
  values: sampleValues(index + 30, 60, 90_000 / (index + 1)),
}))

/** A long legend has a search field. */
export const Long: Story = {
  args: { series: many },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('searchbox')).toBeVisible()
  },
}

/** Enter shows only the matches. */
export const Found: Story = {
  args: { series: many },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox'), 'cdn{Enter}')
    await expect(canvas.getByText('4 of 24')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^cdn-1/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(within(canvas.getByRole('list', { name: /^Series/ })).getAllByRole('listitem')).toHaveLength(4)
  },
}

export const NothingFound: Story = {
  args: { series: many },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox'), 'paris')
    await expect(canvas.getAllByText('No series match “paris”.')[0]).toBeVisible()
  },
}

export const LongOnPhone: Story = { tags: ['picture'], ...Long, globals: { viewport: { value: 'phone' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
