import type { MenuItem } from '../menu/Menu.tsx'
import type { tableWords } from '../words/table.ts'
import type { T } from '../words/types.ts'
import type { Column } from './column.ts'
import type { Density } from './table.css.ts'
import { arrange, orderedColumns, type TableView, toggled } from './view.ts'

type Words = T<typeof tableWords extends { words(locale: 'en'): T<infer M> | undefined } ? M : never>

/** Returns the items of the table's settings menu: density, columns, reset. */
export function viewItems<Row>(
  t: Words,
  columns: readonly Column<Row>[],
  view: TableView,
  density: Density,
  change: (change: TableView) => void,
  reset: () => void,
): readonly MenuItem[] {
  const { hidden = [] } = view
  const isOnly = arrange(columns, view).length === 1
  const isChanged = [hidden, view.order ?? [], Object.keys(view.widths ?? {})].some((part) => part.length > 0)
  return [
    ...(['comfortable', 'compact'] as const).map((one) => ({
      label: t(one),
      group: t('density'),
      checked: density === one,
      onSelect: () => change({ density: one }),
    })),
    ...orderedColumns(columns, view.order).map(({ id, header }) => ({
      label: header,
      group: t('columns'),
      checked: !hidden.includes(id),
      ...(isOnly && !hidden.includes(id) && { disabledReason: t('lastColumn') }),
      onSelect: () => change({ hidden: toggled(hidden, id) }),
    })),
    ...(isChanged ? [{ label: t('resetView'), icon: 'undo' as const, onSelect: reset }] : []),
  ]
}
