import type { Meta, StoryObj } from '@storybook/react-vite'
import { onCard } from '../kinds/onCard.tsx'
import { hostile, sampleTimes, sampleValues } from '../kinds/sample.ts'
import { TwinTable } from './TwinTable.tsx'

const columns = [
  { label: 'Time', kind: 'time' as const },
  { label: 'Requests', kind: 'number' as const },
]
const rowsOf = (count: number) => {
  const values = sampleValues(5, count, 84_000)
  return sampleTimes(count, 60).map((time, index) => [time, values[index] ?? null])
}

/** The data of a chart as a table, opened with `T`. */
const meta: Meta<typeof TwinTable> = {
  title: 'Widgets/Chart parts/Twin table',
  component: TwinTable,
  decorators: [onCard],
  parameters: { card: 560 },
  args: { twin: { caption: 'Requests, last 10 minutes', columns, rows: rowsOf(10) } },
}
export default meta
type Story = StoryObj<typeof TwinTable>

export const Times: Story = { tags: ['picture'] }

export const NoRows: Story = { args: { twin: { caption: 'Requests, last 10 minutes', columns, rows: [] } } }

/** Unknown is a dash, not a zero. */
export const Gaps: Story = {
  args: {
    twin: {
      caption: 'Requests, last 4 minutes',
      columns,
      rows: rowsOf(4).map(([time, value], index) => [time ?? null, index % 2 ? null : (value ?? null)]),
    },
  },
}

/** Beyond 500 rows the table suggests the file. */
export const MoreThanAreShown: Story = {
  args: { twin: { caption: 'Requests, last 20 hours', columns, rows: rowsOf(1200) } },
}

export const HostileTexts: Story = {
  args: {
    twin: {
      caption: 'Paths',
      columns: [
        { label: 'Path', kind: 'text' },
        { label: 'Requests', kind: 'number' },
      ],
      rows: Object.values(hostile).map((text, index) => [text, 10 ** index]),
    },
  },
}
