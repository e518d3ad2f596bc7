import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { it, vi } from 'vitest'
import { Button } from '../button/Button.tsx'
import { TextField } from '../field/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Form } from './Form.tsx'
import { useForm } from './useForm.ts'

interface Zone {
  name: string
  mail: string
}
const check = (zone: Zone) => ({
  name: zone.name ? undefined : 'Enter a name',
  mail: zone.mail.includes('@') ? undefined : 'Enter an address',
})

function ZoneForm({ send, refused }: { send: (zone: Zone) => void; refused?: string }) {
  const form = useForm<Zone>({ name: '', mail: '' }, check)
  return (
    <Form
      onSubmit={() =>
        form.submit(async (zone) => {
          await Promise.resolve()
          send(zone)
          if (refused) form.setServerErrors({ mail: refused })
        })
      }
    >
      <ErrorSummary errors={form.errors} labels={{ name: 'Name', mail: 'Mail' }} />
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Mail" {...form.field('mail')} />
      <Button type="submit">Add zone</Button>
    </Form>
  )
}

it('validates a field on blur, then on every change', async () => {
  render(<ZoneForm send={() => {}} />)
  const mail = screen.getByRole('textbox', { name: 'Mail' })
  await userEvent.type(mail, 'ana')
  expect(mail).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  expect(mail).toHaveAccessibleDescription('Enter an address')
  await userEvent.type(mail, '@')
  expect(mail).not.toHaveAttribute('aria-invalid')
})

it('shows all errors on an invalid submit, sends nothing, and focuses the first invalid field', async () => {
  const send = vi.fn()
  render(<ZoneForm send={send} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add zone' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  expect(screen.getByRole('group', { name: '2 problems to fix' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Mail: Enter an address' }))
  expect(screen.getByRole('textbox', { name: 'Mail' })).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

it('shows a server error at its field until the field changes', async () => {
  const send = vi.fn()
  render(<ZoneForm send={send} refused="Taken" />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana')
  const mail = screen.getByRole('textbox', { name: 'Mail' })
  await userEvent.type(mail, 'a@b{Enter}')
  expect(send).toHaveBeenCalledWith({ name: 'Ana', mail: 'a@b' })
  await waitFor(() => expect(mail).toHaveFocus())
  expect(mail).toHaveAccessibleDescription('Taken')
  await userEvent.type(mail, 'c')
  expect(mail).not.toHaveAttribute('aria-invalid')
})

it('shows the error of the whole form as an alert', () => {
  render(
    <Form onSubmit={() => {}} error="The provider does not answer">
      <span />
    </Form>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('The provider does not answer')
})

it('resets values and errors', () => {
  const { result } = renderHook(() => useForm<Zone>({ name: '', mail: '' }, check))
  act(() => {
    result.current.field('name').onChange('x')
    result.current.field('mail').onBlur()
  })
  expect(result.current.errors).toEqual({ mail: 'Enter an address' })
  act(() => result.current.reset({ name: 'y', mail: '@' }))
  expect(result.current.values).toEqual({ name: 'y', mail: '@' })
  expect(result.current.errors).toEqual({})
  expect(result.current.isValid).toBe(true)
})
