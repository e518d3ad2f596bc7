import type { ServiceKey, WidgetPreference } from '@parapet/api'
import { useAnnounce, useToast, useWords } from '@parapet/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardCode, BoardRow, WidgetRow } from '../catalogue/row.ts'
import { boardWords } from '../words/board.ts'
import { catalogueWords } from '../words/catalogue.ts'
import {
  changed,
  type History,
  isSameLayout,
  type Layout,
  type LayoutAction,
  layoutOf,
  takenBack,
  toPreferences,
  undone,
} from './layout.ts'
import { type Standing, standingOf, visibleRows } from './standing.ts'

export interface BoardInput {
  readonly board: BoardRow
  /** The board's part of the user's preferences; undefined: never changed. */
  readonly preferences: readonly WidgetPreference[] | undefined
  /** Called a moment after the last change, with the whole board. */
  readonly onPreferences: (preferences: WidgetPreference[]) => void
  /** Without it every service counts as hired. */
  readonly standing?: (service: ServiceKey) => Standing
}

/** A board as its user has it, and what can be done to it. */
export interface BoardState {
  readonly code: BoardCode
  readonly columns: 2 | 3
  /** The widgets that this user may see, hidden ones included. */
  readonly rows: readonly WidgetRow[]
  readonly layout: Layout
  readonly isHired: (row: WidgetRow) => boolean
  /** Whether the company has a service. */
  readonly hires: (service: ServiceKey) => boolean
  readonly titleOf: (code: string) => string
  /** Changes the layout, says so, and offers to undo it. */
  readonly act: (action: LayoutAction) => void
  readonly canUndo: boolean
  readonly undo: () => void
  /** Whether the layout differs from the catalogue's. */
  readonly isChanged: boolean
  readonly isArranging: boolean
  readonly setArranging: (isArranging: boolean) => void
}

const SAVE_AFTER_MS = 800

/** The layout of a board: from the catalogue and the preferences, changed at once, saved a moment later. */
export function useBoard({ board, preferences, onPreferences, standing }: BoardInput): BoardState {
  const { code, columns, rows: all } = board
  const t = useWords(boardWords)
  const c = useWords(catalogueWords)
  const toast = useToast()
  const announce = useAnnounce()
  const [isArranging, setArranging] = useState(false)
  const visible = useMemo(() => visibleRows(all, standing), [all, standing])

  const [held, setHeld] = useState<{ rows: typeof visible; from: typeof preferences; history: History }>(() => ({
    rows: visible,
    from: preferences,
    history: { layout: layoutOf(visible, preferences), past: [] },
  }))
  // The same widgets are the same rows, whoever made the list: a session that was read again changes nothing.
  const rows = isSameList(held.rows, visible) ? held.rows : visible
  let { history } = held
  if (held.rows !== rows || held.from !== preferences) {
    // Our own save comes back as new preferences: it is the present layout, or one that was changed again since.
    const given = layoutOf(rows, preferences)
    const isOwn =
      held.rows === rows &&
      (isSameLayout(given, history.layout) || history.past.some(({ layout }) => isSameLayout(layout, given)))
    if (!isOwn) history = { layout: given, past: [] }
    setHeld({ rows, from: preferences, history })
  }

  const save = useSaveLater(onPreferences)
  const titleOf = useCallback(
    (widgetCode: string) => {
      const row = all.find((one) => one.code === widgetCode)
      return row ? c(row.title) : widgetCode
    },
    [all, c],
  )

  // Actions come from menus and keys that may hold an older board: they always change the newest one.
  const latest = useRef({ history, rows })
  useEffect(() => {
    latest.current = { history, rows }
  })
  const put = useCallback(
    (next: History) => {
      latest.current = { ...latest.current, history: next }
      setHeld((before) => ({ ...before, history: next }))
      save(() => toPreferences(latest.current.rows, latest.current.history.layout))
    },
    [save],
  )
  const undo = useCallback(() => {
    const before = latest.current.history
    const next = undone(before)
    if (next === before) return
    put(next)
    announce(t('undo.undone'), 'polite')
  }, [put, announce, t])
  const isQuiet = useRef(isArranging)
  useEffect(() => {
    isQuiet.current = isArranging
  })
  const act = useCallback(
    (action: LayoutAction) => {
      const { history: before, rows: tiles } = latest.current
      const next = changed(tiles, before, action)
      if (next === before) return
      put(next)
      const title = 'code' in action ? titleOf(action.code) : ''
      if (action.type === 'move') {
        const shown = next.layout.filter((placed) => placed.show)
        const place = shown.findIndex((placed) => placed.code === action.code) + 1
        announce(t('move.announce', { title, place, count: shown.length }), 'assertive')
        return
      }
      const text = action.type === 'resize' ? t(`undo.size${action.size}`, { title }) : said(action.type, title, t)
      // While arranging, undo stands beside the tiles.
      if (isQuiet.current) {
        announce(text, 'polite')
        return
      }
      const step = next.past.at(-1)
      toast.info(text, {
        label: t('undo.action'),
        onAct: () => {
          const { history: now, rows: own } = latest.current
          if (step) put(takenBack(own, now, step))
        },
      })
    },
    [put, titleOf, toast, announce, t],
  )
  return {
    code,
    columns,
    rows,
    layout: history.layout,
    hires: useCallback((service: ServiceKey) => !standing || standing(service) === 'hired', [standing]),
    isHired: useCallback((row: WidgetRow) => standingOf(row, standing) === 'hired', [standing]),
    titleOf,
    act,
    canUndo: history.past.length > 0,
    undo,
    isChanged: !isSameLayout(history.layout, layoutOf(rows, undefined)),
    isArranging,
    setArranging,
  }
}

function said(
  type: 'hide' | 'show' | 'arrange' | 'reset',
  title: string,
  t: ReturnType<typeof useWords<typeof import('../words/board.en.ts')['default']>>,
): string {
  return type === 'hide' || type === 'show' ? t(`undo.${type}`, { title }) : t(`undo.${type}`)
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index])
}

/** Saves what the last call made, once nothing more comes for a moment; at once when the board or the page is left. */
function useSaveLater(onPreferences: (preferences: WidgetPreference[]) => void) {
  const target = useRef(onPreferences)
  useEffect(() => {
    target.current = onPreferences
  })
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; make: () => WidgetPreference[] } | null>(null)
  const flush = useCallback(() => {
    if (!waiting.current) return
    const { timer, make } = waiting.current
    clearTimeout(timer)
    waiting.current = null
    target.current(make())
  }, [])
  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])
  return useCallback(
    (make: () => WidgetPreference[]) => {
      if (waiting.current) clearTimeout(waiting.current.timer)
      waiting.current = { timer: setTimeout(flush, SAVE_AFTER_MS), make }
    },
    [flush],
  )
}
