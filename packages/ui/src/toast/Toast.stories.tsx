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
 * Shows the result of a user's action.
 *
 * Keyboard: A toast never takes the focus. Tab reaches it at the end of the page, its action before its dismiss button.
 * It stays while hovered or focused.
 *
 * Screen readers: Results are statuses; an error is an alert and stays until dismissed. The list has a name.
 */
const meta: Meta<typeof Buttons> = {
  title: 'UI/Toast',
  component: Buttons,
  decorators: [(Story) => <div style={{ minBlockSize: 360 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Buttons>

const click = async (canvasElement: HTMLElement, ...names: string[]) => {
  for (const name of names) await userEvent.click(within(canvasElement).getByRole('button', { name }))
}

/** The texts of §8. */
export const Kinds: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await click(canvasElement, 'Success', 'Warning', 'Error', 'With undo')
    await expect(screen.getByText('Operation successfully performed')).toHaveRole('status')
    await expect(screen.getByText('Warning!')).toHaveRole('status')
    await expect(screen.getByText('Oops.. The zone aurora.tv has records that another zone needs')).toHaveRole('alert')
  },
}

/** An error stays until it is dismissed. */
export const ErrorStays: Story = {
  play: async ({ canvasElement }) => {
    await click(canvasElement, 'Error without message')
    const toast = screen.getByText('API Response Error')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(toast).not.toBeInTheDocument())
    await click(canvasElement, 'Error without message')
  },
}

/** An action that can be undone from its message. */
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

/** A message of several lines. */
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

/** From right to left. */
export const RightToLeft: Story = { ...Kinds, globals: { direction: 'rtl' } }
