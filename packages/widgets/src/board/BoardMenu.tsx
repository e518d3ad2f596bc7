import { Button, IconButton, Menu, type MenuItem, useWords } from '@parapet/ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { crosshairLink } from '../charts/cursor.ts'
import type { ViewControl } from '../toolbar/useViewControl.ts'
import { boardWords } from '../words/board.ts'
import type { BoardState } from './useBoard.ts'
import { usePrint } from './usePrint.ts'

export interface BoardMenuProps {
  readonly board: BoardState
  readonly control?: Pick<ViewControl, 'legends' | 'resetLegends'>
  /** Further entries about the layout. */
  readonly layoutItems?: readonly MenuItem[]
  /** Further entries about the board as a whole. */
  readonly more?: readonly MenuItem[]
}

/** The two menus of a board: its widgets (add, arrange, undo, reset), and what can be done with all of it. */
export function BoardMenu({ board, control, layoutItems = [], more = [] }: BoardMenuProps) {
  const t = useWords(boardWords)
  const isLinked = useSyncExternalStore(crosshairLink.subscribe, crosshairLink.get, crosshairLink.get)
  const print = usePrint()
  const { layout, titleOf, act, rows, isArranging, setArranging } = board
  const button = useRef<HTMLButtonElement>(null)
  const wasArranging = useRef(isArranging)
  useEffect(() => {
    if (wasArranging.current && !isArranging && document.activeElement === document.body) button.current?.focus()
    wasArranging.current = isArranging
  }, [isArranging])
  const isLegendChanged = Object.keys(control?.legends ?? {}).length > 0
  const hidden = layout.filter((placed) => !placed.show)
  const add: MenuItem[] = hidden.map(({ code }) => {
    const icon = rows.find((row) => row.code === code)?.icon
    return {
      label: titleOf(code),
      group: t('bar.add'),
      ...(icon ? { icon } : {}),
      onSelect: () => act({ type: 'show', code }),
    }
  })
  const items: MenuItem[] = [
    isArranging
      ? { label: t('bar.done'), icon: 'check', onSelect: () => setArranging(false) }
      : { label: t('bar.arrange'), icon: 'size', onSelect: () => setArranging(true) },
    ...(board.canUndo ? [{ label: t('undo.action'), icon: 'undo', onSelect: board.undo } as const] : []),
    {
      label: t('bar.reset'),
      icon: 'refresh',
      onSelect: () => {
        if (board.isChanged) act({ type: 'reset' })
        if (isLegendChanged) control?.resetLegends()
      },
      ...(board.isChanged || isLegendChanged ? {} : { disabledReason: t('bar.resetNone') }),
    },
    ...layoutItems,
    ...(add.length > 0 ? add : [{ label: t('bar.add'), icon: 'plus', disabledReason: t('bar.addNone') } as const]),
  ]
  const actions: MenuItem[] = [
    ...more,
    { label: t('bar.print'), icon: 'print', onSelect: print },
    ...(control
      ? [{ label: t('bar.crosshair'), checked: isLinked, onSelect: () => crosshairLink.set(!isLinked) }]
      : []),
  ]
  return (
    <>
      <Menu
        label={t('bar.menu')}
        placement="bottom-end"
        trigger={
          <Button ref={button} tone="secondary" size="s" icon="sliders" isShortOnPhone>
            {t('bar.menu')}
          </Button>
        }
        items={items}
      />
      <Menu
        label={t('bar.actions')}
        placement="bottom-end"
        trigger={<IconButton icon="more" label={t('bar.actions')} />}
        items={actions}
      />
    </>
  )
}
