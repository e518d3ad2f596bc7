import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Inline } from '../layout/Flow.tsx'
import { Chip } from './Chip.tsx'
import { ChipsBar } from './ChipsBar.tsx'

/**
 * An active filter or a selected item.
 *
 * Keyboard: Tab reaches the chip, then its remove button; Enter and Space activate them. Alt negates and Shift disables
 * the chip (also offer both in a menu). Chips that do not fit are in a popover behind a button with their number.
 *
 * Screen readers: The remove button names its chip; "not" is part of the chip's text, and a disabled chip is a toggle
 * that is not pressed. The bar is a named group.
 */
const meta: Meta<typeof Chip> = { title: 'UI/Chip', component: Chip }
export default meta
type Story = StoryObj<typeof Chip>

/** The kinds of chips. */
export const Kinds: Story = {
  tags: ['picture'],
  render: () => (
    <Inline gap={2} wrap>
      <Chip label="www.aurora.tv" />
      <Chip label="Country: Spain, France" onClick={() => {}} onRemove={() => {}} />
      <Chip label="Status is not 404" negated onClick={() => {}} onRemove={() => {}} />
      <Chip label="Cache: HIT" muted onClick={() => {}} onRemove={() => {}} />
      <div style={{ inlineSize: 220, display: 'flex' }}>
        <Chip label="Path: /video/2026/06/15/final/segment-00042.ts" onClick={() => {}} onRemove={() => {}} />
      </div>
    </Inline>
  ),
}

const onNegate = fn()
const onMute = fn()
const onClick = fn()
const onRemove = fn()

/** Alt-click negates, Shift-click disables, a plain click opens. */
export const Clicks: Story = {
  args: { label: 'Country: Spain', onClick, onNegate, onMute, onRemove },
  play: async ({ canvasElement }) => {
    for (const mock of [onClick, onNegate, onMute, onRemove]) mock.mockClear()
    const chip = within(canvasElement).getByRole('button', { name: 'Country: Spain' })
    const user = userEvent.setup()
    await user.click(chip)
    await user.keyboard('{Alt>}')
    await user.click(chip)
    await user.keyboard('{/Alt}{Shift>}')
    await user.click(chip)
    await user.keyboard('{/Shift}')
    await user.click(within(canvasElement).getByRole('button', { name: 'Remove Country: Spain' }))
    for (const mock of [onClick, onNegate, onMute, onRemove]) await expect(mock).toHaveBeenCalledOnce()
  },
}

const chips = [
  'Country: Spain',
  'Country: France',
  'Status is not 404',
  'Path: /video',
  'Cache: MISS',
  'Method: GET',
  'Referer: news.example',
].map((label, at) => ({ id: label, label, negated: at === 2, onClick: () => {}, onRemove: () => {} }))

/** A bar of chips with a button that removes them all. */
export const Bar: Story = {
  render: () => <ChipsBar label="Filters" chips={chips.slice(0, 3)} onClear={() => {}} />,
}

/** Chips that do not fit into one row are behind a button. */
export const Overflow: Story = {
  tags: ['picture'],
  render: () => (
    <div style={{ maxInlineSize: 520 }}>
      <ChipsBar label="Filters" chips={chips} onClear={() => {}} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const more = await within(canvasElement).findByRole('button', { name: /more filters/ })
    await userEvent.click(more)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible())
    const [row] = within(canvasElement).getAllByRole('list')
    await expect(row?.scrollWidth).toBe(row?.clientWidth)
  },
}
