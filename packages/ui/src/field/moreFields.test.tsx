import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { describe, it, vi } from 'vitest'
import { LocaleProvider } from '../words/LocaleProvider.tsx'
import { DateField, type DateFieldProps } from './DateField.tsx'
import type { Day } from './days.ts'
import { FileField, type FileFieldProps } from './FileField.tsx'
import { Held } from './Held.tsx'
import { LineArea } from './LineArea.tsx'
import { SliderField } from './SliderField.tsx'
import { TimeField } from './TimeField.tsx'

describe('SliderField', () => {
  it('is one value, by slider and by typing', async () => {
    render(
      <Held<number | null> initial={20}>
        {(value, set) => (
          <SliderField label="Share" name="share" unit="%" min={0} max={100} value={value} onChange={set} />
        )}
      </Held>,
    )
    const slider = screen.getByRole('slider', { name: 'Share' })
    const number = screen.getByRole('spinbutton', { name: 'Share' })
    expect(slider).toHaveAttribute('aria-valuetext', '20 %')
    fireEvent.change(slider, { target: { value: '35' } })
    expect(number).toHaveValue('35')
    await userEvent.clear(number)
    await userEvent.type(number, '60')
    expect(slider).toHaveValue('60')
  })

  it('cannot be moved while it is off, and says why', () => {
    const onChange = vi.fn()
    render(
      <SliderField
        label="Share"
        name="s"
        min={0}
        max={9}
        value={4}
        onChange={onChange}
        disabledReason="Fixed by contract"
      />,
    )
    const slider = screen.getByRole('slider', { name: 'Share' })
    expect(slider).toHaveAccessibleDescription('Fixed by contract')
    fireEvent.change(slider, { target: { value: '7' } })
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('LineArea', () => {
  const check = (line: string) => (line.startsWith('/') ? undefined : 'Begins with a slash.')

  it('counts lines, tells what is wrong with which, and leads there', async () => {
    render(
      <Held initial={'/a\nb\n\n/c\nd'}>
        {(value, set) => <LineArea label="Paths" name="paths" value={value} onChange={set} check={check} />}
      </Held>,
    )
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Paths' })
    expect(area).toHaveAccessibleDescription('4 lines · 2 to correct')
    expect(area).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Line 5: Begins with a slash.' }))
    expect(area).toHaveFocus()
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('d')
    await userEvent.keyboard('/d')
    expect(area).toHaveAccessibleDescription('4 lines · 1 to correct')
  })

  it('tells the first few problems and counts the others', () => {
    render(<LineArea label="Paths" name="p" value={'x\n'.repeat(9)} onChange={() => {}} check={check} />)
    expect(screen.getAllByRole('button')).toHaveLength(5)
    expect(screen.getByText('and 4 more')).toBeInTheDocument()
  })
})

function Dated(props: Partial<DateFieldProps> & { onTold?: (day: Day | null) => void }) {
  return (
    <Held<Day | null> initial={props.value ?? null}>
      {(value, set) => (
        <DateField
          label="From"
          name="from"
          today="2026-06-15"
          {...props}
          value={value}
          onChange={(day) => {
            set(day)
            props.onTold?.(day)
          }}
        />
      )}
    </Held>
  )
}

describe('DateField', () => {
  it('takes what is typed when the field is left', async () => {
    const onTold = vi.fn()
    render(<Dated onTold={onTold} />)
    const input = screen.getByRole('textbox', { name: 'From' })
    await userEvent.type(input, '5-6-26')
    expect(onTold).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(onTold).toHaveBeenLastCalledWith('2026-06-05')
    expect(input).toHaveValue('05/06/2026')
  })

  it.each([
    ['31/02/2026', 'Write it as DD/MM/YYYY.'],
    ['01/01/2020', 'Not before 01/06/2026.'],
    ['01/01/2030', 'Not after 30/06/2026.'],
  ])('keeps %s and says what is wrong with it', async (text, problem) => {
    const onTold = vi.fn()
    render(<Dated value="2026-06-15" min="2026-06-01" max="2026-06-30" onTold={onTold} />)
    const input = screen.getByRole('textbox', { name: 'From' })
    await userEvent.clear(input)
    await userEvent.type(input, text)
    await userEvent.tab()
    expect(input).toHaveValue(text)
    expect(input).toHaveAccessibleDescription(problem)
    expect(onTold).toHaveBeenLastCalledWith(null)
  })

  it('chooses from the calendar by keyboard, within its limits', async () => {
    const onTold = vi.fn()
    render(<Dated value="2026-06-15" max="2026-07-20" onTold={onTold} />)
    const opener = screen.getByRole('button', { name: 'Calendar for From' })
    await userEvent.click(opener)
    const today = await screen.findByRole('button', { name: 'Monday, June 15, 2026' })
    await vi.waitFor(() => expect(today).toHaveFocus())
    expect(today).toHaveAttribute('aria-pressed', 'true')
    expect(today).toHaveAttribute('aria-current', 'date')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    expect(screen.getByRole('button', { name: 'Tuesday, June 23, 2026' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('button', { name: 'Sunday, June 28, 2026' })).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    expect(screen.getByRole('button', { name: 'Monday, July 20, 2026' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Tuesday, July 21, 2026' }))
    expect(onTold).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Friday, July 17, 2026' }))
    expect(onTold).toHaveBeenLastCalledWith('2026-07-17')
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('17/07/2026')
    await vi.waitFor(() => expect(opener).toHaveFocus())
  })

  it('speaks the reader’s language', async () => {
    render(
      <LocaleProvider locale="es" zone="UTC">
        <Dated value="2026-06-15" />
      </LocaleProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Calendario de From' }))
    expect(await screen.findByRole('table', { name: 'junio de 2026' })).toBeInTheDocument()
  })
})

describe('TimeField', () => {
  const show = (onTold = vi.fn(), initial: string | null = null) =>
    render(
      <Held<string | null> initial={initial}>
        {(value, set) => (
          <TimeField
            label="At"
            name="at"
            value={value}
            onChange={(time) => {
              set(time)
              onTold(time)
            }}
          />
        )}
      </Held>,
    )
  it('takes a time in any usual way, and goes by arrows round midnight', async () => {
    const onTold = vi.fn()
    show(onTold)
    const input = screen.getByRole('textbox', { name: 'At' })
    await userEvent.type(input, '2358')
    await userEvent.tab()
    expect(input).toHaveValue('23:58')
    input.focus()
    await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowUp}')
    expect(onTold).toHaveBeenLastCalledWith('01:00')
  })

  it('keeps what is no time and says so', async () => {
    const onTold = vi.fn()
    show(onTold, '10:00')
    const input = screen.getByRole('textbox', { name: 'At' })
    await userEvent.clear(input)
    await userEvent.type(input, '25:00')
    await userEvent.tab()
    expect(input).toHaveValue('25:00')
    expect(input).toHaveAccessibleDescription('Write it as HH:mm.')
    expect(onTold).toHaveBeenLastCalledWith(null)
  })
})

describe('FileField', () => {
  const file = (name: string, size = 10) => new File(['x'.repeat(size)], name)
  const show = (props: Partial<FileFieldProps> = {}) =>
    render(
      <Held<readonly File[]> initial={props.value ?? []}>
        {(value, set) => <FileField label="List" name="list" {...props} value={value} onChange={set} />}
      </Held>,
    )
  const names = () =>
    within(screen.getByRole('list', { name: 'Files for List' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))

  it('takes what is good and says of each other why not', async () => {
    show({ endings: ['.txt', '.csv'], maxBytes: 20, isMany: true })
    const input = screen.getByLabelText('List')
    await userEvent
      .setup({ applyAccept: false })
      .upload(input, [file('a.TXT'), file('b.exe'), file('c.csv', 30), file('d.csv', 0)])
    expect(names()).toEqual(['Remove a.TXT'])
    expect(input).toHaveAccessibleDescription(
      'b.exe is not one of .txt, .csv. c.csv is 30\u00a0B; at most 20\u00a0B are allowed. d.csv is empty.',
    )
    await userEvent.upload(input, file('e.csv'))
    expect(names()).toEqual(['Remove a.TXT', 'Remove e.csv'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.TXT' }))
    expect(names()).toEqual(['Remove e.csv'])
    expect(input).toHaveFocus()
  })

  it('takes what is dropped, the last one where only one may be', async () => {
    show()
    const zone = screen.getByLabelText('List').parentElement!
    fireEvent.dragOver(zone)
    expect(zone).toHaveAttribute('data-over')
    await act(async () => {
      fireEvent.drop(zone, { dataTransfer: { files: [file('a'), file('b')] } })
    })
    expect(names()).toEqual(['Remove b'])
    expect(zone).not.toHaveAttribute('data-over')
  })

  it('takes nothing while it is off', () => {
    show({ disabledReason: 'Read only' })
    const input = screen.getByLabelText('List')
    fireEvent.drop(input.parentElement!, { dataTransfer: { files: [file('a')] } })
    expect(screen.queryByRole('list')).toBeNull()
    expect(input).toHaveAccessibleDescription('Read only')
  })
})
