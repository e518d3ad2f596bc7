import type { ServiceKey, WidgetPreference } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { lazyBoards } from '../catalogue/lazyBoards.ts'
import { WidgetFrame } from '../frame/WidgetFrame.tsx'
import type { BoardCode, BoardRow, CustomRow, CustomRowProps, WidgetRow } from '../rows/row.ts'
import { catalogueWords } from '../words/catalogue.ts'
import { ownWords } from '../words/own.ts'

/** Why a widget is not shown to the reader of a board, and the service that would show it. */
export interface Hole {
  readonly reason: 'forbidden' | 'notHired' | 'unknown'
  readonly service?: ServiceKey | undefined
}

const boardCodes = (Object.keys(lazyBoards) as BoardCode[]).sort((a, b) => b.length - a.length)

/** Returns the board that a widget comes from, by the code of the widget; undefined if there is no such board. */
export function boardCodeOf(code: string): BoardCode | undefined {
  return boardCodes.find((board) => code.startsWith(`${board}.`))
}

/** Returns the boards that the tiles come from, in a fixed order. */
export function boardCodesOf(tiles: readonly Pick<WidgetPreference, 'code'>[]): readonly BoardCode[] {
  return [...new Set(tiles.flatMap(({ code }) => boardCodeOf(code) ?? []))].sort()
}

const own = new WeakMap<WidgetRow, WidgetRow>()

/** The row as it is on a board of one's own: every tile can be moved, resized and taken away. */
function freed(row: WidgetRow): WidgetRow {
  const known = own.get(row)
  if (known) return known
  const { isFixed: _, isAlwaysVisible: __, isHiddenAtFirst: ___, side: ____, ...rest } = row
  const made: WidgetRow = rest
  own.set(row, made)
  return made
}

const holes = new Map<string, CustomRow>()
const HOLE_HEIGHT = 4

/** A tile that says why its widget is not shown. It keeps its place, so that others who may see it lose nothing. */
function holeOf(code: string, hole: Hole, row: WidgetRow | undefined): CustomRow {
  const key = `${code} ${hole.reason} ${hole.service}`
  const known = holes.get(key)
  if (known) return known
  const made: CustomRow = {
    code,
    title: row?.title ?? 'board.own',
    about: row?.about ?? 'own.about',
    icon: row?.icon ?? 'circle',
    skeleton: 'list',
    size: row?.size ?? 1,
    height: HOLE_HEIGHT,
    component: (props) => <HoleTile {...props} {...hole} />,
    requests: () => [],
  }
  holes.set(key, made)
  return made
}

/** Whether a row stands for a widget that its reader may not see. */
export const isHole = (row: WidgetRow): boolean => 'component' in row && [...holes.values()].includes(row)

function HoleTile({ row, layout, links, reason, service }: CustomRowProps & Hole) {
  const t = useWords(catalogueWords)
  const o = useWords(ownWords)
  const board = boardCodeOf(row.code)
  const what = board ? t(`board.${board}`) : row.code
  return (
    <WidgetFrame
      code={row.code}
      title={reason === 'unknown' ? o('unknown') : t(row.title)}
      subtitle={what}
      skeleton={row.skeleton}
      state={
        reason === 'forbidden'
          ? { kind: 'forbidden', what }
          : reason === 'notHired'
            ? {
                kind: 'notHired',
                offer: { action: { label: t('offer.activate'), href: service ? links.service(service) : '' } },
              }
            : { kind: 'empty', reason: { kind: 'nothing', text: o('unknownText') } }
      }
      {...(layout ? { layout } : {})}
    />
  )
}

/** Puts the chosen widgets together. `holeFor` says why a reader may not see those of a board; undefined if they may. */
export function ownBoard(
  tiles: readonly Pick<WidgetPreference, 'code'>[],
  boards: ReadonlyMap<BoardCode, BoardRow>,
  holeFor: (board: BoardCode, row: WidgetRow) => Hole | undefined,
): BoardRow {
  const rows = tiles.map(({ code }): WidgetRow => {
    const board = boardCodeOf(code)
    const row = board && boards.get(board)?.rows.find((one) => one.code === code)
    if (!board || !row) return holeOf(code, { reason: 'unknown' }, undefined)
    const hole = holeFor(board, row)
    return hole ? holeOf(code, hole, row) : freed(row)
  })
  return {
    code: 'own',
    columns: 2,
    rows,
    valuesOf: (key) => {
      for (const { valuesOf } of boards.values()) {
        const found = valuesOf?.(key)
        if (found) return found
      }
      return null
    },
  }
}
