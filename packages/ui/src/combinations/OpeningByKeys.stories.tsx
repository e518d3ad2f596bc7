import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Chip } from '../chip/Chip.tsx'
import { ChipsBar } from '../chip/ChipsBar.tsx'
import { ShortcutsSheet } from '../command/ShortcutsSheet.tsx'
import { Drawer } from '../dialog/Dialog.tsx'
import { CopyButton, ErrorState } from '../feedback/EmptyState.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { Tooltip } from '../feedback/Tooltip.tsx'
import { TextField } from '../field/TextField.tsx'
import { Inline, Stack } from '../layout/Flow.tsx'
import { ContextMenu } from '../menu/ContextMenu.tsx'
import { Popover } from '../menu/Popover.tsx'
import { useToast } from '../toast/ToastProvider.tsx'

const meta: Meta = { title: 'UI/Together/Opening and closing by keys' }
export default meta
type Story = StoryObj

const noop = () => {}
const focused = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus())
const blurActive = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

function Openers() {
  const [open, setOpen] = useState<'drawer' | 'keys' | null>(null)
  const close = () => setOpen(null)
  return (
    <div style={{ minBlockSize: 520 }}>
      <Inline gap={4}>
        <Popover label="About this figure" trigger={<Button>About</Button>}>
          Requests that were answered from cache.
        </Popover>
        <Button onClick={() => setOpen('drawer')}>Edit</Button>
        <Button onClick={() => setOpen('keys')}>Keys</Button>
        <ContextMenu
          label="Spain"
          items={[
            { label: 'Only this country', onSelect: noop },
            { label: 'Copy', onSelect: noop },
          ]}
        >
          <Button>Spain</Button>
        </ContextMenu>
        <Tooltip text="And keeps moving">
          <Button>Last 24 h</Button>
        </Tooltip>
      </Inline>
      <Drawer open={open === 'drawer'} onClose={close} title="Edit record">
        <TextField label="Name" name="name" value="www" onChange={noop} />
      </Drawer>
      <ShortcutsSheet
        open={open === 'keys'}
        onClose={close}
        groups={[{ title: 'Everywhere', shortcuts: [{ keys: ['Shift+← →'], label: 'Move by ten points' }] }]}
      />
    </div>
  )
}

/** What opens closes with Escape, and the focus returns to what opened it. */
export const Opening: Story = {
  tags: ['picture'],
  render: () => <Openers />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const closes = async (opener: HTMLElement, role: 'dialog' | 'menu') => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
      await focused(opener)
    }
    const about = canvas.getByRole('button', { name: 'About' })
    about.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'About this figure' })
    await closes(about, 'dialog')

    const edit = canvas.getByRole('button', { name: 'Edit' })
    edit.focus()
    await userEvent.keyboard(' ')
    const drawer = await screen.findByRole('dialog', { name: 'Edit record' })
    await focused(within(drawer).getByRole('textbox', { name: 'Name' }))
    await userEvent.tab()
    await focused(within(drawer).getByRole('button', { name: 'Close' }))
    await closes(edit, 'dialog')

    const keys = canvas.getByRole('button', { name: 'Keys' })
    keys.focus()
    await userEvent.keyboard('{Enter}')
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(within(sheet).getByRole('img', { name: 'Arrow left' })).toBeVisible()
    await closes(keys, 'dialog')

    const spain = canvas.getByRole('button', { name: 'Spain' })
    spain.focus()
    // Browsers send this for Shift+F10 and the menu key, without pointer position.
    await fireEvent.contextMenu(spain, { clientX: 0, clientY: 0 })
    const menu = await screen.findByRole('menu', { name: 'Spain' })
    await focused(within(menu).getByRole('menuitem', { name: 'Only this country' }))
    await userEvent.keyboard('{ArrowDown}')
    await focused(within(menu).getByRole('menuitem', { name: 'Copy' }))
    await closes(spain, 'menu')

    const range = canvas.getByRole('button', { name: 'Last 24 h' })
    await userEvent.tab()
    await expect(range).toHaveFocus()
    await waitFor(() => expect(canvasElement.querySelector('[popover]')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelector('[popover]')).toBeNull()
    await expect(range).toHaveFocus()
    blurActive()
  },
}

const onChip = fn()
const onRemove = fn()
const onRetry = fn()
function FeedbackParts() {
  const toast = useToast()
  const [isNew, setNew] = useState(true)
  const [isThere, setThere] = useState(true)
  return (
    <Stack gap={4}>
      <Inline>
        <Button
          onClick={() => toast.info('Widget hidden', { label: 'Undo', onAct: () => toast.success('Shown again') })}
        >
          Hide
        </Button>
      </Inline>
      {isNew && (
        <Notice tone="info" title="Analytics answers faster" onDismiss={() => setNew(false)}>
          Ranges up to a day come in under a second.
        </Notice>
      )}
      <ErrorState size="s" title="Could not be read" onRetry={onRetry} />
      <div>
        <CopyButton text="request 7f3a-11c0" />
      </div>
      {isThere && (
        <div>
          <Chip
            label="Country: Spain"
            onClick={onChip}
            onRemove={() => {
              onRemove()
              setThere(false)
            }}
          />
        </div>
      )}
      <div style={{ maxInlineSize: 320 }}>
        <ChipsBar
          label="Filters"
          chips={['Status: 404', 'Path: /video', 'Cache: MISS', 'Method: GET'].map((label) => ({ id: label, label }))}
          onClear={noop}
        />
      </div>
    </Stack>
  )
}

/** What appears by itself does not take the focus away. */
export const Comings: Story = {
  decorators: [(Story) => <div style={{ minBlockSize: 560 }}>{Story()}</div>],
  render: () => <FeedbackParts />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const one of [onChip, onRemove, onRetry]) one.mockClear()
    const hide = canvas.getByRole('button', { name: 'Hide' })
    hide.focus()
    await userEvent.keyboard('{Enter}')
    await expect(hide).toHaveFocus()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    undo.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('Shown again')).toBeVisible())
    const dismiss = within(screen.getByText('Shown again').closest('li') ?? document.body)
    dismiss.getByRole('button', { name: 'Dismiss' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('Shown again')).toBeNull())

    canvas.getByRole('button', { name: 'Dismiss' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Analytics answers faster')).toBeNull()
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard(' ')
    await expect(onRetry).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Copy' }).focus()
    await userEvent.setup().keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/^Copied/)).toBeVisible())

    canvas.getByRole('button', { name: 'Country: Spain' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(onChip).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onRemove).toHaveBeenCalledOnce()
    const more = canvas.getByRole('button', { name: /more filters/ })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Filters' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await focused(more)
    blurActive()
  },
}
