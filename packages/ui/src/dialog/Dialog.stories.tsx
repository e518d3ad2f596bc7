import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { TextField } from '../field/TextField.tsx'
import { Stack } from '../layout/Flow.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog, Drawer } from './Dialog.tsx'

/**
 * A question, a form beside a list, or what cannot be undone.
 *
 * Keyboard: The focus goes in, to the field or the harmless button, stays in by Tab and Shift+Tab, and goes back to what opened it.
 * Escape and the cross close. A text too long for it is reached by Tab and scrolled by arrows.
 *
 * Screen readers: A dialog of its title; one that must be answered is an alert dialog and is read with its text. What lies behind is
 * out of reach. The name to be typed is told in the field's label.
 */
const meta: Meta<typeof Dialog> = {
  title: 'UI/Dialog',
  component: Dialog,
  decorators: [(Shown) => <div style={{ minBlockSize: 560 }}>{Shown()}</div>],
}
export default meta
type Story = StoryObj<typeof Dialog>

function Opened({ children }: { children: (open: boolean, close: () => void) => React.ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(isOpen, () => setOpen(false))}
    </>
  )
}

/** Focus is trapped and restored. */
export const Decision: Story = {
  tags: ['canary'],
  render: () => (
    <Opened>
      {(open, close) => (
        <Dialog
          open={open}
          onClose={close}
          title="Leave without saving?"
          actions={
            <>
              <Button tone="primary" onClick={close}>
                Save and leave
              </Button>
              <Button onClick={close}>Leave</Button>
            </>
          }
        >
          You changed two rules of www.aurora.tv. They are kept as a draft for seven days.
        </Dialog>
      )}
    </Opened>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Save and leave' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const LongText: Story = {
  render: () => (
    <Opened>
      {(open, close) => (
        <Dialog
          open={open}
          onClose={close}
          size="m"
          title="Terms of the provider"
          actions={<Button onClick={close}>Close</Button>}
        >
          <Stack gap={3}>
            {Array.from({ length: 24 }, (_, n) => (
              <p
                key={n}
              >{`${n + 1}. The service is delivered as it is described in the contract, and each part of it can be ended by either side at the end of a month.`}</p>
            ))}
          </Stack>
        </Dialog>
      )}
    </Opened>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

const deleteZone = fn()

/** Irreversible: the name must be typed. */
export const Typed: Story = {
  render: () => (
    <Opened>
      {(open, close) => (
        <ConfirmDialog
          open={open}
          onClose={close}
          title="Delete the zone aurora.tv?"
          typed="aurora.tv"
          confirmLabel="Delete the zone"
          onConfirm={() => {
            deleteZone()
            close()
          }}
        >
          Its 42 records answer no more within a minute. This cannot be undone.
        </ConfirmDialog>
      )}
    </Opened>
  ),
  play: async ({ canvasElement }) => {
    deleteZone.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the zone aurora.tv?' })
    const confirm = () => within(dialog).getByRole('button', { name: 'Delete the zone' })
    await userEvent.click(confirm())
    await expect(deleteZone).not.toHaveBeenCalled()
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Type aurora.tv to confirm' }), 'aurora.t')
    await expect(confirm()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('v')
    await expect(confirm()).not.toHaveAttribute('aria-disabled')
  },
}

/** The harmless button has the initial focus. */
export const Confirm: Story = {
  render: () => (
    <Opened>
      {(open, close) => (
        <ConfirmDialog
          open={open}
          onClose={close}
          title="Purge 12 URLs?"
          confirmLabel="Purge 12 URLs"
          onConfirm={close}
          error="The last try failed: the provider does not answer."
        >
          The next visitor of each waits for your origin.
        </ConfirmDialog>
      )}
    </Opened>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

export const BesideAList: Story = {
  render: () => (
    <Opened>
      {(open, close) => (
        <Drawer
          open={open}
          onClose={close}
          title="Edit record"
          actions={
            <>
              <Button tone="primary">Save record</Button>
              <Button onClick={close}>Cancel</Button>
            </>
          }
        >
          <Stack gap={4}>
            <TextField label="Name" name="name" value="www" onChange={() => {}} />
            <TextField label="Target" name="target" mono value="edge.parapet.example" onChange={() => {}} />
          </Stack>
        </Drawer>
      )}
    </Opened>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    const drawer = await screen.findByRole('dialog', { name: 'Edit record' })
    await waitFor(() => expect(within(drawer).getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

export const BottomSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Opened>
      {(open, close) => (
        <Drawer open={open} onClose={close} title="Observe" side="bottom">
          <Stack gap={3}>
            <span>Home</span>
            <span>History</span>
            <span>Analytics</span>
          </Stack>
        </Drawer>
      )}
    </Opened>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

/** In right-to-left languages a drawer opens from the left; a long word stays within the dialog. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Opened>
        {(open, close) => (
          <Drawer
            open={open}
            onClose={close}
            title="تعديل static.aldermere-and-whitcombe-content-delivery-services.example.co.uk"
            actions={
              <>
                <Button tone="primary">حفظ السجل</Button>
                <Button onClick={close}>إلغاء</Button>
              </>
            }
          >
            <TextField label="الاسم" name="name" value="www" onChange={() => {}} />
          </Drawer>
        )}
      </Opened>
    </div>
  ),
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(drawer).toBeVisible())
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().left)).toBe(0))
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth)
  },
}
export const LongTextRightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
