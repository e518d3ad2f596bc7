import type { Meta, StoryObj } from '@storybook/react-vite'
import { Counter } from './Counter.tsx'
import { onCard } from './onCard.tsx'
import { sampleValues } from './sample.ts'

const spark = sampleValues(5, 48, 4000)
const meta: Meta<typeof Counter> = {
  title: 'Widgets/Kinds/Counter',
  component: Counter,
  decorators: [onCard],
  parameters: { card: 300 },
  args: {
    label: 'Requests per second',
    value: 4847,
    unit: 'req/s',
    spark,
    change: { previous: 4311, meaning: 'upGood', label: 'the week before' },
    href: '#stats',
  },
}
export default meta
type Story = StoryObj<typeof Counter>

export const Typical: Story = { tags: ['canary'] }
export const Worse: Story = {
  args: {
    label: 'Errors',
    unit: 'requests',
    value: 4211,
    change: { previous: 1200, meaning: 'upBad', label: 'the week before' },
  },
}
export const Neutral: Story = {
  args: {
    label: 'Bandwidth',
    unit: 'bit/s',
    value: 1.284e9,
    change: { previous: 1.41e9, meaning: 'neutral', label: 'yesterday' },
  },
}
export const Ratio: Story = {
  args: {
    label: 'Hit ratio',
    unit: 'percent',
    value: 0.934,
    tone: 'good',
    change: { previous: 0.921, meaning: 'upGood', label: 'yesterday' },
  },
}
export const LowRatio: Story = {
  args: {
    label: 'Hit ratio',
    unit: 'percent',
    value: 0.31,
    tone: 'bad',
    change: { previous: 0.72, meaning: 'upGood', label: 'yesterday' },
  },
}
export const New: Story = { args: { change: { previous: 0, meaning: 'upGood', label: 'yesterday' } } }
export const TooFew: Story = {
  args: { unit: 'requests', value: 40, change: { previous: 7, meaning: 'upGood', label: 'yesterday' } },
}
export const TenTimes: Story = { args: { change: { previous: 310, meaning: 'neutral', label: 'yesterday' } } }
export const Same: Story = { args: { change: { previous: 4847, meaning: 'upGood', label: 'yesterday' } } }
export const Unknown: Story = {
  tags: ['picture'],
  args: { value: null, spark: spark.map(() => null), change: undefined },
}
export const Zero: Story = { args: { value: 0, unit: 'minutes', spark: spark.map(() => 0), change: undefined } }
export const HugeNumber: Story = { args: { value: 9.87e23, unit: 'requests' } }
export const Gaps: Story = { args: { spark: spark.map((value, index) => (index > 20 && index < 30 ? null : value)) } }
export const OnePoint: Story = { args: { spark: [5] } }
export const Narrow: Story = { tags: ['picture'], parameters: { card: 190 } }
