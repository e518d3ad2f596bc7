import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '../button/Button.tsx'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { Checkbox } from '../field/Checkbox.tsx'
import { Combobox } from '../field/Combobox.tsx'
import { DateField } from '../field/DateField.tsx'
import { FileField } from '../field/FileField.tsx'
import { LineArea } from '../field/LineArea.tsx'
import { MultiSelect } from '../field/MultiSelect.tsx'
import { NumberField } from '../field/NumberField.tsx'
import { PasswordField } from '../field/PasswordField.tsx'
import { RadioCards } from '../field/RadioCards.tsx'
import { Select } from '../field/Select.tsx'
import { SliderField } from '../field/SliderField.tsx'
import { Switch } from '../field/Switch.tsx'
import { TagInput } from '../field/TagInput.tsx'
import { TextArea } from '../field/TextArea.tsx'
import { TextField } from '../field/TextField.tsx'
import { TimeField } from '../field/TimeField.tsx'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { Form, FormActions } from '../form/Form.tsx'
import { Inline } from '../layout/Flow.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Menu } from '../menu/Menu.tsx'
import { Popover } from '../menu/Popover.tsx'
import { long, type SampleTexts } from './sampleTexts.ts'

const meta: Meta = { title: 'UI/Together/Fields and what opens' }
export default meta
type Story = StoryObj

const noop = () => {}
const fits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}
const rtl = { globals: { direction: 'rtl' } } as const

function Fields({ words }: { words: SampleTexts }) {
  const { name, text, act, mark, unbroken } = words
  const shared = { name: 'field', onChange: noop, help: text } as const
  const options = [
    { value: 'a', label: name, detail: mark },
    { value: 'b', label: unbroken, disabledReason: text },
  ]
  return (
    <Form label={name} error={text} onSubmit={noop}>
      <ErrorSummary
        errors={[
          { name: 'one', label: act, text },
          { name: 'other', label: mark, text: name },
        ]}
      />
      <Grid min={260} gap={4}>
        <TextField {...shared} label={name} value={unbroken} error={text} required unit="req/s" />
        <NumberField {...shared} label={name} value={1_234_567} unit={mark} />
        <PasswordField {...shared} label={name} value={unbroken} autoComplete="new-password" strength />
        <TextArea {...shared} label={name} value={text} maxLength={400} />
        <Checkbox {...shared} label={text} value />
        <Switch {...shared} label={text} value disabledReason={name} />
        <Select {...shared} label={name} value="a" options={options} />
        <Combobox {...shared} label={name} value="a" options={options} />
        <MultiSelect {...shared} label={name} value={['a', 'b']} options={options} />
        <TagInput {...shared} label={name} value={[unbroken, name]} />
        <DateField {...shared} label={name} value="2026-06-10" today="2026-06-15" />
        <TimeField {...shared} label={name} value="09:05" zone="CEST" />
        <SliderField {...shared} label={name} value={30} min={0} max={100} unit="%" />
        <LineArea {...shared} label={name} value={`/a\n${unbroken}`} check={() => text} rows={3} />
        <FileField {...shared} label={name} value={[new File(['x'], `${unbroken}.txt`)]} />
      </Grid>
      <RadioCards
        {...shared}
        label={name}
        value="a"
        options={[
          { value: 'a', label: act, help: text },
          { value: 'b', label: unbroken, disabledReason: text },
        ]}
      />
      <FormActions>
        <Button type="submit" tone="primary">
          {act}
        </Button>
        <Button>{mark}</Button>
      </FormActions>
    </Form>
  )
}

function Opening({ words }: { words: SampleTexts }) {
  const { name, text, act, unbroken } = words
  return (
    <div style={{ minBlockSize: 520 }}>
      <Inline gap={4}>
        <Popover label={name} trigger={<Button>{act}</Button>}>
          {text} {unbroken}
        </Popover>
        <Menu
          label={name}
          trigger={<IconButton icon="more" label={name} />}
          items={[
            { label: unbroken, icon: 'external', group: name, onSelect: noop },
            { label: act, icon: 'undo', disabledReason: text },
          ]}
        />
      </Inline>
    </div>
  )
}

const popoverIsOpen = async (canvasElement: HTMLElement, words: SampleTexts) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: words.act }))
  const panel = await screen.findByRole('dialog', { name: words.name })
  await waitFor(() => expect(panel).toBeVisible())
  await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
}

function Confirming({ words }: { words: SampleTexts }) {
  return (
    <div style={{ minBlockSize: 560 }}>
      <ConfirmDialog
        open
        onClose={noop}
        title={words.name}
        typed={words.unbroken}
        confirmLabel={words.act}
        onConfirm={noop}
        error={words.text}
      >
        {words.text}
      </ConfirmDialog>
    </div>
  )
}
const confirmIsOpen = async () => {
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() => expect(dialog).toBeVisible())
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
}

/** Fields with long texts. */
export const FieldsLong: Story = { render: () => <Fields words={long} />, play: fits }
/** An open popover with long texts. */
export const OpenLong: Story = {
  tags: ['picture'],
  render: () => <Opening words={long} />,
  play: ({ canvasElement }) => popoverIsOpen(canvasElement, long),
}
/** A question with long texts. */
export const AskingLong: Story = { tags: ['picture'], render: () => <Confirming words={long} />, play: confirmIsOpen }

/** Fields from right to left. */
export const FieldsRightToLeft: Story = { tags: ['picture'], ...rtl, render: () => <Fields words={long} />, play: fits }
/** An open popover from right to left. */
export const OpenRightToLeft: Story = {
  ...rtl,
  render: () => <Opening words={long} />,
  play: ({ canvasElement }) => popoverIsOpen(canvasElement, long),
}
/** A question from right to left. */
export const AskingRightToLeft: Story = { ...rtl, render: () => <Confirming words={long} />, play: confirmIsOpen }
