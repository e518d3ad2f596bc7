import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Marker, SeriesData } from '../charts/types.ts'
import { onCard } from './onCard.tsx'
import { hostile, sampleNow, sampleTimes, sampleValues } from './sample.ts'
import { TimeSeries, type TimeSeriesProps } from './TimeSeries.tsx'

const times = sampleTimes(60, 60)
const series = (count: number, level = 90_000, points = 60): SeriesData[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `site-${index}`,
    label:
      ['www.aurora.example', 'cdn.aurora.example', 'shop.aurora.example', 'img.aurora.example'][index] ??
      `s${index}.aurora.example`,
    color: (['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'] as const)[index % 8] ?? 'other',
    values: sampleValues(index + 1, points, level / (index + 1)),
  }))
const accent: SeriesData = { key: 'all', label: 'Requests', color: 'accent', values: sampleValues(7, 60, 84_000) }

const meta: Meta<typeof TimeSeries> = {
  title: 'Widgets/Kinds/TimeSeries',
  component: TimeSeries,
  decorators: [onCard],
  parameters: { card: 880 },
  args: { label: 'Requests', times, step: 60, series: [accent], unit: 'requests', shape: 'area', onZoom: fn() },
}
export default meta
type Story = StoryObj<typeof TimeSeries>

export const Area: Story = { tags: ['picture'] }
export const Lines: Story = {
  args: {
    onPick: { include: fn(), exclude: fn() },
    filterKey: 'referer',
    shape: 'line',
    series: series(4, 4e9),
    unit: 'bit/s',
    label: 'Bandwidth',
  },
}
export const Stacked: Story = {
  tags: ['canary'],
  args: {
    shape: 'stack',
    label: 'Requests by status',
    series: (['s2xx', 's3xx', 's4xx', 's5xx'] as const).map((color, index) => ({
      key: color,
      label: color.slice(1),
      color,
      values: sampleValues(index + 20, 60, [80_000, 21_000, 9000, 1200][index] ?? 1),
    })),
  },
}
export const Bars: Story = {
  tags: ['picture'],
  args: {
    shape: 'bar',
    label: 'Volume by day',
    unit: 'bytes',
    times: sampleTimes(28, 86_400, 1_781_474_400 + 86_400),
    step: 86_400,
    incompleteFrom: 1_781_474_400,
    series: series(3, 6e12, 28),
  },
}
export const NoRows: Story = { args: { times: [], series: [] } }
export const OnePoint: Story = { args: { times: [sampleNow - 60], series: [{ ...accent, values: [4211] }] } }
export const HugeNumbers: Story = {
  args: { series: [{ ...accent, values: accent.values.map((value) => (value ?? 0) * 1e14) }] },
}
export const AllZero: Story = { args: { series: [{ ...accent, values: accent.values.map(() => 0) }] } }
export const Gaps: Story = {
  tags: ['picture'],
  args: {
    shape: 'line',
    series: series(2).map((one) => ({
      ...one,
      values: one.values.map((value, index) =>
        (index > 20 && index < 29) || index === 40 || index === 42 ? null : value,
      ),
    })),
  },
}
export const IncompleteBucket: Story = {
  args: {
    incompleteFrom: times[58],
    series: [{ ...accent, values: accent.values.map((value, index) => (index === 59 ? 21_000 : value)) }],
  },
}
export const WithPrevious: Story = {
  tags: ['picture'],
  args: { series: [{ ...accent, ghost: sampleValues(9, 60, 71_000) }], shape: 'area' },
}
export const ManySeries: Story = { args: { shape: 'stack', series: series(14) } }
/** A message in the chart, with a button to show all. */
export const AllHidden: Story = {
  args: { shape: 'stack', series: series(14) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide all' }))
    await expect(canvas.getByText('All series are hidden.')).toBeVisible()
  },
}
export const HitRatioOverTime: Story = {
  args: {
    label: 'Hit ratio',
    shape: 'line',
    unit: 'percent',
    series: [
      {
        ...accent,
        label: 'Hit ratio',
        color: 'hit',
        values: sampleValues(3, 60, 9000, 0.04).map((value) => Math.min(1, 0.82 + value / 90_000)),
      },
    ],
  },
}
const markers: Marker[] = [
  {
    time: (times[12] ?? 0) + 5,
    label: 'Version 41 deployed: longer cache',
    who: 'Ada Lovelace',
    href: '/provisioning',
  },
  { time: times[33] ?? 0, label: 'Purge of /news/*', tone: 'watch', who: 'newsroom', href: '/invalidation' },
  { time: (times[34] ?? 0) + 5, label: 'Incident: Frankfurt', tone: 'bad' },
]
/** Events below the line: a flag, or a numbered dot for several. */
export const Markers: Story = { args: { markers } }
const listOf: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const all = await within(canvasElement).findByRole('button', { name: '3 events' })
  all.focus()
  await userEvent.keyboard('{Enter}')
  const list = await screen.findByRole('dialog', { name: 'Events: Requests' })
  await waitFor(() => expect(within(list).getAllByRole('row')).toHaveLength(4))
}
/** Several at once, in each tone: their number is read, so it has the ink of a text. */
export const MarkersTogether: Story = {
  args: {
    markers: (['info', 'good', 'watch', 'bad'] as const).flatMap((tone, index) =>
      ['Origin down', 'Purge'].map((label) => ({ time: times[index * 15 + 5] ?? 0, label, tone })),
    ),
  },
  play: async ({ canvasElement }) => {
    expect(await within(canvasElement).findAllByRole('button', { name: /^2 events/ })).toHaveLength(4)
  },
}
export const MarkersListed: Story = { tags: ['picture'], args: { markers }, play: listOf }
export const MarkersListedPhone: Story = {
  args: { markers },
  parameters: { card: 358 },
  globals: { viewport: { value: 'phone' } },
  play: listOf,
}
export const HostileNames: Story = {
  args: {
    label: hostile.script,
    shape: 'line',
    series: [hostile.script, hostile.rightToLeft, hostile.emoji, hostile.long].map((label, index) => ({
      ...(series(4)[index] ?? accent),
      key: label,
      label,
    })),
  },
}
export const MonthOfMinutes: Story = {
  args: { times: sampleTimes(43_200, 60), series: series(3, 90_000, 43_200), shape: 'line' },
}
export const AcrossClockChange: Story = {
  args: {
    times: sampleTimes(96, 3600, 1_774_828_800),
    step: 3600,
    series: [{ ...accent, values: sampleValues(4, 96, 5e6) }],
  },
}
export const Narrow: Story = {
  tags: ['picture'],
  args: { shape: 'line', series: series(4) },
  parameters: { card: 358 },
}

