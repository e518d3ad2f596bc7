import type { ReactNode } from 'react'
import { Tick } from '../field/Tick.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { tableWords } from '../words/table.ts'
import type { Column, Sort } from './column.ts'
import { HeadCell } from './columnCells.tsx'
import { focusBulkBar } from './focusBulkBar.ts'
import * as css from './table.css.ts'

/** The box over the boxes of the rows. */
export interface HeadTick {
  shown: 'none' | 'some' | 'all'
  onToggle: () => void
}

/** The header line; every column that can be sorted is a button. */
export function TableHead<Row>({
  columns,
  sort,
  onSort,
  hasActions,
  hasLead,
  tick,
  tools,
}: {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort: (id: string) => void
  hasActions: boolean
  hasLead: boolean
  tick: HeadTick | undefined
  tools: ((column: Column<Row>) => ReactNode) | undefined
}) {
  const t = useWords(tableWords)
  return (
    <thead>
      <tr aria-rowindex={1}>
        {hasLead && (
          <td className={`${css.headCell} ${css.lead}`}>
            <span className={css.leads}>
              {tick && (
                <Tick
                  aria-label={t('selectShown')}
                  data-tick="all"
                  onKeyDown={focusBulkBar}
                  checked={tick.shown === 'all'}
                  isMixed={tick.shown === 'some'}
                  onChange={tick.onToggle}
                />
              )}
            </span>
          </td>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.id}
            column={column}
            className={index === 0 ? `${css.headCell} ${css.first}` : css.headCell}
            sort={sort}
            onSort={onSort}
            tools={tools?.(column)}
          />
        ))}
        {hasActions && (
          <th scope="col" className={`${css.headCell} ${css.actionsHead}`}>
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
