import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { TextField } from '../field/TextField.tsx'
import { Stack } from '../layout/Flow.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog, Drawer } from './Dialog.tsx'

/**
 * Modal dialogs: dialog, drawer and confirmation.
 *
 * Keyboard: Focus moves to the first field or the safe button, is trapped, and returns to the opener. Escape closes;
 * arrows scroll a long text.
 *
 * Screen readers: A dialog named by its title; a confirmation is an alert dialog. The page behind is inert.
 */
const meta: Meta<typeof Dialog> = {
  title: 'UI/Dialog',
  component: Dialog,
  decorators: [(Shown) => <div style={{ minBlockSize: 560 }}>{Shown()}</div>],
}
export default meta
type Story = StoryObj<typeof Dialog>

function OpenState({ children }: { children: (open: boolean, close: () => void) => React.ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(isOpen, () => setOpen(false))}
    </>
  )
}

/** A decision with few answers. */
export const Decision: Story = {
  tags: ['canary'],
  render: () => (
    <OpenState>
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
    </OpenState>
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

/** A text that scrolls within the dialog. */
export const LongText: Story = {
  render: () => (
    <OpenState>
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
    </OpenState>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

const deleteZone = fn()

/** A deletion for which the name must be typed. */
export const Typed: Story = {
  render: () => (
    <OpenState>
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
    </OpenState>
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

/** A question before an action, with the reason why the last try failed. */
export const Confirm: Story = {
  render: () => (
    <OpenState>
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
    </OpenState>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

/** A drawer beside the list that it belongs to. */
export const BesideAList: Story = {
  tags: ['picture'],
  render: () => (
    <OpenState>
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
    </OpenState>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    const drawer = await screen.findByRole('dialog', { name: 'Edit record' })
    await waitFor(() => expect(within(drawer).getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

/** On a phone a dialog comes from below. */
export const BottomSheet: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <OpenState>
      {(open, close) => (
        <Drawer open={open} onClose={close} title="Observe" side="bottom">
          <Stack gap={3}>
            <span>Home</span>
            <span>History</span>
            <span>Analytics</span>
          </Stack>
        </Drawer>
      )}
    </OpenState>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

/** The drawer opens at the left; a long word wraps. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <OpenState>
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
      </OpenState>
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
/** A long text from right to left. */
export const LongTextRightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
