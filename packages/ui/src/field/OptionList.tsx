import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Status } from '../feedback/marks.tsx'
import { Icon } from '../icon/Icon.tsx'
import { matchIn, type Option, optionId } from './findOptions.ts'
import * as css from './lines.css.ts'
import { lineHeight, listHeight } from './list.css.ts'

const overscan = 4

export interface OptionListProps {
  id: string
  label: string
  options: readonly Option[]
  active: number
  onActive: (index: number) => void
  isChosen: (value: string) => boolean
  onChoose: (option: Option) => void
  refusal?: (option: Option) => string | undefined
  isMany?: boolean
  query: string
  nothing: ReactNode
  listRef?: RefObject<HTMLDivElement | null>
}

/** The options of a searchable list. Only visible options are rendered. */
export function OptionList({
  id,
  label,
  options,
  active,
  onActive,
  isChosen,
  onChoose,
  query,
  isMany,
  ...rest
}: OptionListProps) {
  const ownRef = useRef<HTMLDivElement>(null)
  const ref = rest.listRef ?? ownRef
  const [scrollTop, setScrollTop] = useState(0)
  const first = Math.max(0, Math.floor(scrollTop / lineHeight) - overscan)
  const last = Math.min(options.length, Math.ceil((scrollTop + listHeight) / lineHeight) + overscan)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query must scroll to the active option
  useLayoutEffect(() => {
    const list = ref.current
    if (!list || active < 0) return
    const top = active * lineHeight
    const height = list.clientHeight || listHeight
    const next = top < list.scrollTop ? top : Math.max(list.scrollTop, top + lineHeight + 8 - height)
    if (next !== list.scrollTop) list.scrollTop = next
    setScrollTop(next)
  }, [active, query, ref])

  if (options.length === 0) {
    return (
      <div role="status" className={css.nothing}>
        {rest.nothing}
      </div>
    )
  }
  return (
    <div
      ref={ref}
      role="listbox"
      id={id}
      aria-label={label}
      aria-multiselectable={isMany || undefined}
      className={css.list}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
    >
      <div role="presentation" className={css.lines} style={{ blockSize: options.length * lineHeight }}>
        {options.slice(first, last).map((option, index) => {
          const position = first + index
          const disabledReason = option.disabledReason ?? rest.refusal?.(option)
          const isSelected = isChosen(option.value)
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the search input handles Enter
            <div
              key={option.value}
              id={optionId(id, position)}
              role="option"
              tabIndex={-1}
              aria-selected={isSelected}
              aria-disabled={disabledReason ? true : undefined}
              aria-posinset={position + 1}
              aria-setsize={options.length}
              data-active-item={position === active ? '' : undefined}
              className={`${css.line} ${css.windowed}`}
              style={{ insetBlockStart: position * lineHeight }}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => {
                if (position !== active) onActive(position)
              }}
              onClick={() => {
                if (!disabledReason) onChoose(option)
              }}
            >
              {isMany && (
                <span className={css.lineBox}>
                  <Icon name="check" size={16} />
                </span>
              )}
              <OptionText
                option={option}
                query={query}
                reason={option.disabledReason ?? (position === active ? disabledReason : undefined)}
              />
              {!isMany && <span className={css.lineTick}>{isSelected && <Icon name="check" size={16} />}</span>}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** The label of an option with the match marked, and its detail or disabled reason. */
export function OptionText({ option, query = '', reason }: { option: Option; query?: string; reason?: string }) {
  const match = matchIn(option.label, query)
  return (
    <>
      <span className={css.lineLabel} title={option.label}>
        {match ? (
          <>
            {match[0]}
            <mark>{match[1]}</mark>
            {match[2]}
          </>
        ) : (
          option.label
        )}
      </span>
      {option.status && !reason ? (
        <span className={css.lineStatus}>
          <Status {...option.status} />
        </span>
      ) : (
        <span className={css.lineDetail}>{reason ?? option.detail}</span>
      )}
    </>
  )
}
