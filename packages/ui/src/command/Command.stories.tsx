import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { type Command, CommandPalette } from './CommandPalette.tsx'
import { ShortcutsSheet } from './ShortcutsSheet.tsx'

/**
 * Everything by name, and all keys in one place.
 *
 * Keyboard: Letters search; Up and Down move, Page keys by eight, Ctrl+Home and Ctrl+End to the ends, Enter chooses, Escape closes and
 * gives the focus back.
 *
 * Screen readers: A dialog with a search field in it that owns its list: the entry one is at is read with its place among all, and
 * that nothing was found is said. Keys in the sheet are lists under their own headings.
 */
const meta: Meta<typeof CommandPalette> = {
  title: 'UI/Commands',
  component: CommandPalette,
  decorators: [(Shown) => <div style={{ minBlockSize: 620 }}>{Shown()}</div>],
}
export default meta
type Story = StoryObj<typeof CommandPalette>

const go = () => {}
const commands: readonly Command[] = [
  { id: 'home', label: 'Home', detail: 'g h', onSelect: go },
  { id: 'stats', label: 'History', detail: 'Observe', onSelect: go },
  { id: 'analytics', label: 'Analytics', detail: 'Observe', onSelect: go },
  { id: 'purge', label: 'Purge addresses', detail: 'Deliver', onSelect: go },
  { id: 'waf', label: 'Web application firewall', disabledReason: 'Not hired', onSelect: go },
  { id: 'dark', label: 'Dark mode', detail: 'Looks', onSelect: go },
  {
    id: 'long',
    label: 'A command whose name is much longer than the line that it has to stand in',
    detail: 'Somewhere far down in the account',
    onSelect: go,
  },
]
function Opened({ children }: { children: (open: boolean, close: () => void) => React.ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(isOpen, () => setOpen(false))}
    </>
  )
}
const palette = () => (
  <Opened>
    {(open, close) => <CommandPalette open={open} onClose={close} label="Go to or do" commands={commands} />}
  </Opened>
)
const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
  const search = await screen.findByRole('combobox', { name: 'Go to or do' })
  await waitFor(() => expect(search).toHaveFocus())
}
export const All: Story = { render: palette, play: ({ canvasElement }) => open(canvasElement) }
export const Found: Story = {
  render: palette,
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.keyboard('obs')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  },
}
export const NothingFound: Story = {
  render: palette,
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.keyboard('zzz')
    await expect(await screen.findByText('Nothing is called “zzz”')).toBeVisible()
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: palette,
  play: ({ canvasElement }) => open(canvasElement),
}
/** When space is short the label has priority over the detail. */
export const LongNotes: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Opened>
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
              onSelect: go,
            },
            {
              id: 'soporte',
              label: 'Tickets',
              detail: 'Página · Llegará en una versión posterior de este panel',
              onSelect: go,
            },
          ]}
        />
      )}
    </Opened>
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    const name = screen.getByTitle('Invalidación')
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  },
}
export const Shortcuts: Story = {
  render: () => (
    <Opened>
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
                { keys: ['?'], label: 'These keys' },
              ],
            },
            {
              title: 'Range',
              shortcuts: [
                { keys: ['d', '7'], label: 'Last seven days' },
                { keys: ['['], label: 'Earlier' },
                { keys: ['Shift+← →'], label: 'By ten points' },
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
    </Opened>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible())
  },
}

export const RightToLeft: Story = { ...Found, globals: { direction: 'rtl' } }
/** A key points where it is pressed to. */
export const ShortcutsRightToLeft: Story = { ...Shortcuts, globals: { direction: 'rtl' } }
