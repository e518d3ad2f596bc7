import { kindOfFilter, type ValueKind } from '@parapet/api'
import { useLazyModule, useWords } from '@parapet/ui'
import { type ReactNode, useCallback, useState } from 'react'
import type { Pick, PickKey, TimeSpan, Where } from '../charts/types.ts'
import { kindWords } from '../words/kinds.ts'
import { RowButton } from './RowButton.tsx'
import { valueMenu } from './valueMenu.ts'

/** A value that a reader may act upon. */
export interface ValueTarget {
  value: string
  label: string
  url?: string | null
  /** When it was seen, if not in all of the period shown. */
  span?: TimeSpan
}

/** A menu that is open: its button, and the pointer's position in px of the viewport if it was opened by it. */
export interface Opened extends ValueTarget {
  anchor: HTMLElement
  point?: { x: number; y: number } | undefined
}

interface ValueMenuState {
  /** The button of a row, which also opens by the row's context menu. */
  button: (target: ValueTarget) => ReactNode
  /** Opens the menu of a value that has no button, such as a point of a chart. */
  open: (opened: Opened) => void
  /** To be rendered once. */
  menu: ReactNode
}

interface Shown {
  /** What the values are, if no filter says it. */
  kind?: ValueKind | undefined
  where?: (() => Where) | undefined
  /** Closes the dialog that the values are shown in, before what was chosen opens another. */
  onAct?: (() => void) | undefined
}

/** The shared menu of the values of a table, list or map: filters, and what can be done with that kind of value. */
export function useValueMenu(
  pick: Pick | undefined,
  filterKey: PickKey | undefined,
  { kind = filterKey ? kindOfFilter(filterKey) : 'other', where = pick?.where, onAct }: Shown = {},
): ValueMenuState {
  const t = useWords(kindWords)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = useCallback(() => setOpened(null), [])
  const parts = useLazyModule(valueMenu, opened !== null, close)
  return {
    open: setOpened,
    button: (target) => (
      <RowButton
        label={t('pick.for', { value: target.label })}
        why={target.label}
        isOpen={opened?.value === target.value}
        onOpen={(anchor, point) => setOpened({ ...target, anchor, point })}
      />
    ),
    menu: opened && parts && (
      <parts.ValueMenu
        opened={opened}
        kind={kind}
        where={where}
        onAct={onAct}
        pick={pick}
        filterKey={filterKey}
        onClose={close}
      />
    ),
  }
}

/** The button of one value, with its menu. */
export function ValueButton({ kind, where, onAct, ...target }: ValueTarget & Shown) {
  const { button, menu } = useValueMenu(undefined, undefined, { kind, where, onAct })
  return (
    <>
      {button(target)}
      {menu}
    </>
  )
}
