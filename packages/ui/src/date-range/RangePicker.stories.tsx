import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useLocale } from '../words/LocaleProvider.tsx'
import { RangePicker, type RangePickerProps } from './RangePicker.tsx'
import { type RangeValue, remember } from './range.ts'

const now = Date.UTC(2026, 5, 15, 10, 30) / 1000
const onChange = fn()
const upgrade = fn()
const needs = 'Needs dedicated analytics: ranges of more than 4 hours'

function Picker(props: Omit<RangePickerProps, 'onChange' | 'now' | 'zone' | 'label'>) {
  const { zone } = useLocale()
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
        setHistory(remember(history, value))
        setValue(next)
      }}
    />
  )
}

/**
 * From when to when, relative to now or between two moments.
 *
 * Keyboard: Enter, Space or an arrow opens; Tab goes through presets, the last so many, and the two moments; Enter takes over, Escape
 * closes without. In the calendar arrows go by day and week, Page keys by month, with Shift by year.
 *
 * Screen readers: A group with a name; its button says the range in words. A preset that is on is pressed, and one beyond what may be
 * asked says why. A range that was cut is told in a status.
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
    upgrade.mockClear()
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

export const Live: Story = {}
export const Absolute: Story = { args: { value: { from: now - 7200, to: now - 3600 } } }

/** A preset applies at once. */
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

/** Presets beyond the contract are visible with a reason; a typed range that is too long gets the same message. */
export const Limited: Story = {
  args: {
    maxSpanSeconds: 4 * 3600,
    limitReason: needs,
    presets: ['15m', '1h', '2h', '4h', '8h', '24h'].map((rel) => ({
      rel,
      ...(['8h', '24h'].includes(rel) && { disabledReason: needs, onDisabledAction: upgrade }),
    })),
  },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement, /Last hour/)
    const day = panel.getByRole('button', { name: 'Last 24 hours' })
    await expect(day).toHaveAccessibleDescription(needs)
    await userEvent.click(day)
    await expect(onChange).not.toHaveBeenCalled()
    const from = panel.getByRole('textbox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.type(from, '14/06/2026 10:00{Enter}')
    await expect(panel.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(needs)
    await expect(onChange).not.toHaveBeenCalled()
  },
}

/** One message each, in order, and nothing is swapped. */
export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement, /Last hour/)
    const from = panel.getByRole('textbox', { name: 'From' })
    const to = panel.getByRole('textbox', { name: 'To' })
    await userEvent.clear(from)
    await userEvent.tab()
    await expect(from).toHaveAccessibleDescription('Enter a date and time.')
    await userEvent.type(from, '31/02/2026')
    await expect(from).toHaveAccessibleDescription('Write it as DD/MM/YYYY HH:mm:ss.')
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
    await expect(panel.getByText(/The end lay in the future/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(onChange).toHaveBeenCalledWith({ from: now - 9000, to: now })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openPanel(canvasElement, /15\/06\/2026 10:00 – 12:30/)
  },
}

export const Moving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Later' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }))
    await expect(onChange).toHaveBeenLastCalledWith({ from: now - 7200, to: now - 3600 })
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }))
    await expect(onChange).toHaveBeenLastCalledWith({ from: now - 9000, to: now - 1800 })
  },
}

export const LastUnits: Story = {
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement, /Last hour/)
    await userEvent.type(panel.getByRole('textbox', { name: 'How many' }), '45')
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Unit' }), 'm')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(within(panel.getByRole('form', { name: 'Last …' })).getByRole('button', { name: 'Apply' }))
    await expect(onChange).toHaveBeenCalledWith({ rel: '45m' })
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await openPanel(canvasElement, /Last hour/)
  },
}
