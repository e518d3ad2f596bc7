import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { shellWords } from '../../platform/words/shell.words.ts'
import type { MenuEntry, NavMenu } from './menu.ts'
import { Rail } from './Rail.tsx'

const entry = (key: string, label: string, over: Partial<MenuEntry> = {}): MenuEntry => ({
  key,
  label,
  icon: 'circle',
  href: `/300/${key}`,
  isCurrent: false,
  ...over,
})
const menu: NavMenu = {
  home: entry('', 'Home'),
  groups: [
    { key: 'observe', entries: [entry('stats', 'History', { isCurrent: true }), entry('analytics', 'Analytics')] },
  ],
  hidden: [],
  more: [entry('staging', 'Staging')],
}

function show(over: Partial<Parameters<typeof Rail>[0]> = {}) {
  const onToggle = vi.fn()
  render(
    <MemoryRouter>
      <Rail menu={menu} isSmall={false} isOver={false} onToggle={onToggle} {...over} />
    </MemoryRouter>,
  )
  return onToggle
}

beforeAll(() => shellWords.load('en'))

describe('side navigation', () => {
  it('scrolls to the current page when it is below the fold', () => {
    const rects = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.getAttribute('aria-current') ? new DOMRect(0, 900, 200, 34) : new DOMRect(0, 64, 200, 700)
    })
    show()
    const list = screen.getByRole('link', { name: 'History' }).closest('ul')?.parentElement
    expect(list?.scrollTop).toBe(934 - 764 + 8)
    rects.mockRestore()
  })

  it('labels its groups and marks the current page', () => {
    show()
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy()
    expect(screen.getByRole('list', { name: 'Observe' })).toBeTruthy()
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('History')
  })

  it('collapses services that are not hired into one entry', async () => {
    show()
    expect(screen.queryByRole('link', { name: 'Staging' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /More services/ }))
    expect(screen.getByRole('link', { name: 'Staging' }).getAttribute('href')).toBe('/300/staging')
  })

  it('keeps every name when collapsed, and opens by keyboard', async () => {
    const onToggle = show({ isSmall: true })
    expect(screen.getByRole('link', { name: 'Analytics' })).toBeTruthy()
    const toggle = screen.getByRole('button', { name: 'Expand the menu' })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    toggle.focus()
    await userEvent.keyboard('{Enter}')
    expect(onToggle).toHaveBeenCalledTimes(1)
  })
})
