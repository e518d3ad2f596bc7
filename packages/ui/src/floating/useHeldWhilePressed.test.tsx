import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { MultiSelect } from '../field/MultiSelect.tsx'
import { Select } from '../field/Select.tsx'
import { Menu } from '../menu/Menu.tsx'

afterEach(() => vi.restoreAllMocks())

const nothing = () => {}
const options = [
  { value: 'es', label: 'Spain' },
  { value: 'fr', label: 'France' },
]
const panels: readonly [what: string, role: string, panel: ReactElement][] = [
  [
    'menu',
    'menuitem',
    <Menu
      key="menu"
      label="Country"
      trigger={<button type="button">Country</button>}
      items={[{ label: 'Spain', onSelect: nothing }]}
    />,
  ],
  [
    'list of a select',
    'option',
    <Select key="select" label="Country" name="country" options={options} value={null} onChange={nothing} />,
  ],
  [
    'list for several options',
    'option',
    <MultiSelect key="several" label="Country" name="country" options={options} value={[]} onChange={nothing} />,
  ],
]

it.each(panels)('a %s stays where it is while it is pressed, and moves after the release', async (_, role, panel) => {
  const user = userEvent.setup()
  render(panel)
  const opener = screen.getByRole(role === 'menuitem' ? 'button' : 'combobox', { name: 'Country' })
  let top = 100
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.contains(opener) && !this.contains(document.body) ? new DOMRect(100, top, 40, 20) : new DOMRect()
  })
  await user.click(opener)
  const item = await screen.findByRole(role, { name: 'Spain' })
  const transform = () => item.closest<HTMLElement>('[style*="translate3d"]')?.style.transform
  await waitFor(() => expect(transform()).toContain('px'))
  const before = transform()
  await user.pointer({ keys: '[MouseLeft>]', target: item })
  top = 300
  fireEvent.scroll(window)
  await new Promise((next) => setTimeout(next))
  expect(transform()).toBe(before)
  fireEvent.pointerUp(document)
  await waitFor(() => expect(transform()).not.toBe(before))
})