/** The card under the pointer, and the keys. */
export const Crosshair: Story = {
  tags: ['picture'],
  args: {
    shape: 'stack',
    series: series(4).map((one) => ({ ...one, ghost: one.values.map((value) => (value ?? 0) * 0.9) })),
    incompleteFrom: times[59],
  },
  play: async ({ canvasElement, args }) => {
    const chart = await within(canvasElement).findByRole('application', {}, { timeout: 10_000 })
    chart.focus()
    await userEvent.keyboard('{End}{ArrowLeft}')
    await waitFor(() => expect(canvasElement).toHaveTextContent('Total'))
    await userEvent.keyboard('{Home}[[{End}]')
    await within(canvasElement).findByRole('slider', { name: 'Start of the zoom' })
    await userEvent.keyboard('{Enter}')
    await expect(args.onZoom).toHaveBeenCalledWith({ from: times[0], to: (times[59] ?? 0) + 60 })
    await userEvent.keyboard('{End}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
  },
}
/** Two charts that share their crosshair. */
export const Synced: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <TimeSeries {...args} syncKey="story" height={160} />
      <TimeSeries
        {...args}
        label="Bandwidth"
        syncKey="story"
        unit="bit/s"
        series={series(2, 3e9)}
        shape="line"
        height={160}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    // Charts draw one after the other, in no fixed order.
    const charts = () => within(canvasElement).getAllByRole('application')
    await waitFor(() => expect(charts()).toHaveLength(2), { timeout: 10_000 })
    charts()[0]?.focus()
    await userEvent.keyboard('{End}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
  },
}

const many = { times: sampleTimes(100_000, 60), series: series(6, 90_000, 100_000) }

/** Six series of 100,000 points; measured by scripts/benchCharts.mjs. */
export const Bench: Story = {
  args: { ...many, shape: 'line', step: 60 },
  parameters: { picture: false },
  render: ({ onZoom: _, ...args }) => <Mounted {...args} />,
}

function Mounted(args: TimeSeriesProps) {
  const [isMounted, setMounted] = useState(false)
  return isMounted ? (
    <TimeSeries {...args} />
  ) : (
    <button type="button" onClick={() => setMounted(true)}>
      Mount
    </button>
  )
}
