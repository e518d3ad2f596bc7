import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { type Command, CommandPalette } from './CommandPalette.tsx'
import { ShortcutsSheet } from './ShortcutsSheet.tsx'

/**
 * A searchable list of commands, and the list of keyboard shortcuts.
 *
 * Keyboard: Type to search; Up and Down move, Page Up and Page Down by eight, Ctrl+Home and Ctrl+End to the ends. Enter
 * selects, Escape closes and restores focus.
 *
 * Screen readers: A dialog with a combobox and its list; the active option has its position and the size of the list,
 * and an empty result is announced. Shortcuts are lists with headings.
 */
const meta: Meta<typeof CommandPalette> = {
  title: 'UI/Commands',
  component: CommandPalette,
  decorators: [(Shown) => <div style={{ minBlockSize: 620 }}>{Shown()}</div>],
}
export default meta
type Story = StoryObj<typeof CommandPalette>

const noop = () => {}
const commands: readonly Command[] = [
  { id: 'home', label: 'Home', detail: 'g h', onSelect: noop },
  { id: 'stats', label: 'History', detail: 'Observe', onSelect: noop },
  { id: 'analytics', label: 'Analytics', detail: 'Observe', onSelect: noop },
  { id: 'purge', label: 'Purge addresses', detail: 'Deliver', onSelect: noop },
  { id: 'waf', label: 'Web application firewall', disabledReason: 'Not hired', onSelect: noop },
  { id: 'dark', label: 'Dark mode', detail: 'Looks', onSelect: noop },
  {
    id: 'long',
    label: 'A command whose name is much longer than the line that it has to stand in',
    detail: 'Somewhere far down in the account',
    onSelect: noop,
  },
]
function OpenState({ children }: { children: (open: boolean, close: () => void) => React.ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(isOpen, () => setOpen(false))}
    </>
  )
}
const palette = () => (
  <OpenState>
    {(open, close) => <CommandPalette open={open} onClose={close} label="Go to or do" commands={commands} />}
  </OpenState>
)
const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
  const search = await screen.findByRole('combobox', { name: 'Go to or do' })
  await waitFor(() => expect(search).toHaveFocus())
}
/** The palette before anything is typed. */
export const All: Story = { tags: ['picture'], render: palette, play: ({ canvasElement }) => open(canvasElement) }
/** Only the commands that match what is typed remain. */
export const Found: Story = {
  render: palette,
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.keyboard('obs')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  },
}
/** Nothing matches, and it says so. */
export const NothingFound: Story = {
  render: palette,
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.keyboard('zzz')
    await expect(await screen.findByText('No results for “zzz”')).toBeVisible()
  },
}
/** On a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: palette,
  play: ({ canvasElement }) => open(canvasElement),
}
/** The detail shrinks before the label. */
export const LongNotes: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <OpenState>
      {(isOpen, close) => (
        <CommandPalette
          open={isOpen}
          onClose={close}
          label="Go to or do"
          commands={[
            {
              id: 'invalidation',
              label: 'Invalidación',
              detail: 'Página · Llegará en una versión posterior de este panel',
              onSelect: noop,
            },
            {
              id: 'soporte',
              label: 'Tickets',
              detail: 'Página · Llegará en una versión posterior de este panel',
              onSelect: noop,
            },
          ]}
        />
      )}
    </OpenState>
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    const name = screen.getByTitle('Invalidación')
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  },
}
/** The list of keyboard shortcuts. */
export const Shortcuts: Story = {
  tags: ['picture'],
  render: () => (
    <OpenState>
      {(isOpen, close) => (
        <ShortcutsSheet
          open={isOpen}
          onClose={close}
          groups={[
            {
              title: 'Everywhere',
              shortcuts: [
                { keys: ['Ctrl+K'], label: 'Go to or do' },
                { keys: ['g', 'h'], label: 'Home' },
                { keys: ['?'], label: 'Keyboard shortcuts' },
              ],
            },
            {
              title: 'Range',
              shortcuts: [
                { keys: ['d', '7'], label: 'Last seven days' },
                { keys: ['['], label: 'Earlier' },
                { keys: ['Shift+← →'], label: 'Move by ten points' },
                {
                  keys: ['Alt'],
                  label:
                    'With a click on a bar, a line or a country: everything but what was clicked, until it is clicked again',
                },
              ],
            },
          ]}
        />
      )}
    </OpenState>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible())
  },
}

/** From right to left. */
export const RightToLeft: Story = { ...Found, globals: { direction: 'rtl' } }
/** Arrow keys are not mirrored. */
export const ShortcutsRightToLeft: Story = { ...Shortcuts, globals: { direction: 'rtl' } }
