import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stepper } from './Stepper.tsx'

/**
 * The progress through several steps. It is not interactive: the page has the buttons for next and back.
 *
 * Screen readers: A named ordered list; the current step has `aria-current`, and "done" or "has a problem" follows the
 * step's label.
 */
const meta: Meta<typeof Stepper> = {
  title: 'UI/Stepper',
  component: Stepper,
  args: {
    label: 'New site',
    steps: [{ label: 'Name' }, { label: 'Origin' }, { label: 'Certificate' }, { label: 'Review' }],
  },
}
export default meta
type Story = StoryObj<typeof Stepper>

/** The first step is the current one; the others are to come. */
export const First: Story = { args: { current: 0 } }
/** Two steps are done, and the third is the current one. */
export const Third: Story = { args: { current: 2 } }
/** A step that is done has something wrong in it. */
export const WithAProblem: Story = {
  tags: ['picture'],
  args: { current: 2, steps: [{ label: 'Name' }, { label: 'Origin', isWrong: true }, { label: 'Certificate' }] },
}
/** Names of steps that need several lines. */
export const LongNames: Story = {
  args: {
    current: 1,
    steps: [
      { label: 'Name of the site, as its visitors type it into their browser, with all its other names' },
      { label: 'static.aldermere-and-whitcombe-content-delivery-services.example.co.uk', isWrong: true },
      { label: 'Certificate' },
    ],
  },
}
/** On a phone. */
export const Phone: Story = { args: { current: 1 }, globals: { viewport: { value: 'phone' } } }
/** From right to left the steps begin at the right. */
export const RightToLeft: Story = { args: { current: 1 }, decorators: [(Shown) => <div dir="rtl">{Shown()}</div>] }
