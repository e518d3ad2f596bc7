import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { afterEach, describe, it, vi } from 'vitest'
import type { BulkAction } from './BulkBar.tsx'
import type { Column } from './column.ts'
import { DataTable, type TableProps } from './DataTable.tsx'
import { nothingSelected, type Selection, selectedCount } from './selection.ts'
import type { TableView } from './view.ts'

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

const show = (props: Partial<TableProps<Site>> = {}) =>
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

describe('density', () => {
  it('uses the preferred density, follows its changes, and is overridden per table', async () => {
    const rowClass = () => screen.getAllByRole('row')[1]?.className
    const { unmount } = show({ density: 'compact' })
    const compact = rowClass()
    unmount()
    document.documentElement.dataset.density = 'compact'
    show()
    expect(rowClass()).toBe(compact)
    delete document.documentElement.dataset.density
    await waitFor(() => expect(rowClass()).not.toBe(compact))
  })
})

describe('sorting', () => {
  it('sorts texts ascending and numbers descending first, then restores the given order', async () => {
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

  it('is controlled by the caller when given', async () => {
    const onSort = vi.fn()
    show({ sort: { id: 'name', desc: true }, onSort, pageSize: 50 })
    expect(column(0)[0]).toBe('site-11')
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(onSort).toHaveBeenCalledWith(null)
    expect(column(0)[0]).toBe('site-11')
  })
})

describe('pages', () => {
  it('have 15 rows until the user chooses (§9)', async () => {
    show({ rows: makeSites(40) })
    expect(column(0)).toHaveLength(15)
    const size = screen.getByRole('combobox', { name: 'Rows per page' })
    expect(
      within(size)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['5', '10', '15', '20', '50'])
    await userEvent.selectOptions(size, '20')
    expect(column(0)).toHaveLength(20)
  })

  it('show their rows, and are turned', async () => {
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

  it('return to the last one when a filter leaves fewer', async () => {
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

  it('restart at the first for another search or sort', async () => {
    const table = (filter: string) => (
      <DataTable
        label="Sites"
        columns={columns}
        rows={makeSites(100)}
        getRowId={(site) => `${site.id}`}
        pageSize={5}
        filter={filter}
      />
    )
    const { rerender } = render(table(''))
    const turn = async () => {
      for (let pages = 0; pages < 3; pages += 1)
        await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    }
    await turn()
    expect(column(0)[0]).toBe('site-15')
    await act(async () => rerender(table('1')))
    await waitFor(() => expect(column(0)[0]).toBe('site-1'))
    await act(async () => rerender(table('')))
    await turn()
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(column(0)[0]).toBe('site-0'))
    expect(screen.getByText('1–5 of 100')).toBeInTheDocument()
  })

  it('leave order and pagination to the server when it paginates', async () => {
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

  it('show the last one when the URL has a later one', async () => {
    const onPage = vi.fn()
    show({ rows: makeSites(2), total: 12, page: 99, pageSize: 5, onPage })
    expect(screen.getByText('11–12 of 12')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(onPage).toHaveBeenCalledWith(2)
  })
})

it('opens a row menu and restores focus', async () => {
  const onSelect = vi.fn()
  show({ rowActions: (site) => [{ label: `Purge ${site.name}`, onSelect: () => onSelect(site.id) }] })
  const button = screen.getAllByRole('button', { name: 'Actions' })[2]!
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Purge site-2' }))
  expect(onSelect).toHaveBeenCalledWith(2)
  expect(button).toHaveFocus()
})

it('shows why it is empty', async () => {
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

it('shows placeholders in the final size while loading', () => {
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
    onView: () => {},
    view: { hidden: ['hits'] },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Table options' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Download CSV (3 rows)' }))
  expect(parts.join('')).toBe('\ufeffName\r\nsite-11\r\nsite-10\r\nsite-1\r\n')
  vi.unstubAllGlobals()
})

it('shows its settings beside the search, and its own text for a search without results', async () => {
  show({ csv: 'sites', toolbar: <input aria-label="Search" />, filter: 'zzz', empty: 'Nothing. Show all?' })
  expect(screen.getByText('Nothing. Show all?')).toBeInTheDocument()
  const settings = screen.getByRole('button', { name: 'Table options' })
  const isBefore = settings.compareDocumentPosition(screen.getByRole('table')) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(isBefore).toBeTruthy()
})

it('shows cards on phones: a title, key fields, the rest behind More', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width: 599'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  )
  const more = ['a', 'b'].map((id): Column<Site> => ({ id, header: `Column ${id}`, value: () => `text ${id}` }))
  show({ pageSize: 5, columns: [...columns, ...more], isLoading: true })
  expect(screen.getByRole('list', { name: 'Sites' })).toHaveAttribute('aria-busy', 'true')
  const [first] = within(screen.getByRole('list', { name: 'Sites' })).getAllByRole('listitem')
  expect(within(first!).getByText('site-0')).toBeInTheDocument()
  // One column is marked for the card: it is filled up to three.
  const hiddenPart = within(first!).getByText('More').closest('details')
  expect(hiddenPart).not.toContainElement(within(first!).getByText('Hits'))
  expect(hiddenPart).not.toContainElement(within(first!).getByText('Column a'))
  expect(hiddenPart).toContainElement(within(first!).getByText('Column b'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Hits, descending')
  const [top] = within(screen.getByRole('list', { name: 'Sites' })).getAllByRole('listitem')
  expect(within(top!).getByText('96')).toBeInTheDocument()
})

it('renders only visible rows of a long list', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(560)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800)
  show({ rows: makeSites(100_000) })
  expect(screen.getAllByRole('row').length).toBeLessThan(40)
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '100001')
  expect(screen.getByText('100,000 rows')).toBeInTheDocument()
})

function Choosing({
  onTold,
  ...props
}: Partial<TableProps<Site>> & { bulk?: readonly BulkAction[]; onTold?: (selection: Selection) => void }) {
  const [selection, setSelection] = useState<Selection>(nothingSelected)
  return (
    <DataTable
      label="Sites"
      columns={columns}
      rows={props.rows ?? makeSites(12)}
      getRowId={getId}
      pageSize={50}
      {...props}
      selection={selection}
      onSelect={(next) => {
        setSelection(next)
        onTold?.(next)
      }}
    />
  )
}
const getId = (site: Site) => `${site.id}`
const twelve = makeSites(12)
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const chosen = () =>
  screen
    .getAllByRole('checkbox', { name: /^Select site/ })
    .filter((one) => (one as HTMLInputElement).checked)
    .map((one) => one.getAttribute('aria-label')?.slice('Select '.length))

describe('row selection', () => {
  it('selects one row, and with Shift all since the last one, in the order shown', async () => {
    render(<Choosing rows={twelve} sort={{ id: 'name', desc: true }} />)
    const user = userEvent.setup()
    await user.click(box('site-9'))
    await user.keyboard('{Shift>}')
    await user.click(box('site-6'))
    await user.keyboard('{/Shift}')
    expect(chosen()).toEqual(['site-9', 'site-8', 'site-7', 'site-6'])
    expect(screen.getByText('4 selected')).toBeInTheDocument()
    await user.keyboard('{Shift>}')
    await user.click(box('site-8'))
    await user.keyboard('{/Shift}')
    expect(chosen()).toEqual(['site-9'])
  })

  it('moves by arrow keys, and extends with Shift', async () => {
    render(<Choosing rows={twelve} />)
    const user = userEvent.setup()
    box('site-2').focus()
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}{ArrowDown}')
    expect(chosen()).toEqual(['site-2', 'site-3', 'site-4'])
    expect(box('site-5')).toHaveFocus()
  })

  it('selects the page, then all matching rows, and clears them', async () => {
    const onTold = vi.fn<(selection: Selection) => void>()
    render(<Choosing rows={twelve} pageSize={5} filter="site-1" onTold={onTold} sizes={[2, 5]} />)
    const shown = () => screen.getByRole('checkbox', { name: 'Select all shown' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '2')
    await userEvent.click(box('site-1'))
    expect(shown()).toHaveProperty('indeterminate', true)
    await userEvent.click(shown())
    expect(chosen()).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Select all 3 matching' }))
    expect(screen.getByText('3 selected')).toBeInTheDocument()
    expect(onTold).toHaveBeenLastCalledWith({ all: false, ids: new Set(['1', '10', '11']) })
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(chosen()).toEqual([])
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull()
  })

  it('selects all rows of a server query, except the deselected ones', async () => {
    const onTold = vi.fn<(selection: Selection) => void>()
    render(<Choosing rows={twelve.slice(0, 5)} total={4312} page={1} pageSize={5} onPage={() => {}} onTold={onTold} />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
    await userEvent.click(screen.getByRole('button', { name: 'Select all 4,312 matching' }))
    expect(screen.getByText('4,312 selected')).toBeInTheDocument()
    await userEvent.click(box('site-3'))
    expect(screen.getByText('4,311 selected')).toBeInTheDocument()
    expect(onTold).toHaveBeenLastCalledWith({ all: true, except: new Set(['3']) })
  })

  it('moves by Enter from a checkbox to the actions of the selected rows, and back by Escape or when they disappear', async () => {
    const run = vi.fn(async () => [{ id: '3', label: 'site-3' }])
    render(<Choosing rows={twelve} bulk={[{ label: 'Purge', run }]} />)
    const user = userEvent.setup()
    box('site-3').focus()
    await user.keyboard('{Enter}')
    expect(box('site-3')).toHaveFocus()
    await user.keyboard(' {Enter}')
    expect(screen.getByRole('group', { name: 'Selected rows' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(run).not.toHaveBeenCalled()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Purge' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(box('site-3')).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(chosen()).toEqual([])
    expect(box('site-3')).toHaveFocus()
  })

  it('shows the result of every row, and keeps failed ones selected', async () => {
    let settle = (_problem: string | undefined) => {}
    const run = vi.fn(
      () =>
        new Promise<{ id: string; label: string; problem?: string }[]>((resolve) => {
          settle = (problem) =>
            resolve([
              { id: '1', label: 'site-1' },
              { id: '2', label: 'site-2', ...(problem && { problem }) },
            ])
        }),
    )
    const onTold = vi.fn<(selection: Selection) => void>()
    render(
      <Choosing
        rows={twelve}
        onTold={onTold}
        bulk={[
          { label: 'Purge', run },
          { label: 'Delete', tone: 'danger', disabledReason: 'Only admins', run },
        ]}
      />,
    )
    await userEvent.click(box('site-1'))
    await userEvent.click(box('site-2'))
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(run).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Purge' }))
    expect(run).toHaveBeenCalledWith({ all: false, ids: new Set(['1', '2']) })
    expect(screen.getByRole('button', { name: /Purge/ })).toHaveAttribute('aria-busy', 'true')
    await act(async () => settle('The site is locked.'))
    expect(screen.getByText('1 done · 1 failed and stays selected')).toBeInTheDocument()
    expect(screen.getByText('The site is locked.')).toBeInTheDocument()
    expect(onTold).toHaveBeenLastCalledWith({ all: false, ids: new Set(['2']) })
    await userEvent.click(screen.getByRole('button', { name: 'Purge' }))
    await act(async () => settle(undefined))
    expect(screen.getByText('2 done')).toBeInTheDocument()
    expect(chosen()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull()
  })

  it('keeps the selection when the user cancels an action', async () => {
    render(<Choosing rows={twelve} bulk={[{ label: 'Purge', run: async () => null }]} />)
    await userEvent.click(box('site-1'))
    await userEvent.click(screen.getByRole('button', { name: 'Purge' }))
    expect(chosen()).toEqual(['site-1'])
    expect(screen.queryByText('The action failed.')).toBeNull()
  })

  it('survives an action that throws', async () => {
    render(<Choosing rows={twelve} bulk={[{ label: 'Purge', run: () => Promise.reject(new Error('offline')) }]} />)
    await userEvent.click(box('site-1'))
    await userEvent.click(screen.getByRole('button', { name: 'Purge' }))
    expect(await screen.findByText('The action failed.')).toBeInTheDocument()
    expect(chosen()).toEqual(['site-1'])
  })

  it('counts ids that are not on this page', () => {
    expect(selectedCount({ all: false, ids: new Set(['900']) }, 4312)).toBe(1)
    render(
      <DataTable
        label="Sites"
        columns={columns}
        rows={twelve}
        getRowId={getId}
        selection={{ all: false, ids: new Set(['900']) }}
        onSelect={() => {}}
      />,
    )
    expect(screen.getByText('1 selected')).toBeInTheDocument()
    expect(chosen()).toEqual([])
  })
})

it('reports changes to the caller', () => {
  const table = { label: 'Sites', columns, rows: twelve, getRowId: getId }
  // @ts-expect-error a selection that nobody hears of
  const deaf = <DataTable {...table} selection={nothingSelected} />
  expect(deaf).toBeTruthy()
  // @ts-expect-error what is done with chosen rows, and none can be chosen
  const idle = <DataTable {...table} bulk={[]} />
  expect(idle).toBeTruthy()
})

it('opens a row and announces it', async () => {
  show({ expand: (site) => <p>More about {site.name}</p> })
  const button = screen.getByRole('button', { name: 'Details of site-2' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const detail = screen.getByText('More about site-2')
  expect(detail.closest('tr')).toHaveAttribute('id', button.getAttribute('aria-controls'))
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('More about site-2')).toBeNull()
})

describe('columns', () => {
  function Changing({ onTold }: { onTold?: (view: TableView) => void }) {
    const [view, setView] = useState<TableView>({})
    return (
      <DataTable
        label="Sites"
        columns={columns}
        rows={twelve}
        getRowId={getId}
        view={view}
        onView={(next) => {
          setView(next)
          onTold?.(next)
        }}
      />
    )
  }
  const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)
  const openMenu = async (column: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Options for ${column}` }))
    return screen.findByRole('menu', { name: `Options for ${column}` })
  }

  it('are sorted, moved and hidden from their menu, and reset', async () => {
    const onTold = vi.fn<(view: TableView) => void>()
    render(<Changing onTold={onTold} />)
    await openMenu('Hits')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sort ascending' }))
    expect(screen.getByRole('columnheader', { name: 'Hits' })).toHaveAttribute('aria-sort', 'ascending')
    await openMenu('Hits')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move before Name' }))
    expect(headers()).toEqual(['Hits', 'Name'])
    expect(onTold).toHaveBeenLastCalledWith({ order: ['hits', 'name'] })
    await openMenu('Name')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hide column' }))
    expect(headers()).toEqual(['Hits'])
    await openMenu('Hits')
    expect(screen.getByRole('menuitem', { name: /Hide column/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Table options' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reset the table' }))
    expect(headers()).toEqual(['Name', 'Hits'])
    expect(onTold).toHaveBeenLastCalledWith({})
  })

  it('are resized by keyboard, from the menu and back', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 200, height: 20 } as DOMRect)
    const onTold = vi.fn<(view: TableView) => void>()
    render(<Changing onTold={onTold} />)
    await openMenu('Hits')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Change width' }))
    const edge = screen.getByRole('separator', { name: 'Width of Hits' })
    expect(edge).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(onTold).toHaveBeenLastCalledWith({ widths: { name: 200, hits: 216 } })
    expect(edge).toHaveAttribute('aria-valuenow', '216')
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(onTold).toHaveBeenLastCalledWith({ widths: { name: 200, hits: 136 } })
    await userEvent.keyboard('{Home}')
    expect(onTold).toHaveBeenLastCalledWith({ widths: { name: 200, hits: 64 } })
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Options for Hits' })).toHaveFocus()
  })

  it('follow the pointer, and are stored only on release', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 200, height: 20 } as DOMRect)
    HTMLElement.prototype.setPointerCapture = () => {}
    const onTold = vi.fn<(view: TableView) => void>()
    render(<Changing onTold={onTold} />)
    const edge = screen.getByRole('separator', { name: 'Width of Name' })
    fireEvent.pointerDown(edge, { button: 0, clientX: 200, pointerId: 1 })
    fireEvent.pointerMove(edge, { clientX: 260, pointerId: 1 })
    expect(edge).toHaveAttribute('aria-valuenow', '260')
    expect(onTold).not.toHaveBeenCalled()
    fireEvent.pointerUp(edge, { clientX: 280, pointerId: 1 })
    expect(onTold).toHaveBeenLastCalledWith({ widths: { name: 280, hits: 200 } })
    fireEvent.doubleClick(edge)
    expect(onTold).toHaveBeenLastCalledWith({ widths: {} })
  })

  it('have neither menu nor resize handle when fixed', () => {
    show()
    expect(screen.queryByRole('separator')).toBeNull()
    expect(screen.queryByRole('button', { name: /Options for/ })).toBeNull()
  })
})
