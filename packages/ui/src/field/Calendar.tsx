import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/Button.tsx'
import { useLocale, useWords } from '../words/LocaleProvider.tsx'
import { partsWords } from '../words/parts.ts'
import * as css from './calendar.css.ts'
import { addDays, addMonths, type Day, monthGrid, partsOf, weekday } from './days.ts'

/**
 * A month of days. Arrows move by day and week, Page keys by month (with Shift by year), Home and End to the ends of
 * the week; Enter selects. Only one day is in the tab order.
 */
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
  /** The focusable day: the component around the calendar focuses it. */
  activeRef: RefObject<HTMLButtonElement | null>
}) {
  const t = useWords(partsWords)
  const { locale } = useLocale()
  const within = (day: Day): Day => (min !== undefined && day < min ? min : max !== undefined && day > max ? max : day)
  const [active, setActive] = useState(within(value ?? today))
  const grid = useRef<HTMLTableElement>(null)
  const isMoving = useRef(false)
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
    isMoving.current = false
  }, [active])

  const format = (options: Intl.DateTimeFormatOptions, day: Day) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  const isOff = (day: Day) => (min !== undefined && day < min) || (max !== undefined && day > max)
  const turn = (months: number) => setActive(within(addMonths(active, months)))
  const press = (event: KeyboardEvent) => {
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Record<string, () => Day> = {
      ArrowLeft: () => addDays(active, isBackwards ? 1 : -1),
      ArrowRight: () => addDays(active, isBackwards ? -1 : 1),
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
    isMoving.current = true
    setActive(within(step()))
  }
  const [, month] = partsOf(active)
  const weeks = monthGrid(active)
  const title = format({ month: 'long', year: 'numeric' }, active)
  return (
    <div className={css.calendar}>
      <div className={css.head}>
        <IconButton icon="chevronLeft" size="s" label={t('date.previous')} onClick={() => turn(-1)} />
        <span className={css.title} role="status">
          {title}
        </span>
        <IconButton icon="chevronRight" size="s" label={t('date.next')} onClick={() => turn(1)} />
      </div>
      <table ref={grid} aria-label={title} className={css.grid} onKeyDown={press}>
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
                    aria-disabled={isOff(day) || undefined}
                    aria-label={format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, day)}
                    onClick={() => {
                      if (!isOff(day)) onChoose(day)
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
