import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../layout/Card.tsx'
import { DayMarks } from './DayMarks.tsx'
import { StateStrip } from './StateStrip.tsx'
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
/** What happened, with its time. */
export const Moments: Story = { tags: ['picture'], args: { label: 'Deployments', items } }
/** What happened, with how long ago. */
export const Ages: Story = { args: { label: 'Deployments', items, isRelative: true } }
/** Texts longer than there is room. */
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
/** From right to left. */
export const RightToLeft: Story = {
  args: { label: 'Deployments', items },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}

/** Equal parts of a time; a gap is not known. Height tells the states apart without colour. */
export const Strip: Story = {
  render: () => (
    <StateStrip
      label="Checks failed in 3 of 48 half hours."
      from="15 Jun, 10:00"
      to="16 Jun, 10:00"
      cells={Array.from({ length: 48 }, (_, i) => ({
        id: String(i),
        tone: i < 5 ? null : i === 20 || i === 21 ? 'bad' : i === 22 ? 'watch' : 'good',
        text: `Part ${i + 1}`,
      }))}
    />
  ),
}
/** What happens on which day; a higher mark is more. */
export const Days: Story = {
  render: () => (
    <DayMarks
      label="4 certificates end, the first in 3 days."
      marks={[
        { id: '3', place: 3 / 90, tone: 'bad', count: 1, text: 'shop.example' },
        { id: '12', place: 12 / 90, tone: 'watch', count: 2, text: 'www.example, api.example' },
        { id: '80', place: 80 / 90, tone: 'good', count: 1, text: 'static.example' },
      ]}
      ticks={[
        { place: 0, text: 'Today' },
        { place: 1 / 3, text: '30 d' },
        { place: 1, text: '90 d' },
      ]}
    />
  ),
}

const longName = `${'a'.repeat(60)}.example`

/** Two names for its two ends, which are longer than the strip on a phone. */
export const StripLongTexts: Story = {
  render: () => (
    <StateStrip
      label={`Checks of ${longName} failed in 1 of 8 half hours.`}
      from={`Since the first check of ${longName}`}
      to={`Until the last check of ${longName}`}
      cells={Array.from({ length: 8 }, (_, i) => ({ id: String(i), tone: i === 3 ? 'bad' : 'good', text: longName }))}
    />
  ),
}
/** The strip from right to left. */
export const StripRightToLeft: Story = {
  ...Strip,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
/** Marks of days with long texts. */
export const DaysLongTexts: Story = {
  render: () => (
    <DayMarks
      label={`The certificate of ${longName} ends in 3 days.`}
      marks={[{ id: '3', place: 3 / 90, tone: 'bad', count: 1, text: longName }]}
      ticks={[
        { place: 0, text: 'Monday, 15 June 2026' },
        { place: 1, text: 'Sunday, 13 September 2026' },
      ]}
    />
  ),
}
/** Marks of days from right to left. */
export const DaysRightToLeft: Story = {
  ...Days,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
