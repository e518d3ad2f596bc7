import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Grid } from '../layout/Grid.tsx'
import { Controlled } from './Controlled.tsx'
import { NumberField } from './NumberField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TagInput } from './TagInput.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/**
 * Text, password, number and tag fields.
 *
 * Keyboard: Arrow keys change a number by a step, Page Up and Page Down by ten steps. Enter or a comma adds a tag,
 * Backspace in an empty field edits the last one. The clear button moves focus to the field.
 *
 * Screen readers: The label is the name; the description is the error, then the disabled reason, then help. Password
 * strength, Caps Lock, characters left and the number of tags are announced.
 */
const meta: Meta<typeof TextField> = {
  title: 'UI/Text fields',
  component: TextField,
  decorators: [(Shown) => <div style={{ maxInlineSize: 720 }}>{Shown()}</div>],
}
export default meta
type Story = StoryObj<typeof TextField>

const textField = (initial: string, props: Omit<TextFieldProps, 'value' | 'onChange' | 'name'>) => (
  <Controlled initial={initial}>
    {(value, onChange) => <TextField {...props} name="field" value={value} onChange={onChange} />}
  </Controlled>
)

/** The states of a text field. */
export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Grid min={240} gap={4}>
      {textField('', { label: 'Empty', placeholder: 'www.example.com' })}
      {textField('Aurora Media', { label: 'With help', help: 'As it is written on invoices.' })}
      {textField('aurora', { label: 'Wrong', required: true, error: 'Enter a whole address, for example aurora.tv' })}
      {textField('aurora.tv', { label: 'Cannot be changed', disabledReason: 'The zone is locked by the provider.' })}
      {textField('300', { label: 'With a unit', unit: 's', required: true })}
      {textField('2001:db8::1428:57ab', { label: 'Monospace', mono: true, icon: 'globe' })}
      {textField('video', { label: 'Clearable', clearable: true, type: 'search', icon: 'search' })}
      {textField('An address so long that it does not fit into its field at all', { label: 'Long text' })}
    </Grid>
  ),
}

/** A field that can be emptied with one button. */
export const Clearing: Story = {
  render: () => textField('video', { label: 'Search', clearable: true, type: 'search', icon: 'search' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Search' }))
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus()
  },
}

/** A password can be shown and hidden. */
export const Password: Story = {
  render: () => (
    <Grid min={240} gap={4}>
      {[
        ['Sandbox-2026', undefined],
        ['password1', 'new-password'],
        ['horse-bat9', 'new-password'],
        ['correct horse battery', 'new-password'],
      ].map(([initial = '', autoComplete]) => (
        <Controlled key={initial} initial={initial}>
          {(value, onChange) => (
            <PasswordField
              label={autoComplete ? 'New password' : 'Password'}
              name="password"
              autoComplete={autoComplete ? 'new-password' : 'current-password'}
              value={value}
              onChange={onChange}
              strength={autoComplete !== undefined}
            />
          )}
        </Controlled>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: 'Show password' })
    await userEvent.click(first!)
    await expect(within(canvasElement).getByDisplayValue('Sandbox-2026')).toHaveAttribute('type', 'text')
  },
}

/** Numbers with their unit and limits. */
export const Numbers: Story = {
  tags: ['picture'],
  render: () => (
    <Grid min={240} gap={4}>
      <Controlled<number | null> initial={300}>
        {(value, onChange) => (
          <NumberField
            label="Time to live"
            name="ttl"
            unit="s"
            min={0}
            max={86400}
            step={60}
            value={value}
            onChange={onChange}
          />
        )}
      </Controlled>
      <Controlled<number | null> initial={null}>
        {(value, onChange) => (
          <NumberField label="Weight" name="weight" placeholder="100" value={value} onChange={onChange} />
        )}
      </Controlled>
      <Controlled<number | null> initial={1234567.5}>
        {(value, onChange) => (
          <NumberField
            label="Limit"
            name="limit"
            unit="req/s"
            value={value}
            onChange={onChange}
            disabledReason="Your contract has no limit."
          />
        )}
      </Controlled>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const ttl = within(canvasElement).getByRole('spinbutton', { name: 'Time to live' })
    await userEvent.click(ttl)
    await userEvent.keyboard('{ArrowUp}')
    await expect(ttl).toHaveValue('360')
    await userEvent.keyboard('{PageUp}')
    await expect(ttl).toHaveValue('960')
    ttl.blur()
  },
}

/** Texts of several lines. */
export const Areas: Story = {
  tags: ['picture'],
  render: () => (
    <Grid min={280} gap={4}>
      <Controlled initial="All of our subtitles answer 404 since Monday.">
        {(value, onChange) => (
          <TextArea
            label="What happened"
            name="text"
            required
            value={value}
            onChange={onChange}
            help="What did you expect instead?"
          />
        )}
      </Controlled>
      <Controlled initial={'sub vcl_recv {\n  set req.http.X-Country = "ES";\n}'}>
        {(value, onChange) => <TextArea label="VCL" name="vcl" mono rows={5} value={value} onChange={onChange} />}
      </Controlled>
      <Controlled initial="Nearly at the end of what fits into this small field, which tells how much is left">
        {(value, onChange) => (
          <TextArea label="Comment" name="comment" maxLength={100} value={value} onChange={onChange} />
        )}
      </Controlled>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const comment = canvas.getByRole('textbox', { name: 'Comment' })
    await userEvent.type(comment, ' now')
    await expect(canvas.getByText(/14 characters left/)).toHaveRole('status')
    await userEvent.type(comment, ' and much more than it takes')
    await expect(comment).toHaveProperty('value.length', 100)
    comment.blur()
  },
}

const checkAddress = (tag: string) => (/^[\d.:a-f/]+$/i.test(tag) ? undefined : `“${tag}” is no address`)

/** Several short values in one field. */
export const Tags: Story = {
  tags: ['picture'],
  render: () => (
    <Controlled<readonly string[]> initial={['192.0.2.7', '198.51.100.0/24']}>
      {(value, onChange) => (
        <TagInput
          label="Blocked addresses"
          name="addresses"
          mono
          check={checkAddress}
          value={value}
          onChange={onChange}
        />
      )}
    </Controlled>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Blocked addresses' })
    await userEvent.type(input, '203.0.113.9{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove 203.0.113.9' })).toBeVisible()
    await userEvent.type(input, 'nonsense,')
    await expect(input).toHaveAccessibleDescription(/is no address/)
  },
}
