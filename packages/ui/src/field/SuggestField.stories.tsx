import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Controlled } from './Controlled.tsx'
import type { Option } from './findOptions.ts'
import { SuggestField } from './SuggestField.tsx'

/**
 * A text field for any text, with the options that contain it below.
 *
 * Keyboard: typing narrows the options; Up and Down move through them and back to the text; Enter takes the option, or
 * submits the text while none is chosen.
 *
 * Screen readers: a combobox with a list; the chosen option is announced while the focus stays in the field. Help and
 * error are its description.
 */
const meta: Meta = { title: 'UI/Suggest field' }
export default meta
type Story = StoryObj

const options = [
  { value: 'ES', label: 'Spain', detail: 'ES · 47.0k' },
  { value: 'GB', label: 'United Kingdom', detail: 'GB · 12.1k' },
  { value: 'FR', label: 'France', detail: 'FR · 8.20k' },
]

const longOptions = ['Mozilla/5.0 (X11; Linux x86_64) '.repeat(9), `/${'a-long-path/'.repeat(20)}`].map((value) => ({
  value,
  label: value,
}))

function Example({ error, shown = options }: { error?: string; shown?: readonly Option[] }) {
  return (
    <Controlled<string> initial="">
      {(value, onChange) => (
        <SuggestField
          label="Country"
          name="country"
          value={value}
          onChange={onChange}
          options={shown}
          onChoose={(option) => onChange(option.value)}
          help="A country or its code"
          {...(error ? { error } : {})}
        />
      )}
    </Controlled>
  )
}

/** Suggestions for a text that the reader may also type freely. */
export const Suggestions: Story = {
  tags: ['picture'],
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.type(field, 'king')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('GB')
  },
}

/** A text that is refused, with the reason. */
export const Refused: Story = { render: () => <Example error="No request in this range has it." /> }

/** Suggestions longer than the field. */
export const LongTexts: Story = { render: () => <Example shown={longOptions} /> }

/** From right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, render: () => <Example /> }
