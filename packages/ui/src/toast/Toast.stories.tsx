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
