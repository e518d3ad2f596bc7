import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useLocale } from '../words/LocaleProvider.tsx'
import { RangePicker, type RangePickerProps } from './RangePicker.tsx'
import type { RangeValue } from './range.ts'

const now = Date.UTC(2026, 5, 15, 10, 30) / 1000
const onChange = fn()
const onSeeOptions = fn()
const limitReason = 'Needs dedicated analytics: ranges of more than 4 hours'

function Picker({
  zone: given,
  ...props
}: Omit<RangePickerProps, 'onChange' | 'now' | 'zone' | 'label'> & { zone?: string }) {
  const { zone: own } = useLocale()
  const zone = given ?? own
  const [value, setValue] = useState(props.value)
  const [history, setHistory] = useState<readonly RangeValue[]>(props.history ?? [])
  return (
    <RangePicker
      {...props}
      label="Time range"
      zone={zone}
      now={now}
      value={value}
      history={history}
      onChange={(next) => {
        onChange(next)
        setHistory([value, ...history].slice(0, 5))
        setValue(next)
      }}
    />
  )
}

/**
 * A time range, relative to now or with fixed start and end.
 *
 * Keyboard: Enter or Space opens the panel; Tab moves through presets, relative range, start and end. Enter applies,
 * Escape closes.
 *
 * Screen readers: A named group; the button's name is the range as text. The selected preset is pressed, a disabled one
 * has its reason as description, and a clamped range is announced.
 */
const meta: Meta<typeof Picker> = {
  title: 'UI/Range picker',
  component: Picker,
  args: {
    value: { rel: '1h' },
    presets: ['15m', '1h', '2h', '4h', '8h', '24h', '7d', '1M'].map((rel) => ({ rel })),
    min: now - 30 * 86_400,
  },
  decorators: [
    (Shown) => (
      <div style={{ minBlockSize: 560, display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start' }}>
        {Shown()}
      </div>
    ),
  ],
  beforeEach: () => {
    onChange.mockClear()
    onSeeOptions.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof Picker>

const openPanel = async (canvasElement: HTMLElement, name: RegExp) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name }))
  const panel = await screen.findByRole('dialog', { name: 'Time range' })
  await waitFor(() => expect(panel).toBeVisible())
  return within(panel)
}

/** A range that ends now. */
export const Live: Story = {}
/** A range with a fixed start and end. */
export const Absolute: Story = { args: { value: { from: now - 7200, to: now - 3600 } } }

/** 02:00 is twice in this night: both ends name their zone. */
export const AcrossClockChange: Story = {
  args: {
    zone: 'Europe/Madrid',
    value: { from: Date.UTC(2026, 9, 25, 0) / 1000, to: Date.UTC(2026, 9, 25, 1) / 1000 },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('25/10/2026 02:00 CEST – 02:00 CET')).toBeVisible()
  },
}

/** The open panel, with presets and recent ranges. */
export const Open: Story = {
  args: { history: [{ rel: '24h' }, { from: now - 86_400, to: now - 80_000 }] },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement, /Last hour/)
    await userEvent.click(panel.getByRole('button', { name: 'Last 8 hours' }))
    await expect(onChange).toHaveBeenCalledWith({ rel: '8h' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openPanel(canvasElement, /Last 8 hours/)
  },
}

/** Disabled presets have a reason; a typed range that is too long shows the same text. */
export const Limited: Story = {
  tags: ['picture'],
  args: {
    maxSpanSeconds: 4 * 3600,
    limitReason,
    presets: ['15m', '1h', '2h', '4h', '8h', '24h'].map((rel) => ({
      rel,
      ...(['8h', '24h'].includes(rel) && { disabledReason: limitReason, onDisabledAction: onSeeOptions }),
    })),
  },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement, /Last hour/)
    const day = panel.getByRole('button', { name: 'Last 24 hours' })
    await expect(day).toHaveAccessibleDescription(limitReason)
    await userEvent.click(day)
    await expect(onChange).not.toHaveBeenCalled()
    const from = panel.getByRole('textbox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.type(from, '14/06/2026 10:00{Enter}')
    await expect(panel.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(limitReason)
    await expect(onChange).not.toHaveBeenCalled()
  },
}

/** A wrong date is explained beside its field. */
export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement, /Last hour/)
    const from = panel.getByRole('textbox', { name: 'From' })
    const to = panel.getByRole('textbox', { name: 'To' })
    await userEvent.clear(from)
    await userEvent.tab()
    await expect(from).toHaveAccessibleDescription('Enter a date and time.')
    await userEvent.type(from, '31/02/2026')
    await expect(from).toHaveAccessibleDescription('Use the format DD/MM/YYYY HH:mm:ss.')
    await userEvent.clear(from)
    await userEvent.type(from, '15/06/2026 12:00:00')
    await userEvent.clear(to)
    await userEvent.type(to, '15/06/2026 11:00:00{Enter}')
    await expect(to).toHaveAccessibleDescription('The start must be before the end.')
    await expect(onChange).not.toHaveBeenCalled()
  },
}

/** A future end is clamped to now, with a notice. */
export const Cut: Story = {
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement, /Last hour/)
    const from = panel.getByRole('textbox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.click(from)
    await userEvent.paste('2026-06-15T08:00:00Z → 2026-06-16')
    await expect(panel.getByText(/The end was in the future/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(onChange).toHaveBeenCalledWith({ from: now - 9000, to: now })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openPanel(canvasElement, /15\/06\/2026 10:00 – 12:30/)
  },
}

/** The range moves earlier and later, and is zoomed out. */
export const Moving: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Later' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }))
    await expect(onChange).toHaveBeenLastCalledWith({ from: now - 7200, to: now - 3600 })
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }))
    await expect(onChange).toHaveBeenLastCalledWith({ from: now - 9000, to: now - 1800 })
  },
}

/** A range of the last so many units. */
export const LastUnits: Story = {
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement, /Last hour/)
    await userEvent.type(panel.getByRole('textbox', { name: 'Amount' }), '45')
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Unit' }), 'm')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(within(panel.getByRole('form', { name: 'Last …' })).getByRole('button', { name: 'Apply' }))
    await expect(onChange).toHaveBeenCalledWith({ rel: '45m' })
  },
}

/** On a phone. */
export const Phone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await openPanel(canvasElement, /Last hour/)
  },
}
