import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { it, vi } from 'vitest'
import { Button } from '../button/Button.tsx'
import { TextField } from '../field/TextField.tsx'
import { Form } from './Form.tsx'
import { useForm } from './storyForm.ts'

interface Zone {
  name: string
  mail: string
}
const check = (zone: Zone) => ({
  name: zone.name ? undefined : 'Enter a name',
  mail: zone.mail.includes('@') ? undefined : 'Enter an address',
})

type Refused = Readonly<Record<string, string>>

function ZoneForm({ send, refused }: { send: (zone: Zone) => void; refused?: Refused }) {
  const form = useForm<Zone>({ name: '', mail: '' }, check)
  return (
    <Form
      errors={form.errors}
      hasSummary
      labelOf={(path) => (path === 'quota' ? 'Quota' : undefined)}
      onSubmit={() =>
        form.submit(async (zone) => {
          await Promise.resolve()
          send(zone)
          if (refused) form.setServerErrors(refused)
        })
      }
    >
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
  render(<ZoneForm send={send} refused={{ mail: 'Taken' }} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana')
  const mail = screen.getByRole('textbox', { name: 'Mail' })
  await userEvent.type(mail, 'a@b{Enter}')
  expect(send).toHaveBeenCalledWith({ name: 'Ana', mail: 'a@b' })
  await waitFor(() => expect(mail).toHaveFocus())
  expect(mail).toHaveAccessibleDescription('Taken')
  await userEvent.type(mail, 'c')
  expect(mail).not.toHaveAttribute('aria-invalid')
})

it('shows server errors of fields it lacks as lines that get the focus, until the next attempt', async () => {
  const refused = { quota: 'Used up.', 'owner.id': 'Unknown.', 'mail.0': 'Taken.' }
  const { rerender } = render(<ZoneForm send={() => {}} refused={refused} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana')
  await userEvent.type(screen.getByRole('textbox', { name: 'Mail' }), 'a@b{Enter}')
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(alert).toHaveFocus())
  expect(alert).toHaveTextContent('Quota: Used up.Unknown.Taken.')
  rerender(<ZoneForm send={() => {}} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Mail' }), '{Enter}')
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
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
