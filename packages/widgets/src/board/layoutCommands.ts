import type { WidgetPreference } from '@parapet/api'
import { isKeyboardFocus, type useAnnounce, type useToast, type useWords } from '@parapet/ui'
import type { History, Layout, LayoutAction, UndoStep } from '../rows/layout.ts'
import type { WidgetRow } from '../rows/row.ts'
import { changed, toPreferences, withoutStep } from './changes.ts'

export interface BoardController {
  /** The latest state, also between renders. */
  readonly now: () => {
    readonly history: History
    readonly rows: readonly WidgetRow[]
    readonly codes: ReadonlySet<string>
    readonly isArranging: boolean
    readonly preferences: readonly WidgetPreference[] | undefined
  }
  readonly put: (next: History, preferences: WidgetPreference[]) => void
  readonly titleOf: (code: string) => string
  readonly t: ReturnType<typeof useWords<typeof import('../words/board.en.ts')['default']>>
  readonly toast: ReturnType<typeof useToast>
  readonly announce: ReturnType<typeof useAnnounce>
}

/** Changes the layout, announces it and offers undo; does nothing if the action has no effect or is not allowed. */
export function runLayoutAction(hand: BoardController, wanted: LayoutAction): void {
  const { history: before, rows, isArranging, preferences } = hand.now()
  const action: LayoutAction = wanted.type === 'reset' && preferences ? { ...wanted, stored: preferences } : wanted
  const next = changed(rows, before, action)
  if (next === before) return
  const code = 'code' in action ? action.code : undefined
  keepFocus(next.layout, code)
  put(hand, next)
  const { t, toast, announce } = hand
  const title = code ? hand.titleOf(code) : ''
  if (action.type === 'move') {
    const shown = next.layout.filter((placed) => placed.show)
    const place = shown.findIndex((placed) => placed.code === action.code) + 1
    announce(t('move.announce', { title, place, count: shown.length }), 'assertive')
    return
  }
  const text = announcementOf(action, title, t)
  if (isArranging) {
    announce(text, 'polite')
    return
  }
  const step = next.past.at(-1)
  toast.info(text, {
    label: t('undo.action'),
    onAct: () => step && undoStep(hand, step, isKeyboardFocus() ? code : null),
  })
}

/** Stores whether a chart is shown as its table. Not part of the layout: undo and reset leave it. */
export function storeTable(hand: BoardController, code: string, table: boolean): void {
  const { history, rows, preferences, codes } = hand.now()
  const next = toPreferences(rows, history.layout, preferences, codes)
  hand.put(
    history,
    next.map((one) => (one.code === code ? { ...one, table } : one)),
  )
}

/** Undoes the last change and announces it. */
export function undoLayoutAction(hand: BoardController): void {
  const step = hand.now().history.past.at(-1)
  if (step) undoStep(hand, step, null)
}

/** Goes back to an earlier layout, without what was done since. */
export function restoreLayout(hand: BoardController, layout: Layout): void {
  const { history } = hand.now()
  if (history.layout === layout) return
  const since = history.past.findIndex((step) => step.layout === layout)
  put(hand, { layout, past: since < 0 ? [] : history.past.slice(0, since) })
  hand.announce(hand.t('undo.undone'), 'polite')
}

function undoStep(hand: BoardController, step: UndoStep, focus: string | undefined | null): void {
  const { rows, history: before, preferences } = hand.now()
  const next = withoutStep(rows, before, step)
  const { t, toast, announce } = hand
  if (next === before) {
    toast.info(t('undo.none'))
    return
  }
  if (focus === null) keepFocus(next.layout)
  else whenDrawn(() => focusOn(next.layout, focus))
  put(hand, next, step.action.type === 'reset' ? step.action.stored : preferences)
  announce(t('undo.undone'), 'polite')
}

const whenDrawn = (run: () => void): number => requestAnimationFrame(() => requestAnimationFrame(run))

function keepFocus(layout: Layout, code?: string): void {
  if (!isKeyboardFocus()) return
  whenDrawn(() => {
    if (document.activeElement === null || document.activeElement === document.body) focusOn(layout, code)
  })
}

function focusOn(layout: Layout, code: string | undefined): void {
  const at = Math.max(
    0,
    layout.findIndex((placed) => placed.code === code),
  )
  for (const near of [...layout.slice(at), ...layout.slice(0, at).toReversed()]) {
    const name = CSS.escape(near.code)
    const button = document.querySelector<HTMLElement>(
      `[data-widget="${name}"] [aria-haspopup="menu"], [gs-id="${name}"] button`,
    )
    if (!button) continue
    button.focus()
    return
  }
}

function put(hand: BoardController, next: History, preferences = hand.now().preferences): void {
  const isReset = next.past.at(-1)?.action.type === 'reset'
  const { rows, codes } = hand.now()
  hand.put(next, toPreferences(rows, next.layout, isReset ? [] : preferences, codes))
}

function announcementOf(
  action: Exclude<LayoutAction, { type: 'move' }>,
  title: string,
  t: BoardController['t'],
): string {
  switch (action.type) {
    case 'resize':
      return t(`undo.size${action.size}`, { title })
    case 'hide':
    case 'show':
      return t(`undo.${action.type}`, { title })
    case 'arrange':
    case 'reset':
      return t(`undo.${action.type}`)
  }
}
