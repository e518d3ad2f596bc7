import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button, IconButton, LinkButton } from './Button.tsx'

it('calls onClick on click and on Enter', async () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Save changes</Button>)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('submits a form only with type="submit" and without a disabledReason', () => {
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

it('stays in the tab order when disabled, with the reason as its description', async () => {
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

it('ignores clicks while busy and adds "Working…" to its name', () => {
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

it('requires a label for IconButton and uses it as the name', () => {
  render(<IconButton icon="refresh" label="Refresh now" />)
  expect(screen.getByRole('button', { name: 'Refresh now' })).toBeTruthy()
  // @ts-expect-error label is required
  const nameless = <IconButton icon="refresh" />
  expect(nameless).toBeTruthy()
  // @ts-expect-error className is not accepted
  const styled = <Button className="mine">Save</Button>
  expect(styled).toBeTruthy()
  // @ts-expect-error disabled needs a reason
  const disabled = <Button disabled>Save</Button>
  expect(disabled).toBeTruthy()
})

it('renders LinkButton as a link and marks external links as opening in a new tab', () => {
  render(
    <>
      <LinkButton href="/stats">History</LinkButton>
      <LinkButton href="https://example.com" external>
        Docs
      </LinkButton>
    </>,
  )
  expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe('/stats')
  const outside = screen.getByRole('link', { name: 'Docs (opens in a new tab)' })
  expect(outside.getAttribute('rel')).toContain('noopener')
})

it('shows the label in a tooltip after hovering, and hides it on Escape', () => {
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

it('keeps its element and focus when disabledReason is set and removed', () => {
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

it('has a disabled style in every tone', () => {
  const hasDisabledStyle = (['quiet', 'secondary', 'primary', 'danger'] as const).map((tone) => {
    render(<IconButton icon="refresh" label={`${tone} on`} tone={tone} />)
    render(<IconButton icon="refresh" label={`${tone} off`} tone={tone} disabledReason="There is nothing to refresh" />)
    const classOf = (state: string) => screen.getByRole('button', { name: `${tone} ${state}` }).className
    return [tone, classOf('off') !== classOf('on')]
  })
  expect(hasDisabledStyle).toEqual(['quiet', 'secondary', 'primary', 'danger'].map((tone) => [tone, true]))
})
