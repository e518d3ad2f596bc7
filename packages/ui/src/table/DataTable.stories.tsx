import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { TextField } from '../field/TextField.tsx'
import { Card } from '../layout/Card.tsx'
import { Stack } from '../layout/Flow.tsx'
import { MiddleTruncate } from '../text/MiddleTruncate.tsx'
import { Bytes, Percent } from '../text/values.tsx'
import type { Column } from './column.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'

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
// The same rows on every machine: a small congruential sequence instead of chance.
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
const meta: Meta<DataTableProps<Hit>> = {
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
    onLayout: () => {},
  },
  decorators: [(Shown) => <Card>{Shown()}</Card>],
}
export default meta
type Story = StoryObj<DataTableProps<Hit>>

const firstCells = (canvasElement: HTMLElement, column: number) =>
  within(canvasElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[column]?.textContent ?? '')

export const Pages: Story = { tags: ['canary'] }

/** Numbers begin downwards, texts upwards; a third click gives the order back. */
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

export const Windowed: Story = {
  args: { rows: makeHits(100_000), columns: plainColumns },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '100001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40)
    await expect(canvas.getByText('100,000 rows')).toBeVisible()
  },
}

function Searched(props: DataTableProps<Hit>) {
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

export const Compact: Story = { args: { density: 'compact' } }
export const Loading: Story = { args: { rows: [], isLoading: true } }
export const Empty: Story = { args: { rows: [] } }
export const EmptyWithReason: Story = {
  args: { rows: [], empty: 'No requests for www.aurora.tv between 10:00 and 11:00.' },
}
export const NothingFound: Story = { args: { filter: 'zzz' } }

/** Columns and density are chosen from the table's own menu. */
export const Options: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Table options' }))
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Country' })).toBeVisible())
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Country' }))
    await waitFor(() => expect(within(canvasElement).queryByRole('columnheader', { name: 'Country' })).toBeNull())
    await expect(screen.getByRole('menuitem', { name: 'Download CSV (48 rows)' })).toBeVisible()
  },
}

export const Narrow: Story = {
  decorators: [(Shown) => <div style={{ inlineSize: 420 }}>{Shown()}</div>],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Paths' })
    region.scrollLeft = 80
    await waitFor(() => expect(region).toHaveAttribute('data-moved'))
  },
}

export const Cards: Story = {
  globals: { viewport: { value: 'phone' } },
}
