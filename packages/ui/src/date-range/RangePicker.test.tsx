import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { describe, it, vi } from 'vitest'
import { ToastProvider } from '../toast/ToastProvider.tsx'
import { LocaleProvider } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { RangePicker, type RangePickerProps } from './RangePicker.tsx'

const now = Date.UTC(2026, 5, 15, 10, 30) / 1000
const presets = ['15m', '1h', '24h'].map((rel) => ({ rel }))

function show(props: Partial<RangePickerProps> = {}) {
  const onChange = vi.fn()
  render(
    <ToastProvider>
      <RangePicker
        label="Time range"
        value={{ rel: '1h' }}
        presets={presets}
        zone="UTC"
        now={now}
        onChange={onChange}
        {...props}
      />
    </ToastProvider>,
  )
  return onChange
}
it.each([
  ['en', /Last hour/, 'From', 'Use the format '],
  ['es', /Última hora/, 'Desde', 'Use el formato '],
] as const)('uses the same date pattern as placeholder and in the error: %s', async (locale, name, label, error) => {
  await act(() => uiWords.load(locale))
  const range = (
    <RangePicker label="x" value={{ rel: '1h' }} presets={presets} zone="UTC" now={now} onChange={vi.fn()} />
  )
  render(
    <LocaleProvider locale={locale} zone="UTC">
      <ToastProvider>{range}</ToastProvider>
    </LocaleProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name }))
  const from = await screen.findByRole('textbox', { name: label })
  await userEvent.clear(from)
  const pattern = from.getAttribute('placeholder')
  await userEvent.type(from, 'x{Enter}')
  expect(from).toHaveAccessibleDescription(`${error}${pattern}.`)
})

async function openPanel(name: RegExp = /Last hour/) {
  await userEvent.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Time range' }))
}

describe('the button', () => {
  it('marks a relative range as rolling', () => {
    show()
    expect(screen.getByRole('button', { name: /Last hour rolling/ })).toBeInTheDocument()
  })
  it('shows start, end and zone of a fixed range', () => {
    show({ value: { from: now - 7200, to: now - 3600 } })
    expect(screen.getByRole('button', { name: '15/06/2026 08:30 – 09:30 UTC' })).toBeInTheDocument()
  })
})

it('applies a preset at once', async () => {
  const onChange = show()
  const panel = await openPanel()
  expect(panel.getByRole('button', { name: 'Last hour' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(panel.getByRole('button', { name: 'Last 24 hours' }))
  expect(onChange).toHaveBeenCalledWith({ rel: '24h' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('shows a disabled preset with its reason and its action', async () => {
  const onSeeOptions = vi.fn()
  const onChange = show({
    presets: [
      { rel: '1h' },
      { rel: '24h', disabledReason: 'Needs dedicated analytics', onDisabledAction: onSeeOptions },
    ],
  })
  const panel = await openPanel()
  const day = panel.getByRole('button', { name: 'Last 24 hours' })
  await userEvent.click(day)
  expect(onChange).not.toHaveBeenCalled()
  expect(day).toHaveAccessibleDescription('Needs dedicated analytics')
  await userEvent.click(panel.getByRole('button', { name: 'See options' }))
  expect(onSeeOptions).toHaveBeenCalledOnce()
})

async function fillRange(panel: ReturnType<typeof within>, from: string, to: string) {
  for (const [name, text] of [
    ['From', from],
    ['To', to],
  ] as const) {
    const field = panel.getByRole('textbox', { name })
    await userEvent.clear(field)
    if (text) await userEvent.type(field, text)
  }
}

describe('typed start and end', () => {
  it.each([
    ['', '15/06/2026 10:00', 'From', 'Enter a date and time.'],
    ['15/06/2026 09:00', '', 'To', 'Enter a date and time.'],
    ['soon', '15/06/2026 10:00', 'From', 'Use the format DD/MM/YYYY HH:mm:ss.'],
    ['15/06/2026 10:00', '15/06/2026 09:00', 'To', 'The start must be before the end.'],
    ['16/06/2026', '17/06/2026', 'To', 'This range is in the future.'],
    ['01/06/2026', '02/06/2026', 'To', 'The oldest data is from 14/06/2026 10:30.'],
    ['15/06/2026 02:00', '15/06/2026 10:00', 'To', 'Four hours at most'],
  ])('%s to %s: %s', async (from, to, field, message) => {
    const onChange = show({ min: now - 86_400, maxSpanSeconds: 4 * 3600, limitReason: 'Four hours at most' })
    const panel = await openPanel()
    await fillRange(panel, from, to)
    await userEvent.keyboard('{Enter}')
    const invalidField = panel.getByRole('textbox', { name: field })
    expect(invalidField).toHaveAccessibleDescription(message)
    expect(invalidField).toHaveFocus()
    expect(panel.getAllByRole('textbox').filter((input) => input.getAttribute('aria-invalid') === 'true')).toHaveLength(
      1,
    )
    expect(onChange).not.toHaveBeenCalled()
  })

  it('applies on Enter, not while typing', async () => {
    const onChange = show()
    const panel = await openPanel()
    await fillRange(panel, '2026-06-15T08:00:00Z', '15/06/2026 09:00')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledWith({ from: now - 9000, to: now - 5400 })
  })

  it('clamps a future end and shows a notice before the panel closes', async () => {
    const onChange = show()
    const panel = await openPanel()
    await fillRange(panel, '15/06/2026 08:00', '20/06/2026')
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledWith({ from: now - 9000, to: now })
    expect(panel.getByText(/The end was in the future/)).toBeInTheDocument()
    expect(panel.getByRole('textbox', { name: 'To' })).toHaveValue('15/06/2026 10:30:00')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('applies a relative range from the form', async () => {
  const onChange = show()
  const panel = await openPanel()
  await userEvent.type(panel.getByRole('textbox', { name: 'Amount' }), 'x{Enter}')
  expect(panel.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription('Enter a whole number up to 9999.')
  await userEvent.clear(panel.getByRole('textbox', { name: 'Amount' }))
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Unit' }), 'days')
  await userEvent.type(panel.getByRole('textbox', { name: 'Amount' }), '3{Enter}')
  expect(onChange).toHaveBeenCalledWith({ rel: '3d' })
})

it('moves by its width and zooms out to twice its width, within the limits', async () => {
  const onChange = show({ value: { from: now - 7200, to: now - 3600 }, min: now - 7200 })
  expect(screen.getByRole('button', { name: 'Earlier' })).toHaveAccessibleDescription('There is no older data.')
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(onChange).toHaveBeenLastCalledWith({ from: now - 3600, to: now })
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  expect(onChange).toHaveBeenLastCalledWith({ from: now - 7200, to: now })
})

it('shows the last five ranges', async () => {
  const history = ['15m', '2h', '4h', '8h', '24h', '7d'].map((rel) => ({ rel }))
  const onChange = show({ presets: [], history })
  const panel = await openPanel()
  expect(panel.queryByRole('button', { name: 'Last 7 days' })).toBeNull()
  await userEvent.click(panel.getByRole('button', { name: 'Last 24 hours' }))
  expect(onChange).toHaveBeenCalledWith({ rel: '24h' })
})
