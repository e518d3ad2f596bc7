import { useId } from 'react'
import { useFormat } from '../format/useFormat.ts'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import * as css from './pagination.css.ts'

/** The page sizes on offer (§9). */
export const pageSizes = [5, 10, 20, 50] as const

/** The default page size of screens (§9); tiles use 5. */
export const defaultPageSize = 15

export interface PaginationProps {
  /** From 1. */
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  /** Without it the size is fixed. Each call is followed by `onPage` with the page of the first visible row. */
  onPageSize?: (pageSize: number) => void
  sizes?: readonly number[]
}

/** Shows the visible rows of a list and moves to the previous or next page. */
export function Pagination({ page, pageSize, total, onPage, onPageSize, sizes = pageSizes }: PaginationProps) {
  const t = useWords(uiWords)
  const { number } = useFormat()
  const id = useId()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  const to = Math.min(total, page * pageSize)
  const sizeOptions = sizes.includes(pageSize) ? sizes : [...sizes, pageSize].sort((one, other) => one - other)
  const pageButton = (label: string, icon: 'chevronLeft' | 'chevronRight', next: number) => {
    const isPossible = next >= 1 && next <= pages
    return (
      <button
        type="button"
        className={css.turn}
        aria-label={label}
        aria-disabled={!isPossible || undefined}
        onClick={() => {
          if (isPossible) onPage(next)
        }}
      >
        <Icon name={icon} size={20} />
      </button>
    )
  }
  return (
    <nav className={css.bar} aria-label={t('pages.label')}>
      {onPageSize ? (
        <div className={css.sizes}>
          <label htmlFor={id}>{t('pages.size')}</label>
          <span className={css.selectBox}>
            <select
              id={id}
              className={css.select}
              value={pageSize}
              onChange={(event) => {
                const next = Number(event.target.value)
                onPageSize(next)
                onPage(Math.floor(Math.max(0, from - 1) / next) + 1)
              }}
            >
              {sizeOptions.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
            <span className={css.selectMark}>
              <Icon name="chevronDown" size={16} />
            </span>
          </span>
        </div>
      ) : (
        <div className={css.sizes} />
      )}
      <span role="status">
        {total === 0 ? t('pages.none') : t('pages.range', { from: number(from), to: number(to), total: number(total) })}
      </span>
      <div className={css.group}>
        {pageButton(t('pages.previous'), 'chevronLeft', page - 1)}
        {pageButton(t('pages.next'), 'chevronRight', page + 1)}
      </div>
    </nav>
  )
}
