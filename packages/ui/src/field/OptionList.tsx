import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { matchIn, type Option, optionId } from './findOptions.ts'
import * as css from './lines.css.ts'
import { lineHeight, listHeight } from './list.css.ts'

const spare = 4

export interface OptionListProps {
  id: string
  label: string
  options: readonly Option[]
  /** Place of the option that Enter would choose; −1 for none. */
  active: number
  onActive: (at: number) => void
  isChosen: (value: string) => boolean
  onChoose: (option: Option) => void
  /** Why an option cannot be chosen now (a full selection), beside its own reason. */
  refusal?: (option: Option) => string | undefined
  isMany?: boolean
  query: string
  /** Shown when nothing is found. */
  nothing: ReactNode
  listRef?: RefObject<HTMLDivElement | null>
}

/**
 * The options of a searchable list. Only visible ones are rendered, so that 10,000 open as fast as ten;
 * `aria-posinset` and `aria-setsize` give screen readers the position and total.
 */
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
  const own = useRef<HTMLDivElement>(null)
  const ref = rest.listRef ?? own
  const [scrolled, setScrolled] = useState(0)
  const first = Math.max(0, Math.floor(scrolled / lineHeight) - spare)
  const last = Math.min(options.length, Math.ceil((scrolled + listHeight) / lineHeight) + spare)

  // The active option must be rendered, also the first one of another search in a scrolled list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search must scroll again
  useLayoutEffect(() => {
    const list = ref.current
    if (!list || active < 0) return
    const top = active * lineHeight
    const height = list.clientHeight || listHeight
    const next = top < list.scrollTop ? top : Math.max(list.scrollTop, top + lineHeight + 8 - height)
    if (next !== list.scrollTop) list.scrollTop = next
    setScrolled(next)
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
      onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
    >
      <div role="presentation" className={css.lines} style={{ blockSize: options.length * lineHeight }}>
        {options.slice(first, last).map((option, index) => {
          const at = first + index
          const why = option.disabledReason ?? rest.refusal?.(option)
          const isOn = isChosen(option.value)
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the search input chooses
            <div
              key={option.value}
              id={optionId(id, at)}
              role="option"
              tabIndex={-1}
              aria-selected={isOn}
              aria-disabled={why ? true : undefined}
              aria-posinset={at + 1}
              aria-setsize={options.length}
              data-active-item={at === active ? '' : undefined}
              className={`${css.line} ${css.windowed}`}
              style={{ insetBlockStart: at * lineHeight }}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => {
                if (at !== active) onActive(at)
              }}
              onClick={() => {
                if (!why) onChoose(option)
              }}
            >
              {isMany && (
                <span className={css.lineBox}>
                  <Icon name="check" size={16} />
                </span>
              )}
              {/* The reason of a full selection is under the list; other reasons are at the option. */}
              <OptionText
                option={option}
                query={query}
                why={option.disabledReason ?? (at === active ? why : undefined)}
              />
              {!isMany && <span className={css.lineTick}>{isOn && <Icon name="check" size={16} />}</span>}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** Label with the match marked, and the detail (or the reason why not) at the end. */
export function OptionText({ option, query = '', why }: { option: Option; query?: string; why?: string }) {
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
      <span className={css.lineDetail}>{why ?? option.detail}</span>
    </>
  )
}
