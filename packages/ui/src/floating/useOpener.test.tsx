import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { it, vi } from 'vitest'
import { later, useLater } from './later.ts'
import { useOpener } from './useOpener.tsx'

function Shown({ code }: { code: ReturnType<typeof later<string>> }) {
  const opener = useOpener({ popup: 'menu', arrows: true })
  const text = useLater(code, opener.isOpen, opener.close)
  return (
    <>
      {opener.button(<button type="button">Open</button>)}
      {text && opener.isOpen && <p>{text}</p>}
    </>
  )
}

it('fetches its panel with the first opening and loses neither click nor focus', async () => {
  let arrive = (_text: string) => {}
  const fetchIt = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        arrive = resolve
      }),
  )
  render(<Shown code={later(fetchIt)} />)
  const button = screen.getByRole('button', { name: 'Open' })
  expect(fetchIt).not.toHaveBeenCalled()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveAttribute('aria-haspopup', 'menu')
  button.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  arrive('Panel')
  expect(await screen.findByText('Panel')).toBeInTheDocument()
  expect(button).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Open' })).toBe(button)
  await userEvent.click(button)
  await userEvent.click(button)
  expect(screen.getByText('Panel')).toBeInTheDocument()
  expect(fetchIt).toHaveBeenCalledOnce()
})

it('closes again when the panel cannot be fetched, and asks again', async () => {
  const fetchIt = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('Panel')
  render(<Shown code={later(fetchIt)} />)
  const button = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(button)
  await vi.waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
  await userEvent.click(button)
  expect(await screen.findByText('Panel')).toBeInTheDocument()
})

it('tells nobody of a failure who no longer waits for it', async () => {
  let fail = () => {}
  const code = later(() => new Promise<string>((_, reject) => (fail = () => reject(new Error('offline')))))
  const onFailed = vi.fn()
  function Waiting({ isWanted }: { isWanted: boolean }) {
    useLater(code, isWanted, onFailed)
    return null
  }
  const { rerender } = render(<Waiting isWanted />)
  const loading = code.load()
  rerender(<Waiting isWanted={false} />)
  fail()
  await loading.catch(() => undefined)
  expect(onFailed).not.toHaveBeenCalled()
})

it('stays shut where the button is off', async () => {
  const code = later(async () => 'Panel')
  function Off() {
    const opener = useOpener({ popup: 'menu', arrows: true })
    return opener.button(
      <button type="button" aria-disabled="true">
        Off
      </button>,
    )
  }
  render(<Off />)
  const button = screen.getByRole('button', { name: 'Off' })
  await userEvent.click(button)
  button.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(code.get()).toBeUndefined()
})
