import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/Button.tsx'
import { useLocale, useWords } from '../words/LocaleProvider.tsx'
import { partsWords } from '../words/parts.ts'
import * as css from './calendar.css.ts'
import { addDays, addMonths, type Day, monthGrid, partsOf, weekday } from './days.ts'

/** A calendar month in which one day can be selected. */
export function Calendar({
  value,
  today,
  min,
  max,
  onChoose,
  activeRef,
}: {
  value: Day | null
  today: Day
  min: Day | undefined
  max: Day | undefined
  onChoose: (day: Day) => void
  activeRef: RefObject<HTMLButtonElement | null>
}) {
  const t = useWords(partsWords)
  const { locale } = useLocale()
  const clamp = (day: Day): Day => (min !== undefined && day < min ? min : max !== undefined && day > max ? max : day)
  const [active, setActive] = useState(clamp(value ?? today))
  const grid = useRef<HTMLTableElement>(null)
  const shouldFocus = useRef(false)
  useEffect(() => {
    if (shouldFocus.current) grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
    shouldFocus.current = false
  }, [active])

  const format = (options: Intl.DateTimeFormatOptions, day: Day) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  const isDisabled = (day: Day) => (min !== undefined && day < min) || (max !== undefined && day > max)
  const goToMonth = (months: number) => setActive(clamp(addMonths(active, months)))
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Record<string, () => Day> = {
      ArrowLeft: () => addDays(active, isRtl ? 1 : -1),
      ArrowRight: () => addDays(active, isRtl ? -1 : 1),
      ArrowUp: () => addDays(active, -7),
      ArrowDown: () => addDays(active, 7),
      Home: () => addDays(active, -weekday(active)),
      End: () => addDays(active, 6 - weekday(active)),
      PageUp: () => addMonths(active, event.shiftKey ? -12 : -1),
      PageDown: () => addMonths(active, event.shiftKey ? 12 : 1),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    shouldFocus.current = true
    setActive(clamp(step()))
  }
  const [, month] = partsOf(active)
  const weeks = monthGrid(active)
  const title = format({ month: 'long', year: 'numeric' }, active)
  return (
    <div className={css.calendar}>
      <div className={css.head}>
        <IconButton icon="chevronLeft" size="s" label={t('date.previous')} onClick={() => goToMonth(-1)} />
        <span className={css.title} role="status">
          {title}
        </span>
        <IconButton icon="chevronRight" size="s" label={t('date.next')} onClick={() => goToMonth(1)} />
      </div>
      <table ref={grid} aria-label={title} className={css.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className={css.weekday} abbr={format({ weekday: 'long' }, day)}>
                {format({ weekday: 'short' }, day).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className={css.cell}>
                  <button
                    type="button"
                    ref={day === active ? activeRef : undefined}
                    data-day={day}
                    tabIndex={day === active ? 0 : -1}
                    className={css.day}
                    aria-pressed={day === value}
                    data-other={partsOf(day)[1] !== month || undefined}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={isDisabled(day) || undefined}
                    aria-label={format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, day)}
                    onClick={() => {
                      if (!isDisabled(day)) onChoose(day)
                    }}
                  >
                    {partsOf(day)[2]}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
