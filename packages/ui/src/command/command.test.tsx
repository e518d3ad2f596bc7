import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { expect as check, it, vi } from 'vitest'
import { Button } from '../button/Button.tsx'
import { type Command, CommandPalette } from './CommandPalette.tsx'
import { ShortcutsSheet } from './ShortcutsSheet.tsx'

function Palette({ commands }: { commands: readonly Command[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <CommandPalette open={isOpen} onClose={() => setOpen(false)} label="Go to" commands={commands} />
    </>
  )
}

it('searches label and detail, selects by Enter unless disabled, and reopens with an empty query', async () => {
  const onSelect = vi.fn()
  const onDisabledSelect = vi.fn()
  const commands: readonly Command[] = [
    { id: 'home', label: 'Home', detail: 'g h', onSelect: () => {} },
    { id: 'history', label: 'History', detail: 'Observe', onSelect },
    { id: 'waf', label: 'WAF', disabledReason: 'Not hired', onSelect: onDisabledSelect },
  ]
  render(<Palette commands={commands} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const search = await screen.findByRole('combobox', { name: 'Go to' })
  await vi.waitFor(() => expect(search).toHaveFocus())
  await userEvent.keyboard('waf{Enter}')
  check(onDisabledSelect).not.toHaveBeenCalled()
  await userEvent.clear(search)
  await userEvent.keyboard('obser')
  expect(await screen.findByRole('option', { name: /History/ })).toBeInTheDocument()
  await vi.waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await userEvent.keyboard('{Enter}')
  check(onSelect).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('combobox', { name: 'Go to' })).toHaveValue('')
  await userEvent.keyboard('zzz')
  expect(await screen.findByText('No results for “zzz”')).toBeInTheDocument()
})

it('lists the keys of each shortcut', () => {
  render(
    <ShortcutsSheet
      open
      onClose={() => {}}
      groups={[
        {
          title: 'Everywhere',
          shortcuts: [
            { keys: ['g', 'h'], label: 'Home' },
            { keys: ['Ctrl+K'], label: 'Search' },
            { keys: ['Shift+← →'], label: 'Far' },
          ],
        },
      ]}
    />,
  )
  const group = within(screen.getByRole('region', { name: 'Everywhere' }))
  expect(group.getByText('Home').nextSibling).toHaveTextContent('gthenh')
  expect(group.getByText('Search').nextSibling).toHaveTextContent('CtrlK')
  const far = within(group.getByText('Far').parentElement as HTMLElement)
  expect(far.getAllByRole('img').map((arrow) => arrow.getAttribute('aria-label'))).toEqual([
    'Arrow left',
    'Arrow right',
  ])
})
