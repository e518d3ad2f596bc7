import { Button, Icon, IconButton, useWords } from '@parapet/ui'
import { GridStack } from 'gridstack'
import 'gridstack/dist/gridstack.css'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { cx } from '../charts/cx.ts'
import { type Cell, isResizable, placeWidgets } from '../rows/layout.ts'
import type { WidgetRow } from '../rows/row.ts'
import { arrangeWords } from '../words/arrange.ts'
import { boardWords } from '../words/board.ts'
import * as arranged from './arrange.css.ts'
import * as css from './board.css.ts'
import { readingOrder } from './changes.ts'
import type { BoardState } from './useBoard.ts'

/** The edit mode of a board: small tiles to drag, resize, hide, and move by keyboard. */
export function Arrange({ board }: { board: BoardState }) {
  const t = useWords(boardWords)
  const a = useWords(arrangeWords)
  const helpId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { rows, layout, columns, undo, canUndo, restore, setArranging, act, isChanged } = board
  const [before] = useState(layout)
  const cancel = () => {
    restore(before)
    setArranging(false)
  }
  const main = useMemo(() => rows.filter((row) => row.side !== 'side'), [rows])
  const side = useMemo(() => rows.filter((row) => row.side === 'side'), [rows])
  return (
    <section className={arranged.arrange} aria-labelledby={`${helpId}title`}>
      <div className={arranged.arrangeHead}>
        <div>
          <h2 ref={title} tabIndex={-1} id={`${helpId}title`} className={arranged.arrangeTitle}>
            {a('arrange.title')}
          </h2>
          <p id={helpId} className={arranged.arrangeHelp}>
            {a('move.help')}
          </p>
        </div>
        <div className={arranged.arrangeActions}>
          {canUndo && (
            <Button tone="quiet" size="s" icon="undo" onClick={undo}>
              {t('undo.action')}
            </Button>
          )}
          {isChanged && (
            <Button tone="quiet" size="s" onClick={() => act({ type: 'reset' })}>
              {t('bar.reset')}
            </Button>
          )}
          {layout !== before && (
            <Button size="s" onClick={cancel}>
              {a('arrange.cancel')}
            </Button>
          )}
          <Button tone="primary" size="s" icon="check" onClick={() => setArranging(false)}>
            {t('bar.done')}
          </Button>
        </div>
      </div>
      <div className={css.columnsBox}>
        <div className={side.length > 0 ? css.withSide : undefined}>
          <ArrangeGrid board={board} rows={main} columns={columns} helpId={helpId} />
          {side.length > 0 && <ArrangeGrid board={board} rows={side} columns={1} helpId={helpId} />}
        </div>
      </div>
    </section>
  )
}

interface GridProps {
  board: BoardState
  rows: readonly WidgetRow[]
  columns: 1 | 2 | 3
  helpId: string
}

function ArrangeGrid({ board, rows, columns, helpId }: GridProps) {
  const { layout, act } = board
  const cells = useMemo(() => placeWidgets(rows, layout, columns), [rows, layout, columns])
  const element = useRef<HTMLDivElement>(null)
  const [round, beginAnew] = useReducer((before: number) => before + 1, 0)

  // Our placement rule overrides what gridstack moved while dragging, so the grid is rebuilt from the layout. Moving
  // its few tiles one by one would push others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same cells also restart a round
  useLayoutEffect(() => {
    if (!element.current) return
    for (const item of element.current.querySelectorAll('.grid-stack-item')) applyPositions(item, cells)
    const grid = GridStack.init(
      {
        column: columns,
        cellHeight: arranged.ARRANGE_UNIT,
        margin: 4,
        animate: false,
        handle: '[data-handle]',
        resizable: { handles: 'e' },
        disableResize: columns === 1,
      },
      element.current,
    )
    if (!grid) return
    grid.on('dragstop', () => {
      const order = readingOrder(grid.engine.nodes.map(({ id, x, y }) => ({ code: id ?? '', x: x ?? 0, y: y ?? 0 })))
      if (order.join(' ') === readingOrder(cells).join(' ')) beginAnew()
      else act({ type: 'arrange', codes: order })
    })
    grid.on('resizestop', (_event, { gridstackNode: node }) => {
      const cell = cells.find((one) => one.code === node?.id)
      if (node?.w && cell && node.w !== cell.w) act({ type: 'resize', code: cell.code, size: node.w >= 2 ? 2 : 1 })
      else beginAnew()
    })
    return () => {
      grid.destroy(false)
    }
  }, [cells, columns, act, round])

  return (
    <div ref={element} className="grid-stack">
      {cells.map((cell) => {
        const row = rows.find((one) => one.code === cell.code)
        return row ? <ArrangeTile key={cell.code} row={row} cell={cell} board={board} helpId={helpId} /> : null
      })}
    </div>
  )
}

