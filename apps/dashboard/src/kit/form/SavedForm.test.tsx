import { makeApiContext, user as userCalls } from '@parapet/api'
import { loadWords, TextField } from '@parapet/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, beforeEach, describe, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { anyT } from '../changes/anyWords.ts'
import { FormDialog } from './FormDialog.tsx'
import { SavedForm } from './SavedForm.tsx'
import { unsavedWork } from './unsavedWork.ts'
import { notSaved, type SavedFormSpec, useSavedForm } from './useSavedForm.ts'

type Values = { first_name: string; last_name: string }
type Spec = Partial<SavedFormSpec<Values, unknown>>

const stored: Values = { first_name: 'Ana', last_name: 'Ruiz' }
const send = vi.fn<typeof fetch>()
const api = makeApiContext({ fetch: send, token: () => 'token', company: () => 300 })
const onSaved = vi.fn()
const words = { t: anyT((key: string) => key), fields: {} }

function Example({ spec, ...more }: { spec: Spec; submitTone?: 'danger'; onCancel?: () => void }) {
  const form = useSavedForm<Values, unknown>({
    initial: stored,
    check: ({ first_name }) => ({ first_name: first_name === '' ? 'Enter a name.' : undefined }),
    asSent: (values) => ({ ...values, first_name: values.first_name.trim() }),
    save: (body, sendNow) => sendNow(userCalls.saveSelf, { company: 300, user: 7, body: { ...body, email: 'a@b.c' } }),
    saved: 'It is saved.',
    failed: 'Not saved.',
    draft: { code: 'example' },
    onSaved,
    ...spec,
  })
  return (
    <SavedForm form={form} label="Example" submitLabel="Save" needsChange canDiscard words={words} {...more}>
      <TextField label="First name" {...form.field('first_name')} />
    </SavedForm>
  )
}

const wrap = (spec: Spec) => (
  <MockScreen api={api} session={mockSession()}>
    <Example spec={spec} />
  </MockScreen>
)
const show = (spec: Spec = {}) => act(async () => render(wrap(spec)))
const name = () => screen.getByRole('textbox', { name: 'First name' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const bodies = () => send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown)
const refuse = (status: number, body: object) => send.mockResolvedValue(Response.json(body, { status }))

beforeAll(() => loadWords('en'))
beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  unsavedWork.set([])
  send.mockImplementation(async () => Response.json({}))
})

