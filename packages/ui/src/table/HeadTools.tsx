import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { MenuAt, type MenuItem } from '../menu/Menu.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { tableWords } from '../words/table.ts'
import type { Column, Sort } from './column.ts'
import * as css from './headTools.css.ts'
import { clampWidth, narrowest, widest } from './view.ts'

/** The column whose menu is open, and its button. */
export interface OpenColumn {
  id: string
  button: HTMLElement
}

type Widths = Readonly<Record<string, number>>

/** The menu button and resize handle of a column. */
export function HeadTools<Row>({
  column,
  width,
  isOpen,
  onOpen,
  onWidths,
}: {
  column: Column<Row>
  width: number | undefined
  isOpen: boolean
  onOpen: (open: OpenColumn) => void
  onWidths: (widths: Widths, isFinal: boolean) => void
}) {
  const t = useWords(tableWords)
  const button = useRef<HTMLButtonElement>(null)
  const edge = useRef<HTMLSpanElement>(null)
  const drag = useRef<{ fromX: number; widths: Widths; isBackwards: boolean }>(undefined)

  const resized = (widths: Widths, by: number): Widths => ({
    ...widths,
    [column.id]: clampWidth((widths[column.id] ?? narrowest) + by),
  })
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = {
      fromX: event.clientX,
      widths: measure(event.currentTarget),
      isBackwards: getComputedStyle(event.currentTarget).direction === 'rtl',
    }
  }
  const pull = (event: PointerEvent, isFinal: boolean) => {
    const from = drag.current
    if (!from) return
    if (isFinal) drag.current = undefined
    onWidths(resized(from.widths, (event.clientX - from.fromX) * (from.isBackwards ? -1 : 1)), isFinal)
  }
  const press = (event: KeyboardEvent<HTMLSpanElement>) => {
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      button.current?.focus()
      return
    }
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = (event.shiftKey ? 64 : 16) * (isBackwards ? -1 : 1)
    const by = { ArrowRight: step, ArrowLeft: -step, Home: -widest, End: widest }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onWidths(resized(measure(event.currentTarget), by), true)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-label={t('column.menu', { column: column.header })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={(event) => onOpen({ id: column.id, button: event.currentTarget })}
      >
        <Icon name="chevronDown" size={16} />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved */}
      <span
        ref={edge}
        role="separator"
        // Opened from the column's menu: two more tab stops per column would be too many.
        tabIndex={-1}
        className={css.edge}
        data-edge={column.id}
        aria-orientation="vertical"
        aria-label={t('column.width', { column: column.header })}
        aria-valuemin={narrowest}
        aria-valuemax={widest}
        aria-valuenow={width ?? (typeof column.width === 'number' ? column.width : narrowest)}
        onPointerDown={start}
        onPointerMove={(event) => pull(event, false)}
        onPointerUp={(event) => pull(event, true)}
        onPointerCancel={() => {
          drag.current = undefined
        }}
        onDoubleClick={() => onWidths({}, true)}
        onKeyDown={press}
      />
    </>
  )
}

function measure(edge: HTMLElement): Widths {
  const cells = edge.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? []
  return Object.fromEntries(
    Array.from(cells, (cell) => [cell.dataset.column ?? '', clampWidth(cell.getBoundingClientRect().width)]),
  )
}

/** The menu of one column: sort, place, width, hide. */
export function ColumnMenu<Row>({
  columns,
  open,
  sort,
  hasWidths,
  onClose,
  onSort,
  onMove,
  onHide,
  onResetWidths,
}: {
  columns: readonly Column<Row>[]
  open: OpenColumn | null
  sort: Sort | null
  hasWidths: boolean
  onClose: () => void
  onSort: (sort: Sort) => void
  onMove: (id: string, by: 1 | -1) => void
  onHide: (id: string) => void
  onResetWidths: () => void
}) {
  const t = useWords(tableWords)
  const at = columns.findIndex((column) => column.id === open?.id)
  const column = columns[at]
  const before = columns[at - 1]
  const after = columns[at + 1]
  const items: MenuItem[] = []
  if (column && open) {
    if (column.sortable !== false) {
      const sorts = [
        { label: t('column.ascending'), icon: 'arrowUp', desc: false },
        { label: t('column.descending'), icon: 'arrowDown', desc: true },
      ] as const
      for (const { label, icon, desc } of sorts) {
        const isSoNow = sort?.id === column.id && sort.desc === desc
        items.push({ label, icon: isSoNow ? 'check' : icon, onSelect: () => onSort({ id: column.id, desc }) })
      }
      items.push('separator')
    }
    if (before)
      items.push({ label: t('column.moveBefore', { column: before.header }), onSelect: () => onMove(column.id, -1) })
    if (after)
      items.push({ label: t('column.moveAfter', { column: after.header }), onSelect: () => onMove(column.id, 1) })
    items.push({
      label: t('column.resize'),
      icon: 'resize',
      onSelect: () => open.button.closest('th')?.querySelector<HTMLElement>('[data-edge]')?.focus(),
    })
    if (hasWidths) items.push({ label: t('column.resetWidth'), onSelect: onResetWidths })
    items.push('separator', {
      label: t('column.hide'),
      icon: 'eyeOff',
      ...(columns.length === 1 && { disabledReason: t('lastColumn') }),
      onSelect: () => onHide(column.id),
    })
  }
  return (
    <MenuAt
      open={column !== undefined}
      onClose={onClose}
      anchor={open?.button ?? null}
      label={t('column.menu', { column: column?.header ?? '' })}
      items={items}
    />
  )
}
