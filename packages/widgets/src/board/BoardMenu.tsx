import { Button, Menu, type MenuItem, useWords } from '@parapet/ui'
import { boardWords } from '../words/board.ts'
import type { BoardState } from './useBoard.ts'

/** What can be done to the whole board: add what is hidden, arrange, undo, reset. Stands in the page's header. */
export function BoardMenu({ board }: { board: BoardState }) {
  const t = useWords(boardWords)
  const { layout, titleOf, act, rows, isArranging, setArranging } = board
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
      onSelect: () => act({ type: 'reset' }),
      ...(board.isChanged ? {} : { disabledReason: t('bar.resetNone') }),
    },
    ...(add.length > 0 ? add : [{ label: t('bar.add'), icon: 'plus', disabledReason: t('bar.addNone') } as const]),
  ]
  return (
    <Menu
      label={t('bar.menu')}
      placement="bottom-end"
      trigger={
        <Button tone="secondary" size="s" icon="sliders">
          {t('bar.menu')}
        </Button>
      }
      items={items}
    />
  )
}
