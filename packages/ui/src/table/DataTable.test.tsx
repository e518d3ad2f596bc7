import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { afterEach, describe, it, vi } from 'vitest'
import type { Column } from './column.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'

interface Site {
  id: number
  name: string
  hits: number | null
}
const columns: readonly Column<Site>[] = [
  { id: 'name', header: 'Name', value: (site) => site.name, primary: true },
  { id: 'hits', header: 'Hits', value: (site) => site.hits, numeric: true },
]
const makeSites = (count: number): Site[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `site-${id}`, hits: id === 3 ? null : (id * 37) % 100 }))

const show = (props: Partial<DataTableProps<Site>> = {}) =>
  render(
    <DataTable label="Sites" columns={columns} rows={makeSites(12)} getRowId={(site) => `${site.id}`} {...props} />,
  )
const column = (at: number) =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[at]?.textContent)

afterEach(() => {
  vi.restoreAllMocks()
})

describe('sorting', () => {
  it('goes upwards for texts, downwards for numbers, and back to the given order', async () => {
    show({ pageSize: 50 })
    const hits = screen.getByRole('button', { name: 'Hits' })
    await userEvent.click(hits)
    expect(screen.getByRole('columnheader', { name: 'Hits' })).toHaveAttribute('aria-sort', 'descending')
    expect(column(1)[0]).toBe('96')
    expect(column(1).at(-1)).toBe('—')
    await userEvent.click(hits)
    expect(column(1)[0]).toBe('0')
    expect(column(1).at(-1)).toBe('—')
    await userEvent.click(hits)
    expect(column(0)[0]).toBe('site-0')
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(column(0).slice(0, 3)).toEqual(['site-0', 'site-1', 'site-2'])
    expect(column(0).at(-1)).toBe('site-11')
  })

  it('is the caller’s when the caller takes it', async () => {
    const onSort = vi.fn()
    show({ sort: { id: 'name', desc: true }, onSort, pageSize: 50 })
    expect(column(0)[0]).toBe('site-11')
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(onSort).toHaveBeenCalledWith(null)
    expect(column(0)[0]).toBe('site-11')
  })
})

describe('pages', () => {
  it('cuts and turns', async () => {
    show({ pageSize: 5 })
    expect(column(0)).toHaveLength(5)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '13')
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(column(0)[0]).toBe('site-5')
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '7')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '10')
    expect(column(0)[0]).toBe('site-0')
    expect(column(0)).toHaveLength(10)
  })

  it('goes back when a filter leaves fewer pages', async () => {
    const { rerender } = show({ pageSize: 5, filter: '' })
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await act(async () =>
      rerender(
        <DataTable
          label="Sites"
          columns={columns}
          rows={makeSites(12)}
          getRowId={(site) => `${site.id}`}
          pageSize={5}
          filter="site-1"
        />,
      ),
    )
    await waitFor(() => expect(column(0)).toEqual(['site-1', 'site-10', 'site-11']))
  })

  it('leaves pages and order to the server when it cuts them', async () => {
    const onPage = vi.fn()
    show({
      rows: makeSites(5).reverse(),
      total: 4312,
      page: 2,
      pageSize: 5,
      onPage,
      sort: { id: 'name', desc: false },
      onSort: () => {},
    })
    expect(column(0)[0]).toBe('site-4')
    expect(screen.getByText('6–10 of 4,312')).toBeInTheDocument()
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '7')
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(onPage).toHaveBeenCalledWith(3)
  })
})

it('opens a menu for a row and gives the focus back', async () => {
  const onSelect = vi.fn()
  show({ rowActions: (site) => [{ label: `Purge ${site.name}`, onSelect: () => onSelect(site.id) }] })
  const button = screen.getAllByRole('button', { name: 'Actions' })[2]!
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Purge site-2' }))
  expect(onSelect).toHaveBeenCalledWith(2)
  expect(button).toHaveFocus()
})

it('says why there is nothing', async () => {
  const { rerender } = show({ rows: [] })
  expect(screen.getByText('No data available')).toBeInTheDocument()
  await act(async () =>
    rerender(
      <DataTable label="Sites" columns={columns} rows={[]} getRowId={(site) => `${site.id}`} empty="No sites yet" />,
    ),
  )
  expect(screen.getByText('No sites yet')).toBeInTheDocument()
  await act(async () =>
    rerender(
      <DataTable label="Sites" columns={columns} rows={makeSites(3)} getRowId={(site) => `${site.id}`} filter="zzz" />,
    ),
  )
  expect(await screen.findByText('Nothing matches “zzz”')).toBeInTheDocument()
})

it('stands there in its final size while it loads, without a figure', () => {
  show({ rows: [], isLoading: true, pageSize: 5 })
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('Loading…')).toBeInTheDocument()
  expect(screen.queryByText(/\d+ rows/)).toBeNull()
})

it('exports what is shown: columns, order, filter, raw numbers', async () => {
  const parts: BlobPart[] = []
  vi.stubGlobal(
    'Blob',
    class {
      constructor(given: BlobPart[]) {
        parts.push(...given)
      }
    },
  )
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  show({
    csv: 'sites',
    filter: 'site-1',
    sort: { id: 'name', desc: true },
    onLayout: () => {},
    layout: { hidden: ['hits'] },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Table options' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Download CSV (3 rows)' }))
  expect(parts.join('')).toBe('\ufeffName\r\nsite-11\r\nsite-10\r\nsite-1\r\n')
  vi.unstubAllGlobals()
})

it('shows cards on phones: a title, its key fields, the rest behind More', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width: 599'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  )
  show({ pageSize: 5 })
  const [first] = within(screen.getByRole('list', { name: 'Sites' })).getAllByRole('listitem')
  expect(within(first!).getByText('site-0')).toBeInTheDocument()
  expect(within(first!).getByText('More')).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Hits, descending')
  const [top] = within(screen.getByRole('list', { name: 'Sites' })).getAllByRole('listitem')
  expect(within(top!).getByText('96')).toBeInTheDocument()
})

it('draws only rows in sight of a long list', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(560)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800)
  show({ rows: makeSites(100_000) })
  expect(screen.getAllByRole('row').length).toBeLessThan(40)
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '100001')
  expect(screen.getByText('100,000 rows')).toBeInTheDocument()
})
