import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../layout/Flow.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Combobox } from './Combobox.tsx'
import { Controlled } from './Controlled.tsx'
import type { Option } from './findOptions.ts'
import { MultiSelect } from './MultiSelect.tsx'
import { Select } from './Select.tsx'

/**
 * Select, combobox and multi-select.
 *
 * Keyboard: Enter, Space or an arrow key opens. Type to search (a short list: to jump to a label); Up and Down move,
 * Page Up and Page Down by a page, Ctrl+Home and Ctrl+End to the ends. Enter selects; a multi-select stays open. Escape
 * closes and restores focus.
 *
 * Screen readers: A combobox named by its label, with the selection as its value. Options have their position and the
 * size of the whole list, although only visible ones are rendered. An empty result is announced.
 */
const meta: Meta<typeof Select> = {
  title: 'UI/Lists to choose from',
  component: Select,
  decorators: [(Shown) => <div style={{ maxInlineSize: 720, minBlockSize: 460 }}>{Shown()}</div>],
}
export default meta
type Story = StoryObj<typeof Select>

const ttls = [
  { value: '300', label: '5 minutes' },
  { value: '600', label: '10 minutes' },
  { value: '3600', label: '1 hour', detail: 'usual' },
  { value: '86400', label: '1 day', disabledReason: 'Not for this record' },
]
const companies: Option[] = [
  { value: '300', label: 'Aurora Media', detail: '#300' },
  { value: '301', label: 'Aurora Sports', detail: '#301' },
  { value: '310', label: 'Málaga Noticias', detail: '#310' },
  { value: '312', label: 'Aldermere & Whitcombe Content Delivery Services', detail: '#312' },
]
const sites: Option[] = Array.from({ length: 10_000 }, (_, n) => ({
  value: `${n}`,
  label: `${['www', 'img', 'video', 'api', 'static'][n % 5]}-${n}.aurora.tv`,
}))

/** Fields to choose from a list, closed. */
export const Closed: Story = {
  tags: ['canary'],
  render: () => (
    <Grid min={240} gap={4}>
      <Controlled<string | null> initial="3600">
        {(value, onChange) => <Select label="TTL" name="ttl" options={ttls} value={value} onChange={onChange} />}
      </Controlled>
      <Controlled<string | null> initial={null}>
        {(value, onChange) => (
          <Select
            label="Priority"
            name="priority"
            required
            options={ttls}
            value={value}
            onChange={onChange}
            error="Choose one"
          />
        )}
      </Controlled>
      <Controlled<string | null> initial="300">
        {(value, onChange) => (
          <Combobox label="Company" name="company" options={companies} value={value} onChange={onChange} />
        )}
      </Controlled>
      <Controlled<string | null> initial="300">
        {(value, onChange) => (
          <Combobox
            label="Company of the user"
            name="company"
            options={companies}
            value={value}
            onChange={onChange}
            disabledReason="Only staff may move users."
          />
        )}
      </Controlled>
      <Controlled<readonly string[]> initial={['1', '2', '7']}>
        {(value, onChange) => (
          <MultiSelect
            label="Sites"
            name="sites"
            options={sites}
            value={value}
            onChange={onChange}
            help="At most ten at once."
          />
        )}
      </Controlled>
      <Controlled<readonly string[]> initial={[]}>
        {(value, onChange) => (
          <MultiSelect
            label="Countries"
            name="countries"
            options={companies}
            placeholder="All"
            value={value}
            onChange={onChange}
          />
        )}
      </Controlled>
    </Grid>
  ),
}

