import type { WidgetPreference } from '@parapet/api'
import type { useAnnounce, useToast, useWords } from '@parapet/ui'
import type { WidgetRow } from '../catalogue/row.ts'
import { changed, takenBack, toPreferences, undone } from './changes.ts'
import type { History, LayoutAction } from './layout.ts'

/** A board as those hold it who change it. */
export interface Hand {
  /** The newest state, also between two pictures. */
  readonly now: () => {
    readonly history: History
    readonly rows: readonly WidgetRow[]
    readonly isArranging: boolean
  }
  /** Shows a layout at once, and saves a moment later what `make` then makes. */
  readonly put: (next: History, make: () => WidgetPreference[]) => void
  readonly titleOf: (code: string) => string
  readonly t: ReturnType<typeof useWords<typeof import('../words/board.en.ts')['default']>>
  readonly toast: ReturnType<typeof useToast>
  readonly announce: ReturnType<typeof useAnnounce>
}

/** Changes the layout, says so, and offers to undo it (ux-rules §6); nothing where the action changes nothing or is not allowed. */
export function act(hand: Hand, action: LayoutAction): void {
  const { history: before, rows, isArranging } = hand.now()
  const next = changed(rows, before, action)
  if (next === before) return
  if (action.type === 'hide') passFocus(action.code)
  put(hand, next)
  const { t, toast, announce } = hand
  const title = 'code' in action ? hand.titleOf(action.code) : ''
  if (action.type === 'move') {
    const shown = next.layout.filter((placed) => placed.show)
    const place = shown.findIndex((placed) => placed.code === action.code) + 1
    announce(t('move.announce', { title, place, count: shown.length }), 'assertive')
    return
  }
  const text = said(action, title, t)
  // While arranging, undo stands beside the tiles.
  if (isArranging) {
    announce(text, 'polite')
    return
  }
  const step = next.past.at(-1)
  toast.info(text, {
    label: t('undo.action'),
    onAct: () => {
      const now = hand.now()
      if (step) put(hand, takenBack(now.rows, now.history, step))
    },
  })
}

// The button or key that hides a widget goes away with it: who works by keys goes on at the widget beside it, not at the top of the page.
function passFocus(code: string): void {
  const tile = document.querySelector(`[data-widget="${code}"], [gs-id="${code}"]`)?.closest('li, [gs-id]')
  const heir = (tile?.nextElementSibling ?? tile?.previousElementSibling)?.querySelector('button')
  if (!tile?.parentElement || !heir || !document.activeElement?.matches(':focus-visible')) return
  const gone = new MutationObserver(() => {
    if (tile.isConnected) return
    gone.disconnect()
    heir.focus()
  })
  gone.observe(tile.parentElement, { childList: true })
}

/** Takes back what was done last, and says so. */
export function undo(hand: Hand): void {
  const { history: before } = hand.now()
  const next = undone(before)
  if (next === before) return
  put(hand, next)
  hand.announce(hand.t('undo.undone'), 'polite')
}

function put(hand: Hand, next: History): void {
  hand.put(next, () => {
    const { rows, history } = hand.now()
    return toPreferences(rows, history.layout)
  })
}

function said(action: Exclude<LayoutAction, { type: 'move' }>, title: string, t: Hand['t']): string {
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
