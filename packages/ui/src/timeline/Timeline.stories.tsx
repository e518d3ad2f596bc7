import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../layout/Card.tsx'
import { Timeline } from './Timeline.tsx'

/**
 * A list of events.
 *
 * Screen readers: An ordered list with its label as name. Times are `time` elements. The title must say what the colour
 * shows.
 */
const meta: Meta<typeof Timeline> = {
  title: 'UI/Timeline',
  component: Timeline,
  decorators: [(Story) => <Card>{Story()}</Card>],
}
export default meta
type Story = StoryObj<typeof Timeline>

const at = 1_781_510_400
const items = [
  { id: '5', at, title: 'Configuration activated', by: 'Ana Ruiz', tone: 'good' as const, icon: 'check' as const },
  {
    id: '4',
    at: at - 300,
    title: 'Two nodes do not answer',
    tone: 'bad' as const,
    icon: 'circleAlert' as const,
    detail: 'Madrid 2 and Lisbon 1; they get the configuration when they are back.',
  },
  { id: '3', at: at - 900, title: 'Slower than usual', tone: 'watch' as const, icon: 'triangleAlert' as const },
  {
    id: '2',
    at: at - 4000,
    title: 'Checked on staging',
    by: 'provisioning',
    tone: 'info' as const,
    icon: 'staging' as const,
  },
  { id: '1', at: at - 90_000, title: 'Draft saved', by: 'Ana Ruiz' },
]
export const Moments: Story = { tags: ['picture'], args: { label: 'Deployments', items } }
export const Ages: Story = { args: { label: 'Deployments', items, isRelative: true } }
export const LongTexts: Story = {
  args: {
    label: 'Deployments',
    items: [
      {
        id: '1',
        at,
        title: 'a'.repeat(200),
        by: 'b'.repeat(80),
        detail: 'Words that go on and on until they need many lines. '.repeat(6),
      },
      { id: '2', at, title: 'End' },
    ],
  },
}
export const RightToLeft: Story = {
  args: { label: 'Deployments', items },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