describe('a form that saves', () => {
  it('compares what it would send, and sends it', async () => {
    await show()
    await userEvent.type(name(), '  ')
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('No changes yet.')
    expect(unsavedWork.get()).toEqual([])
    await userEvent.type(name(), 'B ')
    await save()
    expect(bodies()).toEqual([{ first_name: 'Ana  B', last_name: 'Ruiz', email: 'a@b.c' }])
    expect(screen.getByText('It is saved.')).toBeVisible()
    expect(onSaved).toHaveBeenCalledOnce()
  })

  it('no longer guards the page when it says that it is saved', async () => {
    const guarded: number[] = []
    await show({ onSaved: () => guarded.push(unsavedWork.get().length) })
    await userEvent.type(name(), 'B')
    expect(unsavedWork.get()).toHaveLength(1)
    await save()
    expect(guarded).toEqual([0])
  })

  it('shows the errors of the provider at their fields, and those of no field above', async () => {
    refuse(422, { first_name: ['Too long.'], plan: ['Unknown plan.'] })
    await show()
    await userEvent.type(name(), 'B')
    await save()
    expect(name()).toBeInvalid()
    expect(screen.getByText(/Too long\./)).toBeVisible()
    expect(screen.getByText(/Unknown plan\./)).toBeVisible()
    expect(name()).toHaveValue('AnaB')
  })

  it('says what failed as a whole', async () => {
    send.mockRejectedValue(new TypeError('offline'))
    await show()
    await userEvent.type(name(), 'B')
    await save()
    expect(screen.getByText('Not saved. The provider cannot be reached. Check your connection.')).toBeVisible()
  })

  it('has sentences of its own for what it explains', async () => {
    refuse(400, {})
    await show({ explain: () => ({ first_name: 'Not this one.' }) })
    await userEvent.type(name(), 'B')
    await save()
    expect(name()).toBeInvalid()
    expect(screen.getByText('Not this one.')).toBeVisible()
  })

  it('restores its draft, without secrets, until it is discarded', async () => {
    const { unmount } = await act(async () =>
      render(wrap({ draft: { code: 'example', withoutSecrets: (values) => ({ ...values, last_name: '' }) } })),
    )
    await userEvent.type(name(), 'B')
    unmount()
    expect(sessionStorage.getItem('parapet.draft.example')).not.toContain('Ruiz')
    await show()
    expect(name()).toHaveValue('AnaB')
    expect(screen.getByText('Restored your unsaved changes.')).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'Discard' })[0] as HTMLElement)
    expect(name()).toHaveValue('Ana')
    expect(sessionStorage.getItem('parapet.draft.example')).toBeNull()
  })

  it('asks before it overwrites what somebody else saved', async () => {
    await show({ stored: { read: async () => ({ ...stored, last_name: 'Gil' }), valuesOf: (now) => now } })
    await userEvent.type(name(), 'B')
    await save()
    expect(bodies()).toEqual([])
    expect(screen.getByText(/Gil \(before: Ruiz\)/)).toBeVisible()
    await save()
    expect(bodies()).toHaveLength(1)
  })

  it('lets fields that nobody touched follow later values', async () => {
    const { rerender } = await act(async () => render(wrap({})))
    await userEvent.type(name(), 'B')
    await act(async () => rerender(wrap({ initial: { first_name: 'Eva', last_name: 'Gil' } })))
    await waitFor(() => expect(name()).toHaveValue('AnaB'))
    await save()
    expect(bodies()).toMatchObject([{ first_name: 'AnaB', last_name: 'Gil' }])
  })

  it('restores only what was changed, with what is stored now in the other fields', async () => {
    const { unmount } = await act(async () => render(wrap({})))
    await userEvent.type(name(), 'B')
    unmount()
    await show({ initial: { first_name: 'Eva', last_name: 'Gil' } })
    expect(name()).toHaveValue('AnaB')
    await save()
    expect(bodies()).toMatchObject([{ first_name: 'AnaB', last_name: 'Gil' }])
  })

  it('is locked for those who may not send it, also by key', async () => {
    await show({ lockedBy: 'Ask an administrator.' })
    expect(screen.getAllByText('Ask an administrator.')[0]).toBeVisible()
    expect(name()).toBeDisabled()
    screen.getByRole<HTMLFormElement>('form', { name: 'Example' }).requestSubmit()
    expect(send).not.toHaveBeenCalled()
  })

  it('offers more than to undo it', async () => {
    const open = vi.fn(async () => undefined)
    await show({ undo: () => open, undoLabel: 'Open' })
    await userEvent.type(name(), 'B')
    await save()
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(open).toHaveBeenCalledOnce()
  })

  it('is sent by Ctrl+Enter', async () => {
    await show()
    await userEvent.type(name(), 'B{Control>}{Enter}{/Control}')
    await waitFor(() => expect(bodies()).toHaveLength(1))
  })

  it('is not sent by key while nothing differs from what is stored, and says so', async () => {
    await show()
    await userEvent.click(name())
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(screen.getByRole('status')).toHaveTextContent('No changes yet.')
    expect(send).not.toHaveBeenCalled()
  })

  it('keeps what is typed if nothing was sent', async () => {
    await show({ save: async () => notSaved })
    await userEvent.type(name(), 'B')
    await save()
    expect(name()).toHaveValue('AnaB')
    expect(onSaved).not.toHaveBeenCalled()
  })
})

it('has its buttons in the footer of a dialog', async () => {
  await act(async () =>
    render(
      <MockScreen api={api}>
        <FormDialog isOpen onClose={() => undefined} title="A dialog">
          <Example spec={{}} />
        </FormDialog>
      </MockScreen>,
    ),
  )
  await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'B')
  const button = screen.getByRole('button', { name: 'Save' })
  expect(screen.getByRole('form', { name: 'Example' })).not.toContainElement(button)
  await userEvent.click(button)
  expect(bodies()).toHaveLength(1)
})

it('starts at Cancel in a dialog that asks for something dangerous', async () => {
  const close = vi.fn()
  await act(async () =>
    render(
      <MockScreen api={api}>
        <FormDialog isOpen onClose={close} title="A dialog" role="alertdialog">
          <Example spec={{}} submitTone="danger" onCancel={close} />
        </FormDialog>
      </MockScreen>,
    ),
  )
  await screen.findByRole('alertdialog', { name: 'A dialog' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
})
