import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Drawer } from '../dialog/Dialog.tsx'
import { Checkbox } from '../field/Checkbox.tsx'
import { PasswordField } from '../field/PasswordField.tsx'
import { Select } from '../field/Select.tsx'
import { TextField } from '../field/TextField.tsx'
import { FieldSet, Form, FormActions } from './Form.tsx'
import { useForm } from './storyForm.ts'

interface User {
  name: string
  mail: string
  password: string
  role: string | null
  terms: boolean
}
const emptyUser: User = { name: '', mail: '', password: '', role: null, terms: false }
const check = (user: User) => ({
  name: user.name.trim() ? undefined : 'Enter a name',
  mail: /.+@.+/.test(user.mail) ? undefined : 'Enter an address such as ana@example.com',
  role: user.role ? undefined : 'Choose a role',
})
const onSend = fn()

function UserForm({ error, refused }: { error?: string; refused?: Readonly<Record<string, string>> }) {
  const form = useForm(emptyUser, check)
  return (
    <Form
      label="New user"
      error={error}
      errors={form.errors}
      hasSummary
      onSubmit={() =>
        form.submit(async (user) => {
          onSend(user)
          if (refused) form.setServerErrors(refused)
        })
      }
    >
      <TextField label="Name" required autoComplete="name" {...form.field('name')} />
      <TextField label="Email" type="email" required help="Gets the invitation." {...form.field('mail')} />
      <PasswordField label="Password" autoComplete="new-password" strength {...form.field('password')} />
      <Select
        label="Role"
        required
        options={[
          { value: 'viewer', label: 'Viewer' },
          { value: 'admin', label: 'Company admin' },
        ]}
        {...form.field('role')}
      />
      <Checkbox label="Send the invitation now" {...form.field('terms')} />
      <FormActions>
        <Button type="submit" tone="primary">
          Create user
        </Button>
        <Button>Cancel</Button>
      </FormActions>
    </Form>
  )
}

/**
 * A form with validation and one submit button.
 *
 * Keyboard: Enter in a field submits. After an invalid submit the first invalid field gets the focus; each error of the
 * summary is a button that focuses its field.
 *
 * Screen readers: Errors are descriptions of their fields and are not announced one by one; the summary has their
 * number. The error of the whole form is an alert, which gets the focus if no field is invalid.
 */
const meta: Meta<typeof UserForm> = {
  title: 'UI/Form',
  component: UserForm,
  decorators: [(Story) => <div style={{ maxInlineSize: 440 }}>{Story()}</div>],
  beforeEach: () => {
    onSend.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof UserForm>

/** Sent without input: the form names what is missing and goes to the first field. */
export const NotFilledIn: Story = {}

/** Wrong values are explained beside their fields. */
export const Wrong: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Create user' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus())
    await expect(canvas.getByRole('group', { name: '3 problems to fix' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Email: Enter/ }))
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveFocus()
    await expect(onSend).not.toHaveBeenCalled()
  },
}

/** A field is validated on blur, then on every change. */
export const Live: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const mail = canvas.getByRole('textbox', { name: /Email/ })
    await userEvent.type(mail, 'ana')
    await expect(mail).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(mail).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(mail, '@example.com')
    await expect(mail).not.toHaveAttribute('aria-invalid')
  },
}

async function sendAna(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Ana')
  await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'ana@example.com')
  await userEvent.click(canvas.getByRole('combobox', { name: /Role/ }))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await userEvent.click(canvas.getByRole('button', { name: 'Create user' }))
}

/** The provider refuses a value, and the reason is beside its field. */
export const Refused: Story = {
  args: { refused: { mail: 'Somebody already uses this address' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const mail = canvas.getByRole('textbox', { name: /Email/ })
    await sendAna(canvasElement)
    await expect(onSend).toHaveBeenCalledOnce()
    await waitFor(() => expect(mail).toHaveFocus())
    await expect(mail).toHaveAccessibleDescription(/already uses this address/)
  },
}

/** Errors of fields that the form does not have are lines above it, which get the focus. */
export const RefusedElsewhere: Story = {
  tags: ['picture'],
  args: { refused: { 'limits.users': 'No more users.', 'limits.mails': 'No more mails.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await sendAna(canvasElement)
    const [alert] = await canvas.findAllByRole('alert')
    await waitFor(() => expect(alert).toHaveFocus())
    await expect(alert).toHaveTextContent('No more users.No more mails.')
    await expect(alert).not.toHaveTextContent('limits')
  },
}

/** The provider fails: the form says so above its fields, and nothing typed is lost. */
export const WholeFormFailed: Story = {
  args: { error: 'The user could not be created: the provider does not answer.' },
}

function LockedForm() {
  const form = useForm({ name: 'ddos_identified_ips', description: 'From detections' }, () => ({}))
  return (
    <Form label="A list" onSubmit={() => undefined}>
      <FieldSet legend="What the provider keeps" isLocked>
        <TextField label="Name" {...form.field('name')} />
        <TextField label="Description" {...form.field('description')} />
      </FieldSet>
    </Form>
  )
}

/** Fields whose values can be read but not changed. */
export const Locked: Story = {
  render: () => <LockedForm />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'What the provider keeps' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled()
  },
}

function LongForm() {
  const form = useForm<Record<string, string>>({}, () => ({}))
  return (
    <Drawer open onClose={() => undefined} title="Origin">
      <Form label="Origin" onSubmit={() => undefined}>
        {Array.from({ length: 24 }, (_, n) => (
          <TextField key={n} label={`Header ${n + 1}`} {...form.field(`header${n}`)} value="" />
        ))}
        <FormActions isSticky>
          <Button type="submit" tone="primary">
            Save
          </Button>
        </FormActions>
      </Form>
    </Drawer>
  )
}

/** The buttons of a long form stay at the lower edge of a drawer: no field is seen below them. */
export const LongInDrawer: Story = {
  tags: ['picture'],
  render: () => <LongForm />,
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Origin' })
    const bar = within(drawer).getByRole('button', { name: 'Save' }).closest('[data-clear]')
    await waitFor(() =>
      expect(Math.abs((bar?.getBoundingClientRect().bottom ?? 0) - window.innerHeight)).toBeLessThan(1),
    )
  },
}

/** A locked group from right to left, with a legend that breaks. */
export const LockedLong: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <FieldSet
      legend="Addresses that the provider keeps from its own detections, which nobody else can change or remove"
      isLocked
    >
      <TextField label="Name" name="name" value="ddos_identified_ips" onChange={fn()} />
    </FieldSet>
  ),
}
