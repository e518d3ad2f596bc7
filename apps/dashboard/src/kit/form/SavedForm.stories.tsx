import { user as userCalls } from '@parapet/api'
import { TextField } from '@parapet/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { mockSession } from '../../platform/session/mockSession.ts'
import { KitStory } from '../../start/story/KitStory.tsx'
import { anyT } from '../changes/anyWords.ts'
import { SavedForm } from './SavedForm.tsx'
import { useSavedForm } from './useSavedForm.ts'

interface Person {
  first_name: string
  last_name: string
}

interface FormProps {
  /** What the provider answers. */
  answer: 'saved' | 'pending' | 'refused' | 'failed'
  /** What somebody else saved meanwhile. */
  meanwhile?: Partial<Person>
  lockedBy?: string
  draftCode?: string
}

const stored = { first_name: 'Ada', last_name: 'Byron' }
const words = {
  t: anyT((key: string) => (key === 'last_name' ? 'Last name' : key)),
  fields: { last_name: { label: 'last_name' } },
}

function Fields({ meanwhile, lockedBy, draftCode = 'kit.story' }: FormProps) {
  const form = useSavedForm({
    initial: stored,
    check: ({ first_name }) => ({ first_name: first_name.trim() === '' ? 'Enter a first name.' : undefined }),
    asSent: (values: Person) => ({ first_name: values.first_name.trim(), last_name: values.last_name.trim() }),
    save: (body, send) =>
      send(userCalls.saveSelf, { company: 300, user: 7, body: { ...body, email: 'ada@example.com' } }),
    stored: { read: async () => ({ ...stored, ...meanwhile }), valuesOf: (now) => now },
    saved: 'Your profile is saved.',
    failed: 'Your profile could not be saved.',
    draft: { code: draftCode },
    lockedBy,
  })
  return (
    <SavedForm form={form} label="Profile" submitLabel="Save" needsChange canDiscard words={words}>
      <TextField label="First name" required {...form.field('first_name')} />
      <TextField label="Last name" {...form.field('last_name')} />
    </SavedForm>
  )
}

const answers: Record<FormProps['answer'], () => Promise<Response>> = {
  saved: async () => Response.json({}),
  pending: () => new Promise(() => undefined),
  refused: async () => Response.json({ first_name: ['Too short.'], plan: ['Your plan has ended.'] }, { status: 422 }),
  failed: async () => Response.json({ detail: 'Shard 7 is down' }, { status: 500 }),
}

function Example(props: FormProps) {
  return (
    <KitStory fetch={answers[props.answer]}>
      <Fields {...props} />
    </KitStory>
  )
}

/**
 * A form that saves: draft, leave guard, errors of the provider at their fields, conflicts, permission and the result.
 *
 * Keyboard: Enter in a field or Ctrl+Enter sends it. After a refusal the first invalid field has the focus.
 *
 * Screen readers: The result is a status; what failed as a whole is an alert.
 */
const meta = {
  title: 'Kit/SavedForm',
  component: Example,
  args: { answer: 'saved' },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

const type = async (text: string) => userEvent.type(await screen.findByRole('textbox', { name: /First name/ }), text)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

/** Nothing to save yet. */
export const Unchanged: Story = {
  play: async () => {
    await screen.findByRole('textbox', { name: /First name/ })
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Changes that can be saved or discarded. */
export const Changed: Story = {
  tags: ['picture'],
  play: async () => {
    await type(' Augusta')
    await expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled')
  },
}

/** While the changes are being saved. */
export const Saving: Story = {
  args: { answer: 'pending' },
  parameters: { picture: { showsWaiting: true } },
  play: async () => {
    await type(' Augusta')
    await save()
    await expect(screen.getByRole('button', { name: /Save/ })).toHaveAttribute('aria-busy', 'true')
  },
}

/** The changes are saved, and it says so. */
export const Saved: Story = {
  play: async () => {
    await type(' Augusta')
    await save()
    await screen.findByText('Your profile is saved.')
    await expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Ada Augusta')
  },
}

/** A wrong value is explained beside its field, and nothing is sent. */
export const Invalid: Story = {
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /First name/ })
    await userEvent.clear(name)
    await save()
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAttribute('aria-invalid', 'true')
  },
}

/** An error of a field that the form has is shown there; any other above the fields. */
export const Refused: Story = {
  tags: ['picture'],
  args: { answer: 'refused' },
  play: async () => {
    await type('m')
    await save()
    await screen.findByText(/Too short\./)
    await screen.findByText(/Your plan has ended\./)
  },
}

/** Saving has failed: what was typed stays. */
export const SaveFailed: Story = {
  args: { answer: 'failed' },
  play: async () => {
    await type('m')
    await save()
    await screen.findByText(/Your profile could not be saved\..*Shard 7 is down/)
  },
}

/** What somebody else saved meanwhile is shown, and overwritten only when saved again. */
export const Conflict: Story = {
  tags: ['picture'],
  args: { meanwhile: { last_name: 'Lovelace' } },
  play: async () => {
    await type(' Augusta')
    await save()
    await screen.findByText(/Lovelace/)
    await save()
    await screen.findByText('Your profile is saved.')
  },
}

/** A form that this reader may not change, with the reason. */
export const Locked: Story = {
  args: { lockedBy: 'You need the role Company admin. Ask a company administrator.' },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /First name/ })).toBeDisabled()
  },
}

/** Input that was kept over a reload, and is taken back on request. */
export const Restored: Story = {
  args: { draftCode: 'kit.restored' },
  beforeEach: () => {
    const draft = { first_name: 'Ada Augusta', last_name: 'Byron' }
    sessionStorage.setItem(
      'parapet.draft.kit.restored',
      JSON.stringify({ user: mockSession().user?.id, draft, base: stored }),
    )
  },
  play: async () => {
    await screen.findByText(/Restored your unsaved changes|Se han recuperado/)
    const [discard] = screen.getAllByRole('button', { name: /Discard|Descartar/ })
    if (discard) await userEvent.click(discard)
    await expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Ada')
  },
}
