import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { TextField } from '../field/TextField.tsx'
import { KeyValue } from '../keyvalue/KeyValue.tsx'
import { Card } from '../layout/Card.tsx'
import { Stack } from '../layout/Flow.tsx'
import { MiddleTruncate } from '../text/MiddleTruncate.tsx'
import { Bytes, Percent } from '../text/values.tsx'
import type { BulkAction } from './BulkBar.tsx'
import type { Column } from './column.ts'
import { DataTable, type TableProps } from './DataTable.tsx'
import { nothingSelected, type Selection } from './selection.ts'
import type { TableView } from './view.ts'

interface Hit {
  id: number
  path: string
  country: string | null
  requests: number
  bytes: number
  hitRatio: number | null
}

const countries = ['Spain', 'France', 'Germany', 'Portugal', null, 'Mexico']
const folders = ['/assets/img', '/video/2026/06', '/api/v1', '/news', '/static/js']
function makeHits(count: number): Hit[] {
  let seed = 446
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 0x1_0000_0000
  }
  return Array.from({ length: count }, (_, id) => ({
    id,
    path: `${folders[Math.floor(next() * 5)]}/${Math.floor(next() * 1e7).toString(36)}-${id}.html`,
    country: countries[Math.floor(next() * 6)] ?? null,
    requests: Math.floor(next() ** 4 * 2_000_000),
    bytes: Math.floor(next() ** 2 * 8e11),
    hitRatio: next() < 0.05 ? null : next(),
  }))
}

const columns: readonly Column<Hit>[] = [
  {
    id: 'path',
    header: 'Path',
    value: (hit) => hit.path,
    cell: (hit) => <MiddleTruncate mono text={hit.path} />,
    primary: true,
    width: 300,
  },
  { id: 'country', header: 'Country', value: (hit) => hit.country },
  { id: 'requests', header: 'Requests', value: (hit) => hit.requests, numeric: true, primary: true },
  {
    id: 'bytes',
    header: 'Volume',
    value: (hit) => hit.bytes,
    cell: (hit) => <Bytes value={hit.bytes} />,
    numeric: true,
    primary: true,
  },
  {
    id: 'hitRatio',
    header: 'Hit ratio',
    help: 'Answered from cache, of all requests',
    value: (hit) => hit.hitRatio,
    cell: (hit) => <Percent value={hit.hitRatio} />,
    numeric: true,
    primary: true,
  },
]
const plainColumns = columns.map((column) =>
  column.id === 'path' ? { ...column, cell: undefined, mono: true } : column,
)
const rowActions = () => [
  { label: 'Only this path', icon: 'filter' as const, onSelect: () => {} },
  { label: 'Purge', icon: 'purge' as const, tone: 'danger' as const, onSelect: () => {} },
]

const Hits = DataTable<Hit>
const meta: Meta<TableProps<Hit>> = {
  title: 'UI/Table',
  component: Hits,
  args: {
    label: 'Paths',
    columns,
    rows: makeHits(48),
    getRowId: (hit) => `${hit.id}`,
    sort: { id: 'requests', desc: true },
    pageSize: 10,
    rowActions,
    csv: 'paths',
    onView: () => {},
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
}
export default meta
type Story = StoryObj<TableProps<Hit>>
interface Chosen extends TableProps<Hit> {
  selection?: Selection
  bulk?: readonly BulkAction[]
}
type ChoosingStory = StoryObj<Chosen>

const firstCells = (canvasElement: HTMLElement, column: number) =>
  within(canvasElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[column]?.textContent ?? '')

/** Rows in pages. */
export const Pages: Story = { tags: ['canary'] }

/** Numbers sort descending first, texts ascending; a third click restores the order. */
export const Sorting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('columnheader', { name: 'Requests' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('button', { name: 'Country' }))
    await expect(canvas.getByRole('columnheader', { name: 'Country' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(firstCells(canvasElement, 1)[0]).toBe('France')
    await userEvent.click(canvas.getByRole('button', { name: 'Country' }))
    await expect(firstCells(canvasElement, 1)[0]).toBe('Spain')
    await userEvent.click(canvas.getByRole('button', { name: 'Country' }))
    await expect(canvas.getByRole('columnheader', { name: 'Country' })).not.toHaveAttribute('aria-sort')
    for (const id of ['requests', 'hitRatio']) {
      const head = canvasElement.querySelector(`th[data-column=${id}]`)
      const words = [...(head?.querySelectorAll('button > span') ?? [])].find((part) => part.textContent)
      const inset = (head?.getBoundingClientRect().right ?? 0) - (words?.getBoundingClientRect().right ?? 0)
      await expect(Math.round(inset)).toBe(12)
    }
  },
}

/** The button of a row is there for the keyboard as well as for the pointer. */
export const RowMenu: Story = {
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button', { name: 'Actions' })
    button!.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Purge' })).toBeVisible())
  },
}

/** Many rows, of which only those in sight are drawn. */
export const Windowed: Story = {
  args: { rows: makeHits(100_000), columns: plainColumns },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '100001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40)
    await expect(canvas.getByText('100,000 rows')).toBeVisible()
  },
}

function Searched(props: TableProps<Hit>) {
  const [filter, setFilter] = useState('')
  return (
    <Stack gap={3}>
      <TextField
        label="Search"
        isLabelHidden
        name="search"
        type="search"
        icon="search"
        placeholder="Search paths"
        clearable
        value={filter}
        onChange={setFilter}
      />
      <DataTable {...props} filter={filter} />
    </Stack>
  )
}

/** A search that leaves only matching rows. */
export const Search: Story = {
  args: { rows: makeHits(5000), columns: plainColumns, height: 400 },
  render: (args) => <Searched {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'VIDEO spain')
    await waitFor(() =>
      expect(
        firstCells(canvasElement, 1)
          .filter(Boolean)
          .every((text) => text === 'Spain'),
      ).toBe(true),
    )
  },
}