/** Several chosen values stay on one line. */
export const OneLine: Story = {
  render: () => (
    <Stack gap={2}>
      {[280, 132].map((width) => (
        <div key={width} style={{ inlineSize: width }}>
          <Controlled<readonly string[]> initial={sites.slice(0, 3).map(({ value }) => value)}>
            {(value, onChange) => (
              <MultiSelect
                label="Sites"
                isLabelHidden
                name={`sites-${width}`}
                options={sites}
                value={value}
                onChange={onChange}
                chipsShown={1}
                isOneLine
              />
            )}
          </Controlled>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const trigger of canvasElement.querySelectorAll('[role=combobox]')) {
      const box = trigger.parentElement
      await expect(box?.offsetHeight).toBeLessThanOrEqual(44)
      await expect(trigger.getBoundingClientRect().right).toBeLessThanOrEqual(box?.getBoundingClientRect().right ?? 0)
    }
    const [wideTrigger] = canvasElement.querySelectorAll('[role=combobox]')
    if (!wideTrigger) return
    const { right } = wideTrigger.getBoundingClientRect()
    await userEvent.click(wideTrigger)
    await within(document.body).findByRole('listbox')
    await expect(wideTrigger.getBoundingClientRect().right).toBe(right)
    await userEvent.keyboard('{Escape}')
  },
}

/** The open list of a select. */
export const OpenSelect: Story = {
  render: () => (
    <Controlled<string | null> initial="3600">
      {(value, onChange) => <Select label="TTL" name="ttl" options={ttls} value={value} onChange={onChange} />}
    </Controlled>
  ),
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: /TTL/ })
    await userEvent.click(select)
    await waitFor(() => expect(screen.getByRole('option', { name: '10 minutes' })).toBeVisible())
    await userEvent.click(screen.getByRole('option', { name: '10 minutes' }))
    await expect(select).toHaveTextContent('10 minutes')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    await userEvent.click(select)
    await waitFor(() => expect(screen.getByRole('option', { name: /1 day/ })).toHaveAttribute('aria-disabled', 'true'))
  },
}

/** Content that arrives above an open list moves its field, but not the options under the pointer. */
export const OptionsKeepTheirPlace: Story = {
  render: () => (
    <>
      <div data-above="" />
      <Controlled<string | null> initial="3600">
        {(value, onChange) => <Select label="TTL" name="ttl" options={ttls} value={value} onChange={onChange} />}
      </Controlled>
    </>
  ),
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: /TTL/ })
    await userEvent.click(select)
    const list = await screen.findByRole('listbox', { name: /TTL/ })
    await waitFor(() => expect(list).toBeVisible())
    await Promise.all(list.getAnimations().map(({ finished }) => finished))
    const [fieldBefore, listBefore] = [select, list].map((one) => one.getBoundingClientRect().top)
    const above = canvasElement.querySelector<HTMLElement>('[data-above]')
    if (above) above.style.blockSize = '60px'
    await waitFor(() => expect(select.getBoundingClientRect().top).toBe((fieldBefore ?? 0) + 60))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(list.getBoundingClientRect().top).toBe(listBefore)
  },
}

const searchHasFocus = async () => {
  const panel = await screen.findByRole('dialog', { name: 'Company' })
  await waitFor(() => expect(within(panel).getByRole('combobox', { name: 'Company' })).toHaveFocus())
}

/** Search ignores case and accents; Enter selects the active option. */
export const SearchCombobox: Story = {
  tags: ['picture'],
  render: () => (
    <Controlled<string | null> initial="300">
      {(value, onChange) => (
        <Combobox label="Company" name="company" options={companies} value={value} onChange={onChange} />
      )}
    </Controlled>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('combobox', { name: /Company/ })
    await userEvent.click(trigger)
    await searchHasFocus()
    await userEvent.keyboard('malaga{Enter}')
    await expect(trigger).toHaveTextContent('Málaga Noticias')
    await userEvent.click(trigger)
    await searchHasFocus()
    await userEvent.keyboard('a')
  },
}

/** Only visible options are rendered. */
export const TenThousandSites: Story = {
  render: () => (
    <Controlled<readonly string[]> initial={['1', '2']}>
      {(value, onChange) => (
        <MultiSelect
          label="Sites"
          name="sites"
          options={sites}
          value={value}
          onChange={onChange}
          max={4}
          maxReason="At most 4 sites in a selection"
        />
      )}
    </Controlled>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('combobox', { name: /Sites/ })
    await userEvent.click(trigger)
    const list = await screen.findByRole('listbox', { name: 'Sites' })
    await expect(within(list).getAllByRole('option').length).toBeLessThan(30)
    await expect(within(list).getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '10000')
    await userEvent.keyboard('video-99{ArrowDown}{Enter}{ArrowDown}{Enter}')
    await expect(within(canvasElement).getAllByRole('button', { name: /^Remove/ })).toHaveLength(4)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(within(canvasElement).getAllByRole('button', { name: /^Remove/ })).toHaveLength(4)
    await expect(screen.getByText(/4 selected \(max 4\)/)).toBeVisible()
  },
}

/** Nothing matches what is typed, and it says so. */
export const NothingFound: Story = {
  render: SearchCombobox.render,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: /Company/ }))
    await searchHasFocus()
    await userEvent.keyboard('zzz')
    await waitFor(() => expect(screen.getByText('Nothing matches “zzz”')).toBeVisible())
  },
}
