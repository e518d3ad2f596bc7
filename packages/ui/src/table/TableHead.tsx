import type { ReactElement, ReactNode } from 'react'
import { Tooltip } from '../feedback/Tooltip.tsx'
import { Tick } from '../field/Tick.tsx'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { tableWords } from '../words/table.ts'
import type { Column, Sort } from './column.ts'
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
                  checked={tick.shown === 'all'}
                  isMixed={tick.shown === 'some'}
                  onChange={tick.onToggle}
                />
              )}
            </span>
          </td>
        )}
        {columns.map((column, index) => {
          const direction = sort?.id === column.id ? (sort.desc ? 'descending' : 'ascending') : undefined
          return (
            <th
              key={column.id}
              scope="col"
              className={index === 0 ? `${css.headCell} ${css.first}` : css.headCell}
              // The other controls in the header are not part of its name.
              aria-label={tools && column.header}
              data-column={column.id}
              data-numeric={column.numeric || undefined}
              aria-sort={direction}
            >
              <Tip text={column.help}>
                {column.sortable === false ? (
                  <span className={css.headWords}>{column.header}</span>
                ) : (
                  <button type="button" className={css.sort} onClick={() => onSort(column.id)}>
                    <span className={css.headWords}>{column.header}</span>
                    <span className={css.sortMark}>
                      <Icon
                        name={direction === 'ascending' ? 'arrowUp' : direction ? 'arrowDown' : 'chevronsUpDown'}
                        size={16}
                      />
                    </span>
                  </button>
                )}
              </Tip>
              {tools?.(column)}
            </th>
          )
        })}
        {hasActions && (
          <th scope="col" className={`${css.headCell} ${css.actionsHead}`}>
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

function Tip({ text, children }: { text: string | undefined; children: ReactElement<object> }) {
  return text ? <Tooltip text={text}>{children}</Tooltip> : children
}
