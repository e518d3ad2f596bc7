import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Inline } from '../layout/Flow.tsx'
import { Chip } from './Chip.tsx'
import { ChipsBar } from './ChipsBar.tsx'

/**
 * A condition that holds now: a filter, a site.
 *
 * Keyboard: Tab reaches the chip and then its cross; Enter or Space opens the one and removes by the other. With Alt it is turned into
 * its opposite, with Shift switched off: the menu of whoever uses it offers both without them. What does not fit stands behind a
 * number, which is a button.
 *
 * Screen readers: The cross says which chip it removes; "not" is a word of the chip, and one that is switched off is a toggle that is
 * not pressed. The bar is a group with a name.
 */
const meta: Meta<typeof Chip> = { title: 'UI/Chip', component: Chip }
export default meta
type Story = StoryObj<typeof Chip>

export const Kinds: Story = {
  render: () => (
    <Inline gap={2} wrap>
      <Chip label="www.aurora.tv" />
      <Chip label="Country: Spain, France" onClick={() => {}} onRemove={() => {}} />
      <Chip label="Status: 404" negated onClick={() => {}} onRemove={() => {}} />
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

/** Alt-click turns, Shift-click switches off, a plain click opens. */
export const Clicks: Story = {
  args: { label: 'Country: Spain', onClick, onNegate, onMute, onRemove },
  play: async ({ canvasElement }) => {
    for (const one of [onClick, onNegate, onMute, onRemove]) one.mockClear()
    const chip = within(canvasElement).getByRole('button', { name: 'Country: Spain' })
    const user = userEvent.setup()
    await user.click(chip)
    await user.keyboard('{Alt>}')
    await user.click(chip)
    await user.keyboard('{/Alt}{Shift>}')
    await user.click(chip)
    await user.keyboard('{/Shift}')
    await user.click(within(canvasElement).getByRole('button', { name: 'Remove Country: Spain' }))
    for (const one of [onClick, onNegate, onMute, onRemove]) await expect(one).toHaveBeenCalledOnce()
  },
}

const chips = [
  'Country: Spain',
  'Country: not France',
  'Status: 404',
  'Path: /video',
  'Cache: MISS',
  'Method: GET',
  'Referer: news.example',
].map((label, at) => ({ id: label, label, negated: at === 2, onClick: () => {}, onRemove: () => {} }))

export const Bar: Story = {
  render: () => <ChipsBar label="Filters" chips={chips.slice(0, 3)} onClear={() => {}} />,
}

/** One row; the others behind a number. */
export const Overflow: Story = {
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
