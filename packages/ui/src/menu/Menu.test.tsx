import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { it, vi } from 'vitest'
import { IconButton } from '../button/Button.tsx'
import { LinkProvider } from '../link/Link.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import { Menu, type MenuItem } from './Menu.tsx'

it('opens from its button, runs the chosen item, and restores focus', async () => {
  const onSelect = vi.fn()
  render(
    <Menu
      label="Actions"
      trigger={<IconButton icon="more" label="Actions" />}
      items={[{ label: 'Purge', onSelect }, 'separator', { label: 'SSL', disabledReason: 'Not hired', onSelect }]}
    />,
  )
  const button = screen.getByRole('button', { name: 'Actions' })
  await userEvent.click(button)
  const refused = await screen.findByRole('menuitem', { name: /SSL/ })
  await userEvent.click(refused)
  expect(onSelect).not.toHaveBeenCalled()
  expect(refused).toHaveTextContent('Not hired')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Purge' }))
  expect(onSelect).toHaveBeenCalledOnce()
  await waitFor(() => expect(button).toHaveFocus())
})

it('stays open for checkbox items and closes on radio items', async () => {
  const onSelect = vi.fn()
  render(
    <Menu
      label="View"
      trigger={<button type="button">View</button>}
      items={[
        { label: 'By day', checked: true, isRadio: true, onSelect },
        { label: 'By hour', checked: false, isRadio: true, onSelect },
        { label: 'Hit ratio', checked: false, onSelect },
      ]}
    />,
  )
  const button = screen.getByRole('button', { name: 'View' })
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Hit ratio' }))
  expect(screen.getByRole('menuitemradio', { name: 'By day' })).toBeChecked()
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'By hour' }))
  expect(onSelect).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(button).toHaveFocus()
})

it('renders checkbox items, app links and named groups', async () => {
  render(
    <LinkProvider component={(props) => <a data-app="" {...props} />}>
      <Menu
        label="View"
        trigger={<button type="button">View</button>}
        items={[
          { label: 'Compact', group: 'Density', checked: true, onSelect: () => {} },
          { label: 'Open', href: '/stats' },
        ]}
      />
    </LinkProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'View' }))
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Compact' })).toBeChecked()
  expect(screen.getByRole('group', { name: 'Density' })).toBeInTheDocument()
  const link = screen.getByRole('menuitem', { name: 'Open' })
  expect(link).toHaveAttribute('href', '/stats')
  expect(link).toHaveAttribute('data-app')
})

it('renders tabs as buttons with a panel, or as links', async () => {
  const onSelect = vi.fn()
  const tabs = [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ]
  const { rerender } = render(
    <Tabs label="Tiers" tabs={tabs} selected="a" onSelect={onSelect}>
      Panel
    </Tabs>,
  )
  screen.getByRole('tab', { name: 'A' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(onSelect).toHaveBeenCalledWith('b')
  expect(screen.getByRole('tab', { name: 'B' })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'A' })).toHaveTextContent('Panel')
  rerender(<Tabs label="Tiers" tabs={tabs.map((tab) => ({ ...tab, href: `/${tab.id}` }))} selected="a" />)
  expect(screen.getByRole('navigation', { name: 'Tiers' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'A' })).toHaveAttribute('aria-current', 'page')
})

it('holds its lines while the pointer is pressed, so that a late one does not take the click', async () => {
  const onSelect = vi.fn()
  const user = userEvent.setup()
  const menu = (items: readonly MenuItem[]) => (
    <Menu label="Actions" trigger={<button type="button">Actions</button>} items={items} />
  )
  const purge: MenuItem = { label: 'Purge', onSelect }
  const { rerender } = render(menu([purge]))
  await user.click(screen.getByRole('button', { name: 'Actions' }))
  await user.pointer({ keys: '[MouseLeft>]', target: await screen.findByRole('menuitem', { name: 'Purge' }) })
  rerender(menu([{ label: 'Block', onSelect: () => {} }, purge]))
  expect(screen.getAllByRole('menuitem')).toHaveLength(1)
  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('menu') })
  expect(await screen.findByRole('menuitem', { name: 'Block' })).toBeVisible()
  await user.click(screen.getByRole('menuitem', { name: 'Purge' }))
  expect(onSelect).toHaveBeenCalledOnce()
})
