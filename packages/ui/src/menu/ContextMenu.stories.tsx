import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Card } from '../layout/Card.tsx'
import { ContextMenu } from './ContextMenu.tsx'

/**
 * A menu at the pointer. Its items must also be available elsewhere.
 *
 * Keyboard: Shift+F10 or the menu key opens it at the focused element; then it behaves like every menu. Shift with a
 * right click opens the browser's own menu.
 *
 * Screen readers: A menu with its label as name. Closing it restores the focus.
 */
const meta: Meta<typeof ContextMenu> = { title: 'UI/Context menu', component: ContextMenu }
export default meta
type Story = StoryObj<typeof ContextMenu>

/** The menu of a value, opened where the reader pointed. */
export const OnAValue: Story = {
  tags: ['picture'],
  decorators: [(Story) => <div style={{ minBlockSize: 280 }}>{Story()}</div>],
  render: () => (
    <ContextMenu
      label="Spain"
      items={[
        { label: 'Only this country', icon: 'filter', onSelect: () => {} },
        { label: 'All but this country', icon: 'filterOff', onSelect: () => {} },
        'separator',
        { label: 'Copy', icon: 'copy', onSelect: () => {} },
      ]}
    >
      <Card padding={4}>
        <Button>Spain</Button>
      </Card>
    </ContextMenu>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Spain' })
    await fireEvent.contextMenu(button, { clientX: 60, clientY: 60, button: 2 })
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Spain' })).toBeVisible())
  },
}

/** From right to left. */
export const RightToLeft: Story = {
  ...OnAValue,
  globals: { direction: 'rtl' },
  render: () => (
    <ContextMenu
      label="Spain"
      items={[
        {
          label: 'فقط هذا البلد من بين كل البلدان التي جاءت منها طلبات في هذه الفترة الزمنية المختارة',
          icon: 'filter',
        },
        { label: 'نسخ', icon: 'copy', onSelect: () => {} },
      ]}
    >
      <Card padding={4}>
        <Button>Spain</Button>
      </Card>
    </ContextMenu>
  ),
}
