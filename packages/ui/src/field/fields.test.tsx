import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { describe, it, vi } from 'vitest'
import { LocaleProvider } from '../words/LocaleProvider.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Combobox } from './Combobox.tsx'
import { Controlled } from './Controlled.tsx'
import { MultiSelect } from './MultiSelect.tsx'
import { NumberField } from './NumberField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RadioCards } from './RadioCards.tsx'
import { Switch } from './Switch.tsx'
import { TagInput } from './TagInput.tsx'
import { TextField } from './TextField.tsx'

describe('TextField', () => {
  it('has error and help as its description', () => {
    render(
      <TextField
        label="Name"
        name="name"
        value=""
        onChange={() => {}}
        help="As on invoices"
        error="Enter a name"
        required
      />,
    )
    const input = screen.getByRole('textbox', { name: /Name/ })
    expect(input).toHaveAccessibleDescription('Enter a name As on invoices')
    expect(input).toHaveAttribute('aria-invalid', 'true')
    expect(input).toHaveAttribute('aria-required', 'true')
  })

  it('stays focusable when disabled, with the reason as its description', async () => {
    const onChange = vi.fn()
    render(<TextField label="Name" name="name" value="a" onChange={onChange} disabledReason="Locked" />)
    await userEvent.tab()
    const input = screen.getByRole('textbox', { name: 'Name' })
    expect(input).toHaveFocus()
    await userEvent.keyboard('b')
    expect(onChange).not.toHaveBeenCalled()
    expect(input).toHaveAccessibleDescription('Locked')
  })

  it('keeps its accessible name when the label is hidden', () => {
    render(<TextField label="Search" isLabelHidden name="q" type="search" value="" onChange={() => {}} />)
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeInTheDocument()
  })
})

it('PasswordField shows and hides the password, and announces its strength', async () => {
  render(
    <Controlled initial="">
      {(value, set) => <PasswordField label="Password" name="p" strength value={value} onChange={set} />}
    </Controlled>,
  )
  const input = screen.getByLabelText('Password')
  expect(input).toHaveAttribute('type', 'password')
  await userEvent.type(input, 'password1')
  expect(screen.getByRole('status')).toHaveTextContent('Weak')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input).toHaveAttribute('type', 'password')
})

describe('NumberField', () => {
  const numberField = (
    initial: number | null,
    onChange: (value: number | null) => void = () => {},
    locale: 'en' | 'es' = 'en',
  ) =>
    render(
      <LocaleProvider locale={locale} zone="UTC">
        <Controlled<number | null> initial={initial}>
          {(value, set) => (
            <NumberField
              label="TTL"
              name="ttl"
              min={0}
              max={1}
              step={0.1}
              value={value}
              onChange={(next) => {
                onChange(next)
                set(next)
              }}
            />
          )}
        </Controlled>
      </LocaleProvider>,
    )

  it('steps without rounding errors and stops at its limits', async () => {
    numberField(0.2)
    const input = screen.getByRole('spinbutton', { name: 'TTL' })
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}')
    expect(input).toHaveValue('0.3')
    await userEvent.keyboard('{PageUp}')
    expect(input).toHaveValue('1')
    await userEvent.keyboard('{ArrowDown}')
    expect(input).toHaveAttribute('aria-valuenow', '0.9')
  })

  it('parses and formats numbers in the locale', async () => {
    const onChange = vi.fn()
    numberField(0.5, onChange, 'es')
    const input = screen.getByRole('spinbutton', { name: 'TTL' })
    expect(input).toHaveValue('0,5')
    await userEvent.clear(input)
    expect(onChange).toHaveBeenLastCalledWith(null)
    await userEvent.type(input, '0,25')
    expect(onChange).toHaveBeenLastCalledWith(0.25)
  })

  it('keeps invalid text and reports NaN', async () => {
    const onChange = vi.fn()
    numberField(null, onChange)
    const input = screen.getByRole('spinbutton', { name: 'TTL' })
    await userEvent.type(input, 'abc')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith(Number.NaN)
    expect(input).toHaveValue('abc')
  })
})