function Mounted(props: TableProps<Hit>) {
  const [isThere, setThere] = useState(false)
  return isThere ? <Searched {...props} /> : <Button onClick={() => setThere(true)}>Mount</Button>
}
/** Measured by `pnpm bench`: mounting, sorting, searching and scrolling 100,000 rows. */
export const Bench: Story = {
  args: { rows: makeHits(100_000), columns: plainColumns, sort: undefined },
  parameters: { picture: false },
  render: (args) => <Mounted {...args} />,
}

/** Lower rows. */
export const Compact: Story = { args: { density: 'compact' } }
/** Before the first rows are there. */
export const Loading: Story = {
  tags: ['picture'],
  args: { rows: [], isLoading: true },
  parameters: { picture: { showsWaiting: true } },
}
/** Without rows. */
export const Empty: Story = { args: { rows: [] } }
/** Without rows, with the reason. */
export const EmptyWithReason: Story = {
  args: { rows: [], empty: 'No requests for www.aurora.tv between 10:00 and 11:00.' },
}
/** The search leaves nothing, and it says so. */
export const NothingFound: Story = { args: { filter: 'zzz' } }

/** Columns and density are chosen from the table's own menu. */
export const Options: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Table options' }))
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Country' })).toBeVisible())
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Country' }))
    await waitFor(() => expect(within(canvasElement).queryByRole('columnheader', { name: 'Country' })).toBeNull())
    await expect(screen.getByRole('menuitem', { name: 'Download CSV (48 rows)' })).toBeVisible()
  },
}

/** In little space it scrolls sideways. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Paths' })
    region.scrollLeft = 80
    await waitFor(() => expect(region).toHaveAttribute('data-moved'))
  },
}

/** On a phone each row is a card. */
export const Cards: Story = {
  globals: { viewport: { value: 'phone' } },
}

function Choosing(props: Chosen) {
  const [selection, setSelection] = useState<Selection>(props.selection ?? nothingSelected)
  const [view, setView] = useState<TableView>(props.view ?? {})
  return <DataTable {...props} selection={selection} onSelect={setSelection} view={view} onView={setView} />
}
const purge = async (selection: Selection) => {
  const ids = selection.all ? ['0', '1', '2', '3'] : [...selection.ids]
  return ids.map((id, at) => ({
    id,
    label: makeHits(48)[Number(id)]?.path ?? id,
    ...(at === 1 && { problem: 'The site is being configured: try again in a minute.' }),
  }))
}
const bulk = [
  { label: 'Purge', icon: 'purge' as const, run: purge },
  { label: 'Ban', tone: 'danger' as const, disabledReason: 'Needs advanced invalidation.', run: purge },
]

