import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MonthTable } from './MonthTable.tsx'
import { onCard } from './onCard.tsx'
import { sampleNow, sampleValues } from './sample.ts'

const requestsOf = (bytes: number) => Math.round(bytes / 51_000)

const starts = [1_780_264_800, 1_777_586_400, 1_774_994_400, 1_772_319_600, 1_769_900_400, 1_767_222_000]
const months = starts.map((from, place) => {
  const to = starts[place - 1] ?? 1_782_856_800
  const days = sampleValues(place + 1, place === 0 ? 15 : Math.round((to - from) / 86_400), 2.4e12)
  const bytes = days.reduce((sum, day) => sum + day, 0)
  return {
    from,
    to,
    bytes,
    requests: requestsOf(bytes),
    days,
    ...(place === 0 ? { projected: bytes * 2.05 } : {}),
  }
})
const meta: Meta<typeof MonthTable> = {
  title: 'Widgets/Kinds/MonthTable',
  component: MonthTable,
  decorators: [onCard],
  parameters: { card: 880 },
  args: { label: 'Monthly consumption', months, now: sampleNow, onMonth: fn(), onDetail: fn(async () => undefined) },
}
export default meta
type Story = StoryObj<typeof MonthTable>

export const Typical: Story = { tags: ['picture'] }
export const Limits: Story = { args: { limits: [40e12, 90e12] } }
export const OneMonth: Story = { args: { months: months.slice(0, 1) } }
export const NoRows: Story = { args: { months: [] } }
export const AllZero: Story = {
  args: {
    months: months.map((month) => ({
      ...month,
      bytes: 0,
      requests: 0,
      days: month.days.map(() => 0),
      projected: undefined,
    })),
  },
}
export const HugeNumbers: Story = {
  args: { months: months.map((month) => ({ ...month, bytes: month.bytes * 1e6, requests: month.requests * 1e9 })) },
}
export const Gaps: Story = {
  args: {
    months: months.map((month, at) => {
      if (at % 3 === 1) return month
      const days = month.days.map((day, place) => (place % 9 > 6 ? null : day))
      const known = days.filter((day) => day !== null)
      const bytes = known.reduce((sum, day) => sum + day, 0)
      return { ...month, days, bytes, requests: requestsOf(bytes), known: { days: known.length, of: days.length } }
    }),
  },
}
export const Narrow: Story = { parameters: { card: 358 } }
