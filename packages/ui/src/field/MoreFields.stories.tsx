import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../layout/Flow.tsx'
import { Controlled } from './Controlled.tsx'
import { DateField, type DateFieldProps } from './DateField.tsx'
import type { Day } from './days.ts'
import { FileField, type FileFieldProps } from './FileField.tsx'
import { LineArea, type LineAreaProps } from './LineArea.tsx'
import { SliderField, type SliderFieldProps } from './SliderField.tsx'
import { TimeField, type TimeFieldProps } from './TimeField.tsx'

/**
 * Slider, line area, date, time and file fields.
 *
 * Keyboard: Arrow keys change a slider by a step, a time by a minute; Page Up and Page Down a time by an hour. In the
 * calendar arrows move by day and week, Page Up and Page Down by month (with Shift by year), Home and End within the
 * week; Enter selects. Enter opens the file dialog.
 *
 * Screen readers: A slider's value has its unit. Calendar days have the full date as name, and a new month is
 * announced. The number of invalid lines is announced; selected files are a list, and a rejected file is part of the
 * error.
 */
const meta: Meta = {
  title: 'UI/More fields',
  decorators: [(Shown) => <div style={{ maxInlineSize: 560, minBlockSize: 440 }}>{Shown()}</div>],
}
export default meta
type Story = StoryObj

const slider = (initial: number | null, props: Omit<SliderFieldProps, 'value' | 'onChange' | 'name'>) => (
  <Controlled initial={initial}>
    {(value, set) => <SliderField {...props} name="slider" value={value} onChange={set} />}
  </Controlled>
)
/** Values between two limits. */
export const Sliders: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={4}>
      {slider(20, { label: 'Share of traffic', min: 0, max: 100, unit: '%', help: 'To the staging origin.' })}
      {slider(0, { label: 'Least', min: 0, max: 10 })}
      {slider(10, { label: 'Most', min: 0, max: 10 })}
      {slider(null, { label: 'Empty', min: 1, max: 8, required: true, error: 'Choose how many.' })}
      {slider(4, { label: 'Fixed', min: 1, max: 8, unit: 's', disabledReason: 'By your contract.' })}
      <div dir="rtl">{slider(30, { label: 'Right to left', min: 0, max: 100, unit: '%' })}</div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const number = canvas.getByRole('spinbutton', { name: 'Least' })
    await userEvent.clear(number)
    await userEvent.type(number, '3')
    await expect(canvas.getByRole('slider', { name: 'Least' })).toHaveValue('3')
  },
}

const checkPath = (line: string) =>
  line.startsWith('/') ? undefined : line.startsWith('http') ? 'Leave out the host.' : 'Begins with a slash.'
const lineArea = (initial: string, props: Partial<LineAreaProps> = {}) => (
  <Controlled initial={initial}>
    {(value, set) => <LineArea label="Paths" name="paths" check={checkPath} {...props} value={value} onChange={set} />}
  </Controlled>
)
/** Several values, one a line, with the wrong lines named. */
export const Lines: Story = {
  tags: ['picture'],
  render: () =>
    lineArea('/assets/a.css\nhttps://www.aurora.tv/b.css\n\n/video/2026/06/master.m3u8\nfavicon.ico\n/robots.txt', {
      help: 'One a line, up to 2,000.',
    }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Line 5: Begins with a slash.' }))
    await expect(canvas.getByRole('textbox', { name: 'Paths' })).toHaveFocus()
  },
}
const remarkPath = (line: string, number: number) => (line === '/a' && number > 1 ? 'Same as line 1.' : undefined)
/** A remark beside each line. */
export const LinesRemarked: Story = { render: () => lineArea('/a\n/b\n/a\nc', { remark: remarkPath }) }
/** Without lines, with an example. */
export const LinesEmpty: Story = { render: () => lineArea('', { placeholder: '/assets/*' }) }
/** Lines that cannot be changed, with the reason. */
export const LinesOff: Story = { render: () => lineArea('/a\n/b', { disabledReason: 'Only admins may purge.' }) }
/** Line numbers stay aligned while scrolling. */
export const LinesMany: Story = {
  render: () =>
    lineArea(Array.from({ length: 3000 }, (_, index) => `/file-${index + 1}${index === 1499 ? ' ' : ''}`).join('\n')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const area = canvas.getByRole('textbox', { name: 'Paths' })
    area.scrollTop = 20_000
    await waitFor(() => expect(canvas.getByText('1002')).toBeVisible())
    await expect(canvas.queryByText('2')).toBeNull()
  },
}

