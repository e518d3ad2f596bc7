import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { TextField } from '../field/TextField.tsx'
import { loadWords } from '../words/catalogue.ts'
import { LocaleProvider } from '../words/LocaleProvider.tsx'
import { useForm } from './storyForm.ts'

beforeAll(() => loadWords('en'))

function NameForm({ onSave }: { onSave: () => void }) {
  const form = useForm({ name: '' }, ({ name }) => (name === '' ? { name: 'Enter a name.' } : {}))
  return (
    <LocaleProvider locale="en" zone="UTC">
      <TextField label="Name" {...form.field('name')} />
      <button type="button" onClick={onSave}>
        Save
      </button>
    </LocaleProvider>
  )
}

it('shows the error of a left field after the click, so that it does not move the pressed button', async () => {
  const onSave = vi.fn()
  render(<NameForm onSave={onSave} />)
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Name'))
  const save = screen.getByRole('button', { name: 'Save' })
  await user.pointer({ keys: '[MouseLeft>]', target: save })
  expect(document.activeElement).toBe(save)
  expect(screen.queryByText('Enter a name.')).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: save })
  expect(onSave).toHaveBeenCalledOnce()
  expect(await screen.findByText('Enter a name.')).toBeDefined()
})

it('shows the error at once when the field is left by keyboard', async () => {
  render(<NameForm onSave={() => undefined} />)
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Name'))
  await user.tab()
  expect(screen.getByText('Enter a name.')).toBeDefined()
})
