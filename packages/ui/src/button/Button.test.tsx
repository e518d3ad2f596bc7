import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button, ButtonGroup, IconButton, LinkButton } from './Button.tsx'

it('does what it says on click and by keyboard', async () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Save changes</Button>)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('does not submit a form unless told to', () => {
  const onSubmit = vi.fn((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Plain</Button>
      <Button type="submit" disabledReason="A name is missing">
        Save
      </Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Plain' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('stays reachable when it cannot be used, and says why', async () => {
  const onClick = vi.fn()
  render(
    <Button disabledReason="Only company admins may do this" onClick={onClick}>
      Remove
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Remove', description: 'Only company admins may do this' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

it('takes no clicks while busy and says that it works', () => {
  const onClick = vi.fn()
  render(
    <Button busy onClick={onClick}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save Working…' })
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
})

it('has a name when it shows only a drawing', () => {
  render(<IconButton icon="refresh" label="Refresh now" />)
  expect(screen.getByRole('button', { name: 'Refresh now' })).toBeTruthy()
  // @ts-expect-error a drawing alone has no name
  const nameless = <IconButton icon="refresh" />
  expect(nameless).toBeTruthy()
  // @ts-expect-error looks are the theme's
  const dressed = <Button className="mine">Save</Button>
  expect(dressed).toBeTruthy()
  // @ts-expect-error what cannot be used says why
  const silent = <Button disabled>Save</Button>
  expect(silent).toBeTruthy()
})

it('is a link when it goes somewhere, and says when that is another tab', () => {
  render(
    <ButtonGroup label="More">
      <LinkButton href="/stats">History</LinkButton>
      <LinkButton href="https://example.com" external>
        Docs
      </LinkButton>
    </ButtonGroup>,
  )
  expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe('/stats')
  const outside = screen.getByRole('link', { name: 'Docs (opens in a new tab)' })
  expect(outside.getAttribute('rel')).toContain('noopener')
  expect(screen.getByRole('group', { name: 'More' })).toBeTruthy()
})

it('shows its name on hover after a moment, and hides it on Escape', () => {
  vi.useFakeTimers()
  try {
    render(<IconButton icon="refresh" label="Refresh now" />)
    const button = screen.getByRole('button', { name: 'Refresh now' })
    const anchor = button.parentElement!
    fireEvent.pointerEnter(anchor, { pointerType: 'mouse' })
    expect(screen.queryByText('Refresh now')).toBeNull()
    act(() => vi.advanceTimersByTime(500))
    expect(screen.getByText('Refresh now')).toBeTruthy()
    fireEvent.keyDown(button, { key: 'Escape' })
    expect(screen.queryByText('Refresh now')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

it('is the same button, with its focus, when the reason comes and goes', () => {
  const { rerender } = render(<Button>Save</Button>)
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()
  rerender(<Button disabledReason="A name is missing">Save</Button>)
  expect(screen.getByRole('button', { name: 'Save', description: 'A name is missing' })).toBe(button)
  expect(document.activeElement).toBe(button)
  rerender(<Button>Save</Button>)
  expect(screen.getByRole('button', { name: 'Save' })).toBe(button)
  expect(document.activeElement).toBe(button)
  expect(screen.queryByText('A name is missing')).toBeNull()
})

it('looks off when it is, without a fill, too', () => {
  const looks = (['quiet', 'secondary', 'primary', 'danger'] as const).map((tone) => {
    render(<IconButton icon="refresh" label={`${tone} on`} tone={tone} />)
    render(<IconButton icon="refresh" label={`${tone} off`} tone={tone} disabledReason="There is nothing to refresh" />)
    const classOf = (is: string) => screen.getByRole('button', { name: `${tone} ${is}` }).className
    return [tone, classOf('off') !== classOf('on')]
  })
  expect(looks).toEqual(['quiet', 'secondary', 'primary', 'danger'].map((tone) => [tone, true]))
})
