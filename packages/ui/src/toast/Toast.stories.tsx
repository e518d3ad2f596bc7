import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Inline } from '../layout/Flow.tsx'
import { useToast } from './ToastProvider.tsx'

function Buttons() {
  const toast = useToast()
  return (
    <Inline gap={2} wrap>
      <Button onClick={() => toast.success()}>Success</Button>
      <Button onClick={() => toast.warning()}>Warning</Button>
      <Button onClick={() => toast.error('The zone aurora.tv has records that another zone needs')}>Error</Button>
      <Button onClick={() => toast.error()}>Error without message</Button>
      <Button
        onClick={() => toast.info('Widget hidden', { label: 'Undo', onAct: () => toast.success('Widget shown again') })}
      >
        With undo
      </Button>
    </Inline>
  )
}

/**
 * The result of what somebody has just done.
 *
 * Keyboard: A toast never takes the focus; it is reached by Tab, at the end of the page, with its action before its cross. While it
 * has the focus or the pointer it stays.
 *
 * Screen readers: Results are statuses; a failure is an alert and stays until it is dismissed. The list has a name.
 */
const meta: Meta<typeof Buttons> = {
  title: 'UI/Toast',
  component: Buttons,
  decorators: [(Shown) => <div style={{ minBlockSize: 360 }}>{Shown()}</div>],
}
export default meta
type Story = StoryObj<typeof Buttons>

const click = async (canvasElement: HTMLElement, ...names: string[]) => {
  for (const name of names) await userEvent.click(within(canvasElement).getByRole('button', { name }))
}

/** The texts of §8. Under the pointer they stay. */
export const Kinds: Story = {
  play: async ({ canvasElement }) => {
    await click(canvasElement, 'Success', 'Warning', 'Error', 'With undo')
    await expect(screen.getByText('Operation successfully performed')).toHaveRole('status')
    await expect(screen.getByText('Warning!')).toHaveRole('status')
    await expect(screen.getByText('Oops.. The zone aurora.tv has records that another zone needs')).toHaveRole('alert')
  },
}

export const ErrorStays: Story = {
  play: async ({ canvasElement }) => {
    await click(canvasElement, 'Error without message')
    const toast = screen.getByText('API Response Error')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(toast).not.toBeInTheDocument())
    await click(canvasElement, 'Error without message')
  },
}

export const Undo: Story = {
  play: async ({ canvasElement }) => {
    await click(canvasElement, 'With undo')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(screen.queryByText('Widget hidden')).toBeNull()
    await waitFor(() => expect(screen.getByText('Widget shown again')).toBeVisible())
  },
}

function Long() {
  const toast = useToast()
  return (
    <Button
      onClick={() =>
        toast.error(
          'the zone static.aldermere-and-whitcombe-content-delivery-services.example.co.uk has records that another zone of a reseller needs, and one that nobody may change',
          { label: 'Show the records', onAct: () => {} },
        )
      }
    >
      Refuse
    </Button>
  )
}

/** A name without a place to break stays within the card, on a telephone, too. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Long />,
  play: async ({ canvasElement }) => {
    await click(canvasElement, 'Refuse')
    const alert = await screen.findByText(/aldermere-and-whitcombe/)
    await waitFor(() => expect(alert).toBeVisible())
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth)
  },
}

export const RightToLeft: Story = { ...Kinds, globals: { direction: 'rtl' } }
