import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Badge } from '../feedback/marks.tsx'
import { Text } from '../text/Text.tsx'
import { Accordion } from './Accordion.tsx'

/**
 * Sections that open and close.
 *
 * Keyboard: Tab moves between titles; Enter and Space toggle a section. The content of a closed section is not in the
 * tab order.
 *
 * Screen readers: A title is a disclosure with its expanded state; the detail at its end is part of its name.
 */
const meta: Meta<typeof Accordion> = { title: 'UI/Accordion', component: Accordion }
export default meta
type Story = StoryObj<typeof Accordion>

const items = [
  {
    id: 'a',
    title: 'How long is a purge on its way?',
    content: <Text>A few seconds, in all regions.</Text>,
    isOpen: true,
  },
  { id: 'b', title: 'Which sites?', detail: <Badge>12</Badge>, content: <Text>All twelve of your company.</Text> },
  {
    id: 'c',
    title: 'A question that is so long that it needs a second line wherever there is little room, as on a telephone',
    content: <Text>An answer.</Text>,
  },
]
/** Several sections can be open at once. */
export const Several: Story = { tags: ['picture'], args: { items } }

/** One at a time. */
export const Single: Story = {
  args: { items, single: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Which sites?'))
    await expect(canvas.getByText('All twelve of your company.')).toBeVisible()
    await expect(canvas.getByText('A few seconds, in all regions.')).not.toBeVisible()
  },
}
/** Sections are opened and closed with the keyboard. */
export const ByKeys: Story = {
  args: { items },
  play: async ({ canvasElement }) => {
    const titles = [...canvasElement.querySelectorAll('summary')]
    for (const title of titles) {
      await userEvent.tab()
      await expect(title).toHaveFocus()
    }
    await userEvent.tab({ shift: true })
    await expect(within(canvasElement).getByText('Which sites?').closest('summary')).toHaveFocus()
  },
}
/** From right to left the arrow and the text change sides. */
export const RightToLeft: Story = { args: { items }, decorators: [(Shown) => <div dir="rtl">{Shown()}</div>] }
