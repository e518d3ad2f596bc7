import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { KeyValue } from '../keyvalue/KeyValue.tsx'
import { Countdown } from './Countdown.tsx'
import { Money } from './Money.tsx'

/**
 * Figures that are read to the last digit: money and time left.
 *
 * Screen readers: Money is read as the language writes it. Time left is a timer of its label that is silent while it runs: who waits
 * for its end says it.
 */
const meta: Meta = { title: 'UI/Amounts' }
export default meta
type Story = StoryObj

/** Written in the user's language; an em dash for unknown. */
export const Amounts: Story = {
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
export const RightToLeft: Story = { ...Amounts, decorators: [(Shown) => <div dir="rtl">{Shown()}</div>] }

/** Not announced while it runs. Stories have a frozen clock. */
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
