import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { SortableList, type SortableListProps } from './SortableList.tsx'

/**
 * A short list whose order matters, such as rules of which the first one wins.
 *
 * Keyboard: Tab moves through the buttons of the items. Enter or Space moves the item; the focus stays on its button.
 *
 * Screen readers: A named ordered list. The buttons name their item, and each move announces the new position.
 */
const meta: Meta<typeof SortableList> = {
  title: 'UI/SortableList',
  component: SortableList,
  args: {
    label: 'Rules',
    items: [
      { id: 'a', label: 'Block /wp-login' },
      { id: 'b', label: 'Cache .pdf for a day' },
      { id: 'c', label: 'Redirect /old' },
    ],
  },
  render: (args) => <Ordered {...args} />,
}
export default meta
type Story = StoryObj<typeof SortableList>

function Ordered({ items: initial, ...props }: SortableListProps) {
  const [items, setItems] = useState(initial)
  return (
    <SortableList
      {...props}
      items={items}
      onMove={(id, to) => {
        const moved = items.find((item) => item.id === id)
        if (moved) setItems(items.filter((item) => item !== moved).toSpliced(to, 0, moved))
      }}
    />
  )
}

/** Three rows that can be put in another order. */
export const Three: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const up = canvas.getByRole('button', { name: /Redirect \/old (up|hacia arriba)|(Subir).*Redirect \/old/ })
    up.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Redirect /old')
    await expect(up).toHaveFocus()
    await expect(up).toHaveAttribute('aria-disabled', 'true')
  },
}
/** By its grip, with a mouse, a pen or a finger, past the middle of the rows it passes. */
export const Dragged: Story = {
  play: async ({ canvasElement }) => {
    const rows = () => within(canvasElement).getAllByRole('listitem')
    const [first, , last] = rows()
    const grip = first?.querySelector('svg')
    if (!grip || !last) throw new Error('There is nothing to drag')
    const below = { clientX: 20, clientY: last.getBoundingClientRect().bottom - 2 }
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: grip },
      { target: grip, coords: below },
      { keys: '[/MouseLeft]', target: grip, coords: below },
    ])
    for (const [index, text] of ['Cache .pdf for a day', 'Redirect /old', 'Block /wp-login'].entries())
      await expect(rows()[index]).toHaveTextContent(text)
  },
}
/** Rows with long texts. */
export const LongTexts: Story = {
  args: {
    items: [
      {
        id: 'a',
        label:
          'When the request URL starts with /static.aldermere-and-whitcombe-content-delivery-services.example.co.uk/with/its/long/path, answer with 403',
      },
      { id: 'b', label: 'Second' },
    ],
  },
}
/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** From right to left. */
export const RightToLeft: Story = { decorators: [(Shown) => <div dir="rtl">{Shown()}</div>] }
