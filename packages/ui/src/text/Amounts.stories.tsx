import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyValue } from '../keyvalue/KeyValue.tsx'
import { Money } from './Money.tsx'

/**
 * Amounts of money.
 *
 * Screen readers: Money is formatted for the language of the page.
 */
const meta: Meta = { title: 'UI/Amounts' }
export default meta
type Story = StoryObj

/** Amounts of money, also of unknown value. */
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
/** From right to left. */
export const RightToLeft: Story = { ...Amounts, decorators: [(Story) => <div dir="rtl">{Story()}</div>] }
