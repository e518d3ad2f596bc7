import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../layout/Flow.tsx'
import { DateField, type DateFieldProps } from './DateField.tsx'
import type { Day } from './days.ts'
import { FileField, type FileFieldProps } from './FileField.tsx'
import { Held } from './Held.tsx'
import { LineArea, type LineAreaProps } from './LineArea.tsx'
import { SliderField, type SliderFieldProps } from './SliderField.tsx'
import { TimeField, type TimeFieldProps } from './TimeField.tsx'

/**
 * Values with a shape: a share, lines, a day, a time, a file.
 *
 * Keyboard: A slider goes by arrows, Page keys, Home and End, and its number can be typed. In a time arrows add a minute, Page keys an
 * hour. A calendar goes by day and week with arrows, by month with Page keys (with Shift by year), to the ends of the week with Home
 * and End; Enter chooses. Lines are a text area: Tab moves on. A file is chosen by Enter; dropping is never the only way.
 *
 * Screen readers: A slider speaks its value with its unit. Days of the calendar are said in full, the month when it changes. Verdicts
 * of lines are counted in a status with the first of them; chosen files are a list, and a refused one is told with its reason.
 */
const meta: Meta = {
  title: 'UI/More fields',
  decorators: [(Shown) => <div style={{ maxInlineSize: 560, minBlockSize: 440 }}>{Shown()}</div>],
}
export default meta
type Story = StoryObj

const slider = (initial: number | null, props: Omit<SliderFieldProps, 'value' | 'onChange' | 'name'>) => (
  <Held initial={initial}>{(value, set) => <SliderField {...props} name="slider" value={value} onChange={set} />}</Held>
)
/** Arrows move the slider by a step, Page keys by a tenth; the number beside it is exact. */
export const Sliders: Story = {
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

const isPath = (line: string) =>
  line.startsWith('/') ? undefined : line.startsWith('http') ? 'Leave out the host.' : 'Begins with a slash.'
const lines = (initial: string, props: Partial<LineAreaProps> = {}) => (
  <Held initial={initial}>
    {(value, set) => <LineArea label="Paths" name="paths" check={isPath} {...props} value={value} onChange={set} />}
  </Held>
)
/** Each error is a button that goes to its line. */
export const Lines: Story = {
  render: () =>
    lines('/assets/a.css\nhttps://www.aurora.tv/b.css\n\n/video/2026/06/master.m3u8\nfavicon.ico\n/robots.txt', {
      help: 'One a line, up to 2,000.',
    }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Line 5: Begins with a slash.' }))
    await expect(canvas.getByRole('textbox', { name: 'Paths' })).toHaveFocus()
  },
}
export const LinesEmpty: Story = { render: () => lines('', { placeholder: '/assets/*' }) }
export const LinesOff: Story = { render: () => lines('/a\n/b', { disabledReason: 'Only admins may purge.' }) }
/** Line numbers stay aligned while scrolling. */
export const LinesMany: Story = {
  render: () => lines(Array.from({ length: 3000 }, (_, at) => `/file-${at + 1}${at === 1499 ? ' ' : ''}`).join('\n')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const area = canvas.getByRole('textbox', { name: 'Paths' })
    area.scrollTop = 20_000
    await waitFor(() => expect(canvas.getByText('1002')).toBeVisible())
    await expect(canvas.queryByText('2')).toBeNull()
  },
}

const dated = (initial: Day | null, props: Partial<DateFieldProps> = {}) => (
  <Held initial={initial}>
    {(value, set) => <DateField label="From" name="from" today="2026-06-15" {...props} value={value} onChange={set} />}
  </Held>
)
/** Typed or selected in a calendar. */
export const Dates: Story = {
  render: () =>
    dated('2026-06-10', { min: '2026-05-20', max: '2026-06-24', help: 'The oldest data is of 20/05/2026.' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Calendar for From' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Wednesday, June 10, 2026' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('button', { name: 'Wednesday, June 17, 2026' })).toHaveFocus()
  },
}
export const DateStates: Story = {
  render: () => (
    <Stack gap={4}>
      {dated(null, { label: 'Empty', required: true })}
      {dated(null, { label: 'Missing', error: 'Choose a day.' })}
      {dated('2026-01-01', { label: 'Fixed', disabledReason: 'Set by the contract.' })}
    </Stack>
  ),
}
export const DateWrong: Story = {
  render: () => dated(null),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'From' })
    await userEvent.type(input, '31/02/2026')
    input.blur()
    await waitFor(() => expect(input).toHaveAccessibleDescription('Write it as DD/MM/YYYY.'))
  },
}
export const DatePhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => dated('2026-06-10'),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Calendar for From' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Wednesday, June 10, 2026' })).toHaveFocus())
  },
}

const timed = (initial: string | null, props: Partial<TimeFieldProps> = {}) => (
  <Held initial={initial}>
    {(value, set) => <TimeField label="At" name="at" {...props} value={value} onChange={set} />}
  </Held>
)
/** Arrows add a minute, Page keys an hour, around midnight. */
export const Times: Story = {
  render: () => (
    <Stack gap={4}>
      {timed('09:05', { zone: 'CEST' })}
      {timed(null, { label: 'Empty', required: true })}
      {timed('00:00', { label: 'Fixed', disabledReason: 'Set by the contract.' })}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'At' })
    input.focus()
    await userEvent.keyboard('{ArrowUp}{PageUp}')
    await expect(input).toHaveValue('10:06')
  },
}

const filed = (initial: readonly File[], props: Partial<FileFieldProps> = {}) => (
  <Held initial={initial}>
    {(value, set) => <FileField label="List of addresses" name="list" {...props} value={value} onChange={set} />}
  </Held>
)
const file = (name: string, bytes: number) => new File(['x'.repeat(bytes)], name)
/** Chosen by Enter or Space as every file field, or dropped. */
export const Files: Story = {
  render: () => (
    <Stack gap={6}>
      {filed([], { endings: ['.txt', '.csv'], maxBytes: 2_097_152 })}
      {filed([file('purge-list-of-the-morning.csv', 5300), file(`${'a-very-long-name-'.repeat(8)}.txt`, 12)], {
        isMany: true,
      })}
      {filed([], { label: 'Key', disabledReason: 'Only admins may upload.' })}
    </Stack>
  ),
}
export const FileRefused: Story = {
  render: () => filed([], { endings: ['.txt'], maxBytes: 10 }),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('List of addresses')
    await userEvent.setup({ applyAccept: false }).upload(input, file('setup.exe', 4))
    await waitFor(() => expect(input).toHaveAccessibleDescription(/setup.exe is not one of .txt/))
  },
}
