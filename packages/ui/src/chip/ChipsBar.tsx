import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { isKeyboardFocus, moveFocusToNext } from '../focus/moveFocusToNext.ts'
import { Popover } from '../menu/Popover.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { Chip, type ChipProps } from './Chip.tsx'
import * as css from './chipsBar.css.ts'

export interface ChipsBarProps {
  label: string
  chips: readonly (ChipProps & { id: string })[]
  onClear?: () => void
}

const gap = 4
const moreWidth = 64

/** A row of chips; those that do not fit are in a popover behind "+4". */
export function ChipsBar({ label, chips, onClear }: ChipsBarProps) {
  const t = useWords(uiWords)
  const bar = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const clear = useRef<HTMLDivElement>(null)
  const [visibleCount, setVisibleCount] = useState(chips.length)

  useLayoutEffect(() => {
    const measure = () => {
      const list = row.current
      const available =
        (bar.current?.clientWidth ?? 0) - (onClear && clear.current ? clear.current.offsetWidth + 2 * gap : 0)
      if (!list || available <= 0) return setVisibleCount(chips.length)
      delete list.dataset.cut
      const widths = [...list.children].map((item) => (item as HTMLElement).offsetWidth + gap)
      const all = widths.reduce((sum, width) => sum + width, 0)
      if (all <= available) return setVisibleCount(chips.length)
      let used = moreWidth
      let count = 0
      for (const width of widths) {
        used += width
        if (used > available) break
        count += 1
      }
      if (count === 0) list.dataset.cut = ''
      setVisibleCount(Math.max(1, count))
    }
    measure()
    if (!bar.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(bar.current)
    return () => observer.disconnect()
  }, [chips, onClear])

  const removed = useRef<{ index: number; count: number } | null>(null)
  useLayoutEffect(() => {
    if (!removed.current || chips.length >= removed.current.count) return
    const { index } = removed.current
    removed.current = null
    const items = row.current?.children
    for (const item of [items?.[Math.min(index, chips.length - 1)], items?.[0]]) {
      item?.querySelector('button')?.focus()
      if (item?.contains(document.activeElement)) return
    }
  }, [chips])
  const removeProps = (index: number, onRemove: (() => void) | undefined) =>
    onRemove && {
      onRemove: () => {
        if (chips.length === 1) moveFocusToNext(bar.current)
        else if (isKeyboardFocus()) removed.current = { index, count: chips.length }
        onRemove()
      },
    }

  if (chips.length === 0) return null
  const hidden = chips.length - visibleCount
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={bar} className={css.bar} role="group" aria-label={label}>
      <div className={css.room}>
        <ul ref={row} className={css.row}>
          {chips.map(({ id, ...chip }, index) => (
            <li
              key={id}
              className={index < visibleCount ? css.item : `${css.item} ${css.beyond}`}
              aria-hidden={index >= visibleCount || undefined}
            >
              <Chip {...chip} {...removeProps(index, chip.onRemove)} />
            </li>
          ))}
        </ul>
        {hidden > 0 && (
          <Popover
            label={label}
            placement="bottom-end"
            trigger={
              <button type="button" className={css.more} aria-label={t('chip.more', { n: hidden })}>
                +{hidden}
              </button>
            }
          >
            <ul className={css.all}>
              {chips.slice(visibleCount).map(({ id, ...chip }, index) => (
                <li key={id} className={css.item}>
                  <Chip {...chip} {...removeProps(visibleCount + index, chip.onRemove)} />
                </li>
              ))}
            </ul>
          </Popover>
        )}
      </div>
      {onClear && chips.length > 1 && (
        <div ref={clear} className={css.clear}>
          <Button
            tone="quiet"
            size="s"
            onClick={() => {
              moveFocusToNext(bar.current)
              onClear()
            }}
          >
            {t('chip.clear')}
          </Button>
        </div>
      )}
    </div>
  )
}