describe('Checkbox, Switch and RadioCards', () => {
  it('toggles by a click on the label, unless disabled', async () => {
    const onChange = vi.fn()
    render(
      <>
        <Checkbox label="Follow" name="a" value={false} onChange={onChange} />
        <Switch label="HTTP/3" name="b" value={false} onChange={onChange} disabledReason="Not hired" />
      </>,
    )
    await userEvent.click(screen.getByText('Follow'))
    expect(onChange).toHaveBeenCalledWith(true)
    await userEvent.click(screen.getByRole('switch', { name: 'HTTP/3' }))
    expect(onChange).toHaveBeenCalledOnce()
    expect(screen.getByRole('switch', { name: 'HTTP/3' })).toHaveAccessibleDescription('Not hired')
  })

  it('RadioCards names its group and describes each card', async () => {
    const onChange = vi.fn()
    render(
      <RadioCards
        label="How"
        name="how"
        value="stale"
        onChange={onChange}
        error="Choose another"
        options={[
          { value: 'stale', label: 'Stale', help: 'Served meanwhile' },
          { value: 'purge', label: 'Purge', disabledReason: 'Not hired' },
        ]}
      />,
    )
    expect(screen.getByRole('radiogroup', { name: 'How' })).toHaveAccessibleDescription('Choose another')
    expect(screen.getByRole('radio', { name: 'Stale' })).toHaveAccessibleDescription('Served meanwhile')
    await userEvent.click(screen.getByRole('radio', { name: 'Purge' }))
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('TagInput', () => {
  const tags = (onChange: (value: readonly string[]) => void) =>
    render(
      <Controlled<readonly string[]> initial={['a']}>
        {(value, set) => (
          <TagInput
            label="Names"
            name="names"
            check={(tag) => (tag.includes(' ') ? 'No spaces' : undefined)}
            value={value}
            onChange={(next) => {
              onChange(next)
              set(next)
            }}
          />
        )}
      </Controlled>,
    )

  it('adds on Enter and comma, edits the last on Backspace, and rejects invalid and duplicate tags', async () => {
    const onChange = vi.fn()
    tags(onChange)
    const input = screen.getByRole('textbox', { name: 'Names' })
    await userEvent.type(input, 'b{Enter}c,')
    expect(onChange).toHaveBeenLastCalledWith(['a', 'b', 'c'])
    await userEvent.type(input, 'a{Enter}')
    expect(input).toHaveAccessibleDescription('“a” is already in the list')
    await userEvent.clear(input)
    await userEvent.type(input, 'x y{Enter}')
    expect(input).toHaveAccessibleDescription('No spaces')
    await userEvent.clear(input)
    await userEvent.keyboard('{Backspace}')
    expect(onChange).toHaveBeenLastCalledWith(['a', 'b'])
    expect(input).toHaveValue('c')
  })

  it('adds several pasted entries', async () => {
    const onChange = vi.fn()
    tags(onChange)
    await userEvent.click(screen.getByRole('textbox', { name: 'Names' }))
    await userEvent.paste('b\nc; d')
    expect(onChange).toHaveBeenLastCalledWith(['a', 'b', 'c', 'd'])
  })
})

const options = Array.from({ length: 10_000 }, (_, n) => ({ value: `${n}`, label: `site-${n}` }))

describe('searchable lists', () => {
  it('Combobox opens at the selected option and selects the active one on Enter', async () => {
    const onChange = vi.fn()
    render(<Combobox label="Site" name="site" options={options} value="5000" onChange={onChange} />)
    const trigger = screen.getByRole('combobox', { name: 'Site' })
    expect(trigger).toHaveTextContent('site-5000')
    await userEvent.click(trigger)
    const selectedOption = await screen.findByRole('option', { selected: true })
    expect(selectedOption).toHaveAttribute('aria-posinset', '5001')
    expect(screen.getAllByRole('option').length).toBeLessThan(40)
    await userEvent.keyboard('site-77{Enter}')
    expect(onChange).toHaveBeenCalledWith('77')
  })

  it('scrolls to the first result of a search', async () => {
    render(<Combobox label="Site" name="site" options={options} value={null} onChange={() => {}} />)
    await userEvent.click(screen.getByRole('combobox', { name: 'Site' }))
    const list = await screen.findByRole('listbox')
    list.scrollTop = 60_000
    fireEvent.scroll(list)
    expect(screen.queryByRole('option', { name: 'site-0' })).toBeNull()
    await userEvent.keyboard('site-1')
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('site-1')
    expect(list.scrollTop).toBe(0)
  })

  it('MultiSelect stops at its limit and shows the reason', async () => {
    const onChange = vi.fn()
    render(
      <Controlled<readonly string[]> initial={['1']}>
        {(value, set) => (
          <MultiSelect
            label="Sites"
            name="sites"
            options={options}
            value={value}
            max={2}
            maxReason="Two at most"
            onChange={(next) => {
              onChange(next)
              set(next)
            }}
          />
        )}
      </Controlled>,
    )
    await userEvent.click(screen.getByRole('combobox', { name: 'Sites' }))
    await screen.findByRole('listbox', { name: 'Sites' })
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledOnce()
    expect(onChange).toHaveBeenLastCalledWith(['1', '0'])
    expect(screen.getByText(/2 selected \(max 2\) · Two at most/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Remove site-1' }))
    expect(onChange).toHaveBeenLastCalledWith(['0'])
  })

  it('MultiSelect keeps selections made before its value prop updates, up to its limit', async () => {
    const onChange = vi.fn()
    const field = (value: readonly string[]) => (
      <MultiSelect label="Sites" name="sites" options={options} value={value} max={3} onChange={onChange} />
    )
    const { rerender } = render(field([]))
    await userEvent.click(screen.getByRole('combobox', { name: 'Sites' }))
    await screen.findByRole('listbox', { name: 'Sites' })
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{ArrowDown}{Enter}{ArrowDown}{Enter}')
    expect(onChange.mock.calls.map(([next]) => next)).toEqual([['0'], ['0', '1'], ['0', '1', '2']])
    rerender(field(['2']))
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(onChange).toHaveBeenLastCalledWith([])
    await userEvent.click(screen.getByRole('option', { name: 'site-4' }))
    expect(onChange).toHaveBeenLastCalledWith(['4'])
  })
})