// Gridstack reads places from attributes and writes them back while dragging, so React's idea of them is out of date.
function applyPositions(item: Element, cells: readonly Cell[]): void {
  const cell = cells.find((one) => one.code === item.getAttribute('gs-id'))
  if (cell) for (const key of ['x', 'y', 'w', 'h'] as const) item.setAttribute(`gs-${key}`, String(cell[key]))
}

function ArrangeTile({ row, cell, board, helpId }: { row: WidgetRow; cell: Cell; board: BoardState; helpId: string }) {
  const a = useWords(arrangeWords)
  const { act, layout, titleOf } = board
  const { code } = row
  const title = titleOf(code)
  const size = layout.find((placed) => placed.code === code)?.size ?? 1
  const mayResize = isResizable(row)
  const mayHide = row.isAlwaysVisible !== true
  const resize = () => act({ type: 'resize', code, size: size === 1 ? 2 : 1 })
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by !== undefined) act({ type: 'move', code, by })
    else if (event.key.toLowerCase() === 'w' && mayResize) resize()
    else if (event.key === 'Delete' && mayHide) act({ type: 'hide', code })
    else return
    event.preventDefault()
  }
  return (
    <div
      className="grid-stack-item"
      gs-id={code}
      gs-x={cell.x}
      gs-y={cell.y}
      gs-w={cell.w}
      gs-h={cell.h}
      gs-min-h={cell.h}
      gs-max-h={cell.h}
      {...(mayResize ? { 'gs-max-w': 2 } : { 'gs-no-resize': 'true' })}
      {...(row.isFixed ? { 'gs-locked': 'true', 'gs-no-move': 'true' } : {})}
    >
      <div className={cx('grid-stack-item-content', arranged.tile, row.isFixed && arranged.fixedTile)}>
        {row.isFixed ? (
          <span className={cx(arranged.handle, arranged.still)}>
            <Icon name="lock" size={16} />
            <span className={arranged.handleTitle}>{title}</span>
          </span>
        ) : (
          <button
            type="button"
            data-handle
            className={arranged.handle}
            aria-label={a('move.handle', { title })}
            aria-describedby={helpId}
            onKeyDown={onKeyDown}
          >
            <Icon name="grip" size={16} />
            <span className={arranged.handleTitle}>{title}</span>
          </button>
        )}
        {cell.h > 2 && (
          <span className={arranged.sketch}>
            <Icon name={row.icon} size={20} />
          </span>
        )}
        <div className={arranged.tileActions}>
          {row.isFixed && <span className={arranged.tileNote}>{a('arrange.fixed')}</span>}
          {!mayHide && !row.isFixed && <span className={arranged.tileNote}>{a('arrange.always')}</span>}
          {mayResize && (
            <IconButton
              icon="resize"
              size="s"
              tone="quiet"
              label={a(size === 1 ? 'arrange.widen' : 'arrange.narrow', { title })}
              onClick={resize}
            />
          )}
          {mayHide && (
            <IconButton
              icon="eyeOff"
              size="s"
              tone="quiet"
              label={a('arrange.hide', { title })}
              onClick={() => act({ type: 'hide', code })}
            />
          )}
        </div>
      </div>
    </div>
  )
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}
