import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useEffect, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '../button/Button.tsx'
import { Stack } from '../layout/Flow.tsx'
import { Menu, MenuAt } from './Menu.tsx'
import { Popover } from './Popover.tsx'

const onPurge = fn()
/**
 * A button with a menu of actions and choices, or with a popover.
 *
 * Keyboard: Enter, Space and Down open the menu at its first item, Up at its last. Arrows move and wrap around, Home
 * and End go to the ends, letters search, Enter selects, Escape closes and restores the focus, Tab leaves. Escape
 * closes a popover.
 *
 * Screen readers: The button has a popup and an expanded state. Choices are radio items, which close the menu, or
 * checkbox items, which do not. Groups have names, and disabled items have their reason. A popover is a dialog with its
 * label as name.
 */
const meta: Meta<typeof Menu> = {
  title: 'UI/Menu',
  component: Menu,
  args: {
    label: 'Actions',
    trigger: <IconButton icon="more" label="Actions" />,
    items: [
      { label: 'Open', icon: 'external', href: '/stats' },
      { label: 'Purge all', icon: 'purge', onSelect: onPurge },
      { label: 'Enable SSL', icon: 'lock', disabledReason: 'The name does not point to us yet' },
      'separator',
      { label: 'Delete the site', icon: 'trash', tone: 'danger', onSelect: () => {} },
    ],
  },
  decorators: [(Story) => <div style={{ minBlockSize: 320 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Menu>

/** The button of a menu. */
export const Closed: Story = {}

/** The open menu, operated with the keyboard. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    onPurge.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Actions' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onPurge).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: /Enable SSL/ })).toHaveAttribute('aria-disabled', 'true'),
    )
  },
}

/** Groups of actions, and choices that are on or off. */
export const GroupsAndChoices: Story = {
  tags: ['picture'],
  args: {
    trigger: <Button iconEnd="chevronDown">View</Button>,
    label: 'View',
    items: [
      { label: 'Comfortable', group: 'Density', checked: true, isRadio: true, onSelect: () => {} },
      { label: 'Compact', group: 'Density', checked: false, isRadio: true, onSelect: () => {} },
      { label: 'Requests', group: 'Columns', checked: true, onSelect: () => {} },
      { label: 'Bytes', group: 'Columns', checked: true, onSelect: () => {} },
      { label: 'Hit ratio', group: 'Columns', checked: false, onSelect: () => {} },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'View' }))
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Comfortable' })).toBeChecked())
    await waitFor(() => expect(screen.getByRole('group', { name: 'Columns' })).toBeVisible())
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Hit ratio' }))
    await expect(screen.getByRole('menu')).toBeVisible()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'View' }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

let insertAbove = () => {}
function Pushed(props: ComponentProps<typeof Menu>) {
  const [isPushed, setPushed] = useState(false)
  useEffect(() => {
    insertAbove = () => setPushed(true)
  }, [])
  return (
    <>
      {isPushed && <div style={{ blockSize: 72 }}>An answer that came late</div>}
      <Menu {...props} />
    </>
  )
}
/** Content that arrives above an open menu moves its button, but not the menu. */
export const KeepsItsPlace: Story = {
  render: (args) => <Pushed {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Actions' })
    await userEvent.click(button)
    const menu = await screen.findByRole('menu', { name: 'Actions' })
    await waitFor(() => expect(menu).toBeVisible())
    await Promise.all(menu.getAnimations().map(({ finished }) => finished))
    const top = (element: Element) => element.getBoundingClientRect().top
    const [buttonBefore, menuBefore] = [top(button), top(menu)]
    insertAbove()
    await waitFor(() => expect(top(button)).toBe(buttonBefore + 72))
    for (let frame = 0; frame < 5; frame += 1) await new Promise((next) => requestAnimationFrame(next))
    await expect(top(menu)).toBe(menuBefore)
    await fireEvent.scroll(window)
    await waitFor(() => expect(top(menu)).toBe(menuBefore + 72))
  },
}

/** A popover with a text instead of actions. */
export const InAPopover: Story = {
  render: () => (
    <Popover label="About this figure" trigger={<Button icon="info">About</Button>}>
      Requests that were answered from cache, of all requests. Errors count as misses.
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'About' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'About this figure' })).toBeVisible())
  },
}

const sites = [
  'www.aurora.tv',
  'static.aldermere-and-whitcombe-content-delivery-services-and-resellers.example.co.uk',
  'api.aurora.tv',
]
function Sites() {
  const [target, setTarget] = useState<{ site: string; anchor: HTMLElement } | null>(null)
  return (
    <Stack gap={2}>
      {sites.map((site) => (
        <div key={site}>
          <Button iconEnd="more" onClick={(event) => setTarget({ site, anchor: event.currentTarget })}>
            {site}
          </Button>
        </div>
      ))}
      <MenuAt
        open={target !== null}
        onClose={() => setTarget(null)}
        anchor={target?.anchor ?? null}
        label={`Actions for ${target?.site ?? ''}`}
        placement="bottom-start"
        items={[
          { label: 'Purge all', icon: 'purge', onSelect: () => {} },
          { label: 'Copy the name', icon: 'copy', onSelect: () => {} },
        ]}
      />
    </Stack>
  )
}

/** One menu that serves many buttons. */
export const OneForMany: Story = {
  render: () => <Sites />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'www.aurora.tv' }))
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions for www.aurora.tv' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'www.aurora.tv' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'api.aurora.tv' }))
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions for api.aurora.tv' })).toBeVisible())
  },
}

/** From right to left. */
export const RightToLeft: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'إجراءات',
    trigger: <Button iconEnd="chevronDown">إجراءات</Button>,
    items: [
      { label: 'إبطال جميع النسخ المخزنة من static.aldermere-and-whitcombe-content-delivery.example', icon: 'purge' },
      { label: 'تفعيل الشهادة', icon: 'lock', disabledReason: 'لا يشير الاسم إلينا بعد' },
      'separator',
      { label: 'حذف الموقع', icon: 'trash', tone: 'danger', onSelect: () => {} },
    ],
  },
  render: (args) => (
    <div dir="rtl">
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'إجراءات' }))
    const menu = await screen.findByRole('menu', { name: 'إجراءات' })
    await waitFor(() => expect(menu).toBeVisible())
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  },
}

/** One menu for many buttons, from right to left. */
export const OneForManyRightToLeft: Story = { ...OneForMany, globals: { direction: 'rtl' } }