const dateField = (initial: Day | null, props: Partial<DateFieldProps> = {}) => (
  <Controlled initial={initial}>
    {(value, set) => <DateField label="From" name="from" today="2026-06-15" {...props} value={value} onChange={set} />}
  </Controlled>
)
/** Dates are typed or chosen. */
export const Dates: Story = {
  tags: ['picture'],
  render: () =>
    dateField('2026-06-10', { min: '2026-05-20', max: '2026-06-24', help: 'The oldest data is from 20/05/2026.' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Calendar for From' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Wednesday, June 10, 2026' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('button', { name: 'Wednesday, June 17, 2026' })).toHaveFocus()
  },
}
/** The states of a date field. */
export const DateStates: Story = {
  render: () => (
    <Stack gap={4}>
      {dateField(null, { label: 'Empty', required: true })}
      {dateField(null, { label: 'Missing', error: 'Choose a day.' })}
      {dateField('2026-01-01', { label: 'Fixed', disabledReason: 'Set by the contract.' })}
    </Stack>
  ),
}
/** A wrong date is explained beside its field. */
export const DateWrong: Story = {
  render: () => dateField(null),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'From' })
    await userEvent.type(input, '31/02/2026')
    input.blur()
    await waitFor(() => expect(input).toHaveAccessibleDescription('Use the format DD/MM/YYYY.'))
  },
}
/** A date on a phone. */
export const DatePhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => dateField('2026-06-10'),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Calendar for From' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Wednesday, June 10, 2026' })).toHaveFocus())
  },
}

const timeField = (initial: string | null, props: Partial<TimeFieldProps> = {}) => (
  <Controlled initial={initial}>
    {(value, set) => <TimeField label="At" name="at" {...props} value={value} onChange={set} />}
  </Controlled>
)
/** Times of the day. */
export const Times: Story = {
  render: () => (
    <Stack gap={4}>
      {timeField('09:05', { zone: 'CEST' })}
      {timeField(null, { label: 'Empty', required: true })}
      {timeField('00:00', { label: 'Fixed', disabledReason: 'Set by the contract.' })}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'At' })
    input.focus()
    await userEvent.keyboard('{ArrowUp}{PageUp}')
    await expect(input).toHaveValue('10:06')
  },
}

const fileField = (initial: readonly File[], props: Partial<FileFieldProps> = {}) => (
  <Controlled initial={initial}>
    {(value, set) => <FileField label="List of addresses" name="list" {...props} value={value} onChange={set} />}
  </Controlled>
)
const file = (name: string, bytes: number) => new File(['x'.repeat(bytes)], name)
/** Files are chosen or dropped. */
export const Files: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={6}>
      {fileField([], { endings: ['.txt', '.csv'], maxBytes: 2_097_152 })}
      {fileField([file('purge-list-of-the-morning.csv', 5300), file(`${'a-very-long-name-'.repeat(8)}.txt`, 12)], {
        isMany: true,
      })}
      {fileField([], { label: 'Key', disabledReason: 'Only admins may upload.' })}
    </Stack>
  ),
}
/** A file that is refused, with the reason. */
export const FileRefused: Story = {
  render: () => fileField([], { endings: ['.txt'], maxBytes: 10 }),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('List of addresses')
    await userEvent.setup({ applyAccept: false }).upload(input, file('setup.exe', 4))
    await waitFor(() => expect(input).toHaveAccessibleDescription(/setup.exe is not an accepted file type/))
  },
}
