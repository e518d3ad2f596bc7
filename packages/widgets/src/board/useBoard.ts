import type { ServiceKey, WidgetPreference } from '@parapet/api'
import { lazyModule, useAnnounce, useToast, useWords } from '@parapet/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type History, isSameLayout, type Layout, type LayoutAction, layoutOf } from '../rows/layout.ts'
import type { BoardRow, WidgetRow } from '../rows/row.ts'
import { boardWords } from '../words/board.ts'
import { catalogueWords } from '../words/catalogue.ts'
import type { BoardController } from './layoutCommands.ts'
import { type ServiceAccess, visibleRows, widgetAccess } from './serviceAccess.ts'

export interface BoardInput {
  readonly board: BoardRow
  readonly preferences: readonly WidgetPreference[] | undefined
  readonly onPreferences?: (preferences: WidgetPreference[]) => void
  readonly access?: (service: ServiceKey) => ServiceAccess
}

/** A board as its user has it, and what can be done to it. */
export interface BoardState {
  readonly code: BoardRow['code']
  readonly columns: 2 | 3
  readonly rows: readonly WidgetRow[]
  readonly layout: Layout
  readonly isHired: (row: WidgetRow) => boolean
  readonly hasService: (service: ServiceKey) => boolean
  readonly titleOf: (code: string) => string
  readonly act: (action: LayoutAction) => void
  readonly isTable: (code: string) => boolean
  readonly setTable: (code: string, isTable: boolean) => void
  readonly canUndo: boolean
  readonly undo: () => void
  readonly restore: (layout: Layout) => void
  readonly isChanged: boolean
  readonly isReadOnly: boolean
  readonly isArranging: boolean
  readonly setArranging: (isArranging: boolean) => void
}

type RunLayoutAction = typeof import('./layoutCommands.ts')

/** The code of layout commands, loaded after the visible tiles or with the first change. */
export const layoutCommands = lazyModule(() => import('./layoutCommands.ts'))

/** The layout of a board: from the catalogue and the preferences, changed at once. */
export function useBoard({ board, preferences, onPreferences, access }: BoardInput): BoardState {
  const { code, columns, rows: all } = board
  const t = useWords(boardWords)
  const c = useWords(catalogueWords)
  const toast = useToast()
  const announce = useAnnounce()
  const [isArranging, setArranging] = useState(false)
  const visible = useMemo(() => visibleRows(all, access), [all, access])

  const [held, setHeld] = useState<{ rows: typeof visible; from: typeof preferences; history: History }>(() => ({
    rows: visible,
    from: preferences,
    history: { layout: layoutOf(visible, preferences), past: [] },
  }))
  // Stable while the widgets stay the same, although the session reloads.
  const rows = isSameList(held.rows, visible) ? held.rows : visible
  let { history } = held
  if (held.rows !== rows || held.from !== preferences) {
    // Our own save returns as new preferences, which must not undo a later change.
    const given = layoutOf(rows, preferences)
    const isOwn =
      held.rows === rows &&
      (isSameLayout(given, history.layout) || history.past.some(({ layout }) => isSameLayout(layout, given)))
    if (!isOwn) history = { layout: given, past: [] }
    setHeld({ rows, from: preferences, history })
  }

  const titleOf = useCallback(
    (widgetCode: string) => {
      const row = all.find((one) => one.code === widgetCode)
      return row ? c(row.title) : widgetCode
    },
    [all, c],
  )

  // Menus may hold an older board; actions always apply to the latest one.
  const codes = useMemo(() => new Set(all.map((row) => row.code)), [all])
  const latest = useRef({ history, rows, codes, isArranging, preferences, onPreferences })
  useEffect(() => {
    latest.current = { history, rows, codes, isArranging, preferences, onPreferences }
  })
  const hand = useMemo<BoardController>(
    () => ({
      now: () => latest.current,
      put: (next, preferences) => {
        latest.current = { ...latest.current, history: next, preferences }
        setHeld((before) => ({ ...before, history: next }))
        latest.current.onPreferences?.(preferences)
      },
      titleOf,
      t,
      toast,
      announce,
    }),
    [titleOf, t, toast, announce],
  )
  const change = useCallback(
    (run: (code: RunLayoutAction) => void) => {
      const there = layoutCommands.get()
      if (there) run(there)
      else layoutCommands.load().then(run, () => toast.error(t('lost')))
    },
    [toast, t],
  )
  return {
    code,
    columns,
    rows,
    layout: history.layout,
    hasService: useCallback((service: ServiceKey) => !access || access(service) === 'usable', [access]),
    isHired: useCallback((row: WidgetRow) => widgetAccess(row, access) === 'usable', [access]),
    titleOf,
    act: useCallback((action) => change(({ runLayoutAction }) => runLayoutAction(hand, action)), [change, hand]),
    isTable: useCallback(
      (code: string) => preferences?.some((one) => one.code === code && one.table) === true,
      [preferences],
    ),
    setTable: useCallback(
      (code: string, isTable: boolean) => change(({ storeTable }) => storeTable(hand, code, isTable)),
      [change, hand],
    ),
    canUndo: history.past.length > 0,
    undo: useCallback(() => change(({ undoLayoutAction }) => undoLayoutAction(hand)), [change, hand]),
    restore: useCallback(
      (layout: Layout) => change(({ restoreLayout }) => restoreLayout(hand, layout)),
      [change, hand],
    ),
    isChanged: !isSameLayout(history.layout, layoutOf(rows, undefined)),
    isReadOnly: onPreferences === undefined,
    isArranging,
    setArranging,
  }
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index])
}
