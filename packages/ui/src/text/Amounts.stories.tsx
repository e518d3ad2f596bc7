import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { KeyValue } from '../keyvalue/KeyValue.tsx'
import { Countdown } from './Countdown.tsx'
import { Money } from './Money.tsx'

/**
 * Amounts of money and remaining time.
 *
 * Screen readers: Money is formatted for the language of the page. A countdown is a timer with its label as name. It is
 * not announced while it runs, so announce its end in `onEnd`.
 */
const meta: Meta = { title: 'UI/Amounts' }
export default meta
type Story = StoryObj

export const Amounts: Story = {
  tags: ['picture'],
  render: () => (
    <KeyValue
      items={[
        { label: 'Invoice', value: <Money value={12_345.6} currency="EUR" /> },
        { label: 'Credit', value: <Money value={-20} currency="USD" /> },
        { label: 'Without cents', value: <Money value={1200} currency="JPY" /> },
        { label: 'No currency of a bank', value: <Money value={3} currency="credits" /> },
        { label: 'Not known', value: <Money value={null} currency="EUR" /> },
      ]}
    />
  ),
}
export const RightToLeft: Story = { ...Amounts, decorators: [(Story) => <div dir="rtl">{Story()}</div>] }

export const TimeLeft: Story = {
  render: () => {
    const now = Math.floor(Date.now() / 1000)
    return (
      <KeyValue
        items={[
          { label: 'Seconds', value: <Countdown label="Until you are signed out" until={now + 42} /> },
          { label: 'Hours', value: <Countdown label="Until the end of the trial" until={now + 12_345} /> },
          { label: 'Over', value: <Countdown label="Until yesterday" until={now - 86_400} /> },
        ]}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('timer', { name: 'Until you are signed out' })).toHaveTextContent('0:42')
    await expect(canvas.getByRole('timer', { name: 'Until the end of the trial' })).toHaveTextContent('3:25:45')
    await expect(canvas.getByRole('timer', { name: 'Until yesterday' })).toHaveTextContent('0:00')
  },
}
