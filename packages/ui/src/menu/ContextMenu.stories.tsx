import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Card } from '../layout/Card.tsx'
import { ContextMenu } from './ContextMenu.tsx'

/**
 * The same items where the pointer is. Never the only way to them.
 *
 * Keyboard: Shift+F10 or the menu key opens it at what has the focus; then as every menu. With Shift the right button gives the
 * browser's own.
 *
 * Screen readers: A menu of its label, which is said when it opens; the focus goes back to where it was.
 */
const meta: Meta<typeof ContextMenu> = { title: 'UI/Context menu', component: ContextMenu }
export default meta
type Story = StoryObj<typeof ContextMenu>

export const OnAValue: Story = {
  decorators: [(Shown) => <div style={{ minBlockSize: 280 }}>{Shown()}</div>],
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

/** The longest name decides how wide it is, until it would leave the window. */
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
