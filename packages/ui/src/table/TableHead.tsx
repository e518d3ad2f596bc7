import { Tooltip } from '../feedback/Tooltip.tsx'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import type { Column, Sort } from './column.ts'
import * as css from './table.css.ts'

/** The header line; every column that can be sorted is a button. */
export function TableHead<Row>({
  columns,
  sort,
  onSort,
  hasActions,
}: {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort: (id: string) => void
  hasActions: boolean
}) {
  const t = useWords(uiWords)
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column) => {
          const direction = sort?.id === column.id ? (sort.desc ? 'descending' : 'ascending') : undefined
          return (
            <th
              key={column.id}
              scope="col"
              className={css.headCell}
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
            </th>
          )
        })}
        {hasActions && (
          <th scope="col" className={`${css.headCell} ${css.actionsHead}`}>
            <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

function Tip({ text, children }: { text: string | undefined; children: React.ReactElement<object> }) {
  return text ? <Tooltip text={text}>{children}</Tooltip> : children
}
