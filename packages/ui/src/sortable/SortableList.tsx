import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAnnounce } from '../announce/Announcer.tsx'
import { IconButton } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { partsWords } from '../words/parts.ts'
import * as css from './sortable.css.ts'

export interface SortableItem {
  id: string
  /** Names the item in its buttons and announcements. */
  label: string
  content?: ReactNode
}

export interface SortableListProps {
  label: string
  items: readonly SortableItem[]
  /** Moves an item to a position from 0. */
  onMove: (id: string, to: number) => void
}

/** An ordered list whose items are dragged, or moved by their buttons. */
export function SortableList({ label, items, onMove }: SortableListProps) {
  const t = useWords(partsWords)
  const announce = useAnnounce()
  const [dragged, setDragged] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<HTMLElement>(null)
  const order = items.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: browsers blur a focused element that moves in the page
  useEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [order])
  const move = (item: SortableItem, to: number) => {
    onMove(item.id, to)
    announce(t('sortable.moved', { label: item.label, place: to + 1, total: items.length }))
  }
  const drag = useEffectEvent((y: number) => {
    const from = items.findIndex(({ id }) => id === dragged)
    const item = items[from]
    if (!item) return
    const middles = [...(list.current?.children ?? [])].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2
    })
    const to = middles.filter((middle, index) => index !== from && middle < y).length
    if (to !== from) move(item, to)
  })
  const isDragging = dragged !== null
  useEffect(() => {
    if (!isDragging) return
    const left = new AbortController()
    const { signal } = left
    const end = () => setDragged(null)
    addEventListener('pointermove', ({ clientY }) => drag(clientY), { signal })
    for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, end, { signal })
    return () => left.abort()
  }, [isDragging])
  return (
    <ol ref={list} className={css.list} aria-label={label}>
      {items.map((item, index) => (
        <li key={item.id} className={item.id === dragged ? css.dragged : css.item}>
          {/* A touch that scrolls must not drag: only the grip does, for a mouse as well. */}
          <span
            className={css.grip}
            onPointerDown={(event) => {
              if (event.button !== 0) return
              event.preventDefault()
              setDragged(item.id)
            }}
          >
            <Icon name="grip" />
          </span>
          <span className={css.place}>{index + 1}</span>
          <div className={css.content}>{item.content ?? item.label}</div>
          {(['up', 'down'] as const).map((direction) => {
            const to = direction === 'up' ? index - 1 : index + 1
            const isPossible = to >= 0 && to < items.length
            return (
              <IconButton
                key={direction}
                size="s"
                icon={direction === 'up' ? 'arrowUp' : 'arrowDown'}
                label={t(`sortable.${direction}`, { label: item.label })}
                disabledReason={isPossible ? undefined : t(direction === 'up' ? 'sortable.first' : 'sortable.last')}
                onClick={(event) => {
                  pressed.current = event.currentTarget
                  move(item, to)
                }}
              />
            )
          })}
        </li>
      ))}
    </ol>
  )
}
