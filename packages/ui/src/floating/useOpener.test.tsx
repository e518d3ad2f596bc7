import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { it, vi } from 'vitest'
import { lazyModule, useLazyModule } from './lazyModule.ts'
import { useOpener } from './useOpener.tsx'

function LazyPanel({ code }: { code: ReturnType<typeof lazyModule<string>> }) {
  const opener = useOpener({ popup: 'menu', arrows: true })
  const text = useLazyModule(code, opener.isOpen, opener.close)
  return (
    <>
      {opener.button(<button type="button">Open</button>)}
      {text && opener.isOpen && <p>{text}</p>}
    </>
  )
}

it('loads its panel on first opening and keeps click and focus', async () => {
  let resolveModule = (_text: string) => {}
  const importModule = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        resolveModule = resolve
      }),
  )
  render(<LazyPanel code={lazyModule(importModule)} />)
  const button = screen.getByRole('button', { name: 'Open' })
  expect(importModule).not.toHaveBeenCalled()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveAttribute('aria-haspopup', 'menu')
  button.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  resolveModule('Panel')
  expect(await screen.findByText('Panel')).toBeInTheDocument()
  expect(button).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Open' })).toBe(button)
  await userEvent.click(button)
  await userEvent.click(button)
  expect(screen.getByText('Panel')).toBeInTheDocument()
  expect(importModule).toHaveBeenCalledOnce()
})

it('closes when the panel cannot load, and retries on the next click', async () => {
  const importModule = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('Panel')
  render(<LazyPanel code={lazyModule(importModule)} />)
  const button = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(button)
  await vi.waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
  await userEvent.click(button)
  expect(await screen.findByText('Panel')).toBeInTheDocument()
})

it('does not call onFailed when the module is no longer wanted', async () => {
  let fail = () => {}
  const code = lazyModule(() => new Promise<string>((_, reject) => (fail = () => reject(new Error('offline')))))
  const onFailed = vi.fn()
  function Consumer({ isWanted }: { isWanted: boolean }) {
    useLazyModule(code, isWanted, onFailed)
    return null
  }
  const { rerender } = render(<Consumer isWanted />)
  const loading = code.load()
  rerender(<Consumer isWanted={false} />)
  fail()
  await loading.catch(() => undefined)
  expect(onFailed).not.toHaveBeenCalled()
})

it('does not open when the button is disabled', async () => {
  const code = lazyModule(async () => 'Panel')
  function DisabledOpener() {
    const opener = useOpener({ popup: 'menu', arrows: true })
    return opener.button(
      <button type="button" aria-disabled="true">
        Off
      </button>,
    )
  }
  render(<DisabledOpener />)
  const button = screen.getByRole('button', { name: 'Off' })
  await userEvent.click(button)
  button.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(code.get()).toBeUndefined()
})
