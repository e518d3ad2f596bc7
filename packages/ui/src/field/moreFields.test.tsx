import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { describe, it, vi } from 'vitest'
import { LocaleProvider } from '../words/LocaleProvider.tsx'
import { Controlled } from './Controlled.tsx'
import { DateField, type DateFieldProps } from './DateField.tsx'
import type { Day } from './days.ts'
import { FileField, type FileFieldProps } from './FileField.tsx'
import { LineArea } from './LineArea.tsx'
import { SliderField } from './SliderField.tsx'
import { TimeField } from './TimeField.tsx'

describe('SliderField', () => {
  it('has one value, set by slider and by typing', async () => {
    render(
      <Controlled<number | null> initial={20}>
        {(value, set) => (
          <SliderField label="Share" name="share" unit="%" min={0} max={100} value={value} onChange={set} />
        )}
      </Controlled>,
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

  it('cannot be changed when disabled, and has the reason as its description', () => {
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

  it('counts lines and problems, and moves to a line when its problem is clicked', async () => {
    render(
      <Controlled initial={'/a\nb\n\n/c\nd'}>
        {(value, set) => <LineArea label="Paths" name="paths" value={value} onChange={set} check={check} />}
      </Controlled>,
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

  it('lists lines without effect, which are not errors', async () => {
    const remark = (_: string, number: number) => (number === 2 ? 'Same as line 1.' : undefined)
    render(<LineArea label="Paths" name="p" value={'/a\n/a'} onChange={() => {}} check={check} remark={remark} />)
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Paths' })
    expect(area).not.toHaveAttribute('aria-invalid')
    await userEvent.click(screen.getByRole('button', { name: 'Line 2: Same as line 1.' }))
    expect([area.selectionStart, area.selectionEnd]).toEqual([3, 5])
  })

  it('shows five problems, and the others on request', async () => {
    render(<LineArea label="Paths" name="p" value={'x\n'.repeat(9)} onChange={() => {}} check={check} />)
    expect(screen.getAllByRole('button', { name: /^Line/ })).toHaveLength(5)
    await userEvent.click(screen.getByRole('button', { name: 'Show 4 of 4 more' }))
    expect(screen.getAllByRole('button', { name: /^Line/ })).toHaveLength(9)
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument()
  })

  it('lists what lines are read as, which is neither an error nor without effect', () => {
    const becomes = (line: string) => (line === '/A' ? 'Sent as /a' : undefined)
    render(<LineArea label="Paths" name="p" value={'/A\n/b'} onChange={() => {}} check={check} becomes={becomes} />)
    expect(screen.getByRole('textbox', { name: 'Paths' })).not.toHaveAttribute('aria-invalid')
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Line 1: Sent as /a'])
  })
})

function ControlledDateField(props: Partial<DateFieldProps> & { onDay?: (day: Day | null) => void }) {
  return (
    <Controlled<Day | null> initial={props.value ?? null}>
      {(value, set) => (
        <DateField
          label="From"
          name="from"
          today="2026-06-15"
          {...props}
          value={value}
          onChange={(day) => {
            set(day)
            props.onDay?.(day)
          }}
        />
      )}
    </Controlled>
  )
}

describe('DateField', () => {
  it('parses the text on blur', async () => {
    const onChange = vi.fn()
    render(<ControlledDateField onDay={onChange} />)
    const input = screen.getByRole('textbox', { name: 'From' })
    await userEvent.type(input, '5-6-26')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith('2026-06-05')
    expect(input).toHaveValue('05/06/2026')
  })

  it.each([
    ['31/02/2026', 'Use the format DD/MM/YYYY.'],
    ['01/01/2020', 'Not before 01/06/2026.'],
    ['01/01/2030', 'Not after 30/06/2026.'],
  ])('keeps %s with the error: %s', async (text, problem) => {
    const onChange = vi.fn()
    render(<ControlledDateField value="2026-06-15" min="2026-06-01" max="2026-06-30" onDay={onChange} />)
    const input = screen.getByRole('textbox', { name: 'From' })
    await userEvent.clear(input)
    await userEvent.type(input, text)
    await userEvent.tab()
    expect(input).toHaveValue(text)
    expect(input).toHaveAccessibleDescription(problem)
    expect(onChange).toHaveBeenLastCalledWith(null)
  })

  it('selects a day in the calendar by keyboard, within its limits', async () => {
    const onChange = vi.fn()
    render(<ControlledDateField value="2026-06-15" max="2026-07-20" onDay={onChange} />)
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
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Friday, July 17, 2026' }))
    expect(onChange).toHaveBeenLastCalledWith('2026-07-17')
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('17/07/2026')
    await vi.waitFor(() => expect(opener).toHaveFocus())
  })

  it('uses the locale', async () => {
    render(
      <LocaleProvider locale="es" zone="UTC">
        <ControlledDateField value="2026-06-15" />
      </LocaleProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Calendario de From' }))
    expect(await screen.findByRole('table', { name: 'junio de 2026' })).toBeInTheDocument()
  })
})

describe('TimeField', () => {
  const show = (onChange = vi.fn(), initial: string | null = null) =>
    render(
      <Controlled<string | null> initial={initial}>
        {(value, set) => (
          <TimeField
            label="At"
            name="at"
            value={value}
            onChange={(time) => {
              set(time)
              onChange(time)
            }}
          />
        )}
      </Controlled>,
    )
  it('parses a time on blur, and changes it by arrow keys past midnight', async () => {
    const onChange = vi.fn()
    show(onChange)
    const input = screen.getByRole('textbox', { name: 'At' })
    await userEvent.type(input, '2358')
    await userEvent.tab()
    expect(input).toHaveValue('23:58')
    input.focus()
    await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowUp}')
    expect(onChange).toHaveBeenLastCalledWith('01:00')
  })

  it('keeps an invalid text with an error', async () => {
    const onChange = vi.fn()
    show(onChange, '10:00')
    const input = screen.getByRole('textbox', { name: 'At' })
    await userEvent.clear(input)
    await userEvent.type(input, '25:00')
    await userEvent.tab()
    expect(input).toHaveValue('25:00')
    expect(input).toHaveAccessibleDescription('Use the format HH:mm.')
    expect(onChange).toHaveBeenLastCalledWith(null)
  })
})

describe('FileField', () => {
  const file = (name: string, size = 10) => new File(['x'.repeat(size)], name)
  const show = (props: Partial<FileFieldProps> = {}) =>
    render(
      <Controlled<readonly File[]> initial={props.value ?? []}>
        {(value, set) => <FileField label="List" name="list" {...props} value={value} onChange={set} />}
      </Controlled>,
    )
  const names = () =>
    within(screen.getByRole('list', { name: 'Files for List' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))

  it('accepts valid files and reports why others are rejected', async () => {
    show({ endings: ['.txt', '.csv'], maxBytes: 20, isMany: true })
    const input = screen.getByLabelText('List')
    await userEvent
      .setup({ applyAccept: false })
      .upload(input, [file('a.TXT'), file('b.exe'), file('c.csv', 30), file('d.csv', 0)])
    expect(names()).toEqual(['Remove a.TXT'])
    expect(input).toHaveAccessibleDescription(
      'b.exe is not an accepted file type (.txt, .csv). c.csv is 30\u00a0B; at most 20\u00a0B are allowed. d.csv is empty.',
    )
    await userEvent.upload(input, file('e.csv'))
    expect(names()).toEqual(['Remove a.TXT', 'Remove e.csv'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.TXT' }))
    expect(names()).toEqual(['Remove e.csv'])
    expect(input).toHaveFocus()
  })

  it('takes pictures pasted anywhere in its form, each with a name of its own, and leaves texts alone', async () => {
    render(
      <form aria-label="Ticket">
        <textarea aria-label="Text" />
        <Controlled<readonly File[]> initial={[]}>
          {(value, set) => <FileField label="List" name="list" isMany takesPaste value={value} onChange={set} />}
        </Controlled>
      </form>,
    )
    const paste = async (files: readonly File[]) =>
      act(async () => fireEvent.paste(screen.getByLabelText('Text'), { clipboardData: { files } }))
    await paste([file('image.png')])
    await paste([file('image.png'), file('image.png')])
    expect(await paste([])).toBe(true)
    expect(names()).toEqual(['Remove image.png', 'Remove image-2.png', 'Remove image-3.png'])
  })

  it('accepts dropped files, only the last one without isMany', async () => {
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

  it('accepts no file when disabled', () => {
    show({ disabledReason: 'Read only' })
    const input = screen.getByLabelText('List')
    fireEvent.drop(input.parentElement!, { dataTransfer: { files: [file('a')] } })
    expect(screen.queryByRole('list')).toBeNull()
    expect(input).toHaveAccessibleDescription('Read only')
  })
})