/** Rows are chosen one by one, with Shift from the last one on, all that are shown, or all that match. */
export const Selecting: ChoosingStory = {
  tags: ['picture'],
  args: { bulk },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    const boxes = canvas.getAllByRole('checkbox', { name: /^Select \// })
    await user.click(boxes[1]!)
    await user.keyboard('{Shift>}')
    await user.click(boxes[4]!)
    await user.keyboard('{/Shift}')
    await expect(canvas.getByText('4 selected')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Select all shown' })).toHaveProperty('indeterminate', true)
  },
}

/** The bar shows the result of each row; failed rows stay selected. */
export const BulkOutcome: ChoosingStory = {
  args: { bulk, selection: { all: false, ids: new Set(['3', '5', '7']) } },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Purge' }))
    await expect(await canvas.findByText('2 done · 1 failed and stays selected')).toBeVisible()
    await expect(canvas.getByText('1 selected')).toBeVisible()
  },
}

/** The server sorts and pages; "all matching" is a flag instead of a list. */
export const ServerPages: ChoosingStory = {
  args: { bulk, rows: makeHits(20), total: 4312, page: 2, pageSize: 20, onPage: () => {}, onPageSize: () => {} },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all shown' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 4,312 matching' }))
    await expect(canvas.getByText('4,312 selected')).toBeVisible()
  },
}

const details = (hit: Hit) => (
  <KeyValue
    items={[
      { label: 'Path', value: hit.path },
      { label: 'Country', value: hit.country ?? '—' },
      { label: 'Volume', value: <Bytes value={hit.bytes} /> },
    ]}
  />
)
/** Rows with more below them. */
export const Expandable: Story = {
  tags: ['picture'],
  args: { expand: details },
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button', { name: /^Details of/ })
    await userEvent.click(button!)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}

/** All features with 100,000 virtual rows; an expanded row keeps its height. */
export const WindowedWithEverything: ChoosingStory = {
  args: { rows: makeHits(100_000), columns: plainColumns, expand: details, bulk, height: 420 },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByRole('button', { name: /^Details of/ })[1]!)
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40)
    const region = canvas.getByRole('region', { name: 'Paths' })
    region.scrollTop = 2000
    await waitFor(() => expect(canvas.queryByText('Country', { selector: 'dt' })).toBeNull())
    region.scrollTop = 0
    await waitFor(() => expect(canvas.getByText('Country', { selector: 'dt' })).toBeVisible())
  },
}

/** A remembered view: order, widths, one column hidden, small rows. */
export const RememberedView: ChoosingStory = {
  args: {
    view: {
      density: 'compact',
      order: ['requests', 'path'],
      hidden: ['country'],
      widths: { requests: 120, path: 420, bytes: 140, hitRatio: 110 },
    },
  },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Path' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move before Hit ratio' })).toBeVisible())
  },
}

/** The column menu moves the focus to the column edge; arrows resize it. */
export const ResizeByKeyboard: ChoosingStory = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Options for Country' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Change width' })).toBeVisible())
    await userEvent.click(screen.getByRole('menuitem', { name: 'Change width' }))
    const edge = canvas.getByRole('separator', { name: 'Width of Country' })
    await waitFor(() => expect(edge).toHaveFocus())
    const before = canvas.getByRole('columnheader', { name: /Country/ }).getBoundingClientRect().width
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: /Country/ }).getBoundingClientRect().width).toBeCloseTo(
        before + 64,
        -1,
      ),
    )
  },
}

/** Texts from outside: long, without spaces, in another direction. */
export const LongTexts: Story = {
  args: {
    rows: makeHits(5).map((hit, at) => ({
      ...hit,
      path:
        [
          '/a'.repeat(200),
          '/\u0635\u0641\u062d\u0629/\u0627\u0644\u0628\u062f\u0627\u064a\u0629',
          '/<img src=x onerror=alert(1)>',
          '/',
          '/emoji/%F0%9F%9A%80',
        ][at] ?? '',
      country: at === 0 ? 'South Georgia and the South Sandwich Islands' : hit.country,
    })),
  },
}

/** The same in a right-to-left page: first column, actions and numbers change sides. */
export const RightToLeft: ChoosingStory = {
  args: { bulk, rows: makeHits(6), selection: { all: false, ids: new Set(['2']) } },
  render: (args) => (
    <div dir="rtl">
      <Choosing {...args} />
    </div>
  ),
}

/** Cards that can be selected. */
export const CardsWithChoice: ChoosingStory = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { bulk, expand: details, rows: makeHits(4), selection: { all: false, ids: new Set(['1']) } },
  render: (args) => <Choosing {...args} />,
}
