import {
  type Capability,
  type Company,
  capability,
  type RangeSection,
  type SavedBoard,
  type User,
  type WidgetPreference,
} from '@parapet/api'
import { useLocale } from '@parapet/ui'
import {
  type BoardQuery,
  type BoardRow,
  boardCodeOf,
  boardCodesOf,
  isHole,
  ownBoard,
  toViewQuery,
  useBoard,
  type WidgetRow,
} from '@parapet/widgets'
import { useCallback, useMemo } from 'react'
import { to } from '../../platform/links/to.ts'
import { useBoardLinks } from '../../shared/board/boardLinks.ts'
import { type RangedBoard, useBoardStores } from '../../shared/board/OpenBoard.ts'
import { boardHole, holeOf, sectionOf } from '../../shared/board/own/tileAccess.ts'
import { useBoards } from '../../shared/board/own/useBoards.ts'
import { useBoardPage } from '../../shared/board/useBoardPage.ts'
import { useContract } from '../../shared/board/useCapability.ts'
import { useServiceAccess, useSites } from '../../shared/board/useServiceAccess.ts'
import { useViewSource } from '../../shared/board/useViewSource.ts'

interface OwnBoardInput {
  readonly sId: string
  readonly saved: SavedBoard
  readonly user: User
  readonly company: Company
  /** The tiles on screen: those that are stored, or those of an edit. */
  readonly tiles: readonly WidgetPreference[]
  readonly onTiles?: ((tiles: readonly WidgetPreference[]) => void) | undefined
  /** Range, sites and zone in words. */
  readonly sentenceOf: (query: BoardQuery) => string
}

const noLink = () => null
const withoutTiles: BoardRow = ownBoard([], new Map(), () => undefined)

/** The state of a board of one's own: its widgets, each within the limits of its data, and what its features need. */
export function useOwnBoard({ sId, saved, user, company, tiles, onTiles, sentenceOf }: OwnBoardInput) {
  const { zone } = useLocale()
  const links = useBoardLinks()
  const stores = useBoardStores()
  const access = useServiceAccess(user, company)
  const allSites = useSites(company)
  const codes = boardCodesOf(tiles)
  const boards = useBoards(codes)
  const names = tiles.map(({ code }) => code).join()
  const row = useMemo(() => {
    if (!boards) return undefined
    const chosen = (names === '' ? [] : names.split(',')).map((code) => ({ code }))
    return ownBoard(chosen, boards, (board, widget) => {
      const hole = boardHole(board, { user, company })
      if (hole || !widget.service || access(widget.service) !== 'none') return hole
      return holeOf(widget.service, { user, company })
    })
  }, [boards, names, access, user, company])

  const { contract, isDedicated, retentionHours } = useContract({ user, company })
  const limits = useLimits(codes.map(sectionOf), contract)
  const path = to('ownBoard', { company: company.id, sId })
  const address = useBoardPage({
    path,
    board: `own.${sId}`,
    user,
    company,
    allSites,
    capability: limits.widest,
    crossPageLink: noLink,
  })
  const { control, query, queryAt, moment } = address.page
  const { view } = control
  const { now } = moment
  const queries = useMemo(() => {
    const context = { company: company.id, now, zone, allSites }
    return new Map(
      [...limits.bySection].map(([section, own]) => [
        section,
        limited(toViewQuery(view, { ...context, capability: own }), query),
      ]),
    )
  }, [limits, view, company.id, now, zone, allSites, query])
  const queryOf = useCallback(
    ({ code }: WidgetRow) => {
      const board = boardCodeOf(code)
      return (board && queries.get(sectionOf(board))) ?? query
    },
    [queries, query],
  )
  const board = useBoard({
    board: row ?? withoutTiles,
    preferences: useMemo(() => [...tiles], [tiles]),
    ...(onTiles ? { onPreferences: onTiles } : {}),
    access,
  })
  const source = useViewSource({
    page: 'stats',
    title: saved.name,
    board: 'own',
    layout: board.layout.map((placed, order) => ({ ...placed, order })),
    control,
    span: query.span,
    company: company.id,
  })
  const place = useMemo(() => ({ name: 'ownBoard', tab: null, user, company }) as const, [user, company])
  const holes = row?.rows.filter(isHole).length ?? 0
  const open: RangedBoard = {
    ...stores,
    ...place,
    row: row ?? withoutTiles,
    title: saved.name,
    query,
    inputAt: (at) => ({ board: row ?? withoutTiles, preferences: tiles, access, query: queryAt(at) }),
    links,
    layout: tiles,
    source,
    hrefOf: (asked) => to('ownBoard', { company: company.id, sId }, asked),
    range: { control, capability: limits.widest, isDedicated, retentionHours, sentence: sentenceOf(query) },
  }
  return { open, place, address, board, queryOf, isReady: row !== undefined, holes, allSites }
}

/** Returns the query with the span of the page, where the contract gave it another. */
const limited = (own: BoardQuery, { span }: BoardQuery): BoardQuery =>
  own.span.from === span.from && own.span.to === span.to ? own : { ...own, wanted: span }

/** Returns the limits of each section, and those of the one that reaches back furthest: the ranges of the toolbar. */
function useLimits(sections: readonly RangeSection[], contract: Parameters<typeof capability>[1]) {
  const names = [...new Set(sections)].sort().join()
  return useMemo(() => {
    const all = (names === '' ? ['stats'] : names.split(',')) as RangeSection[]
    const bySection = new Map(all.map((section) => [section, capability(section, contract)]))
    const widest = [...bySection.values()].reduce((one, other) => (reach(other) > reach(one) ? other : one))
    return { bySection, widest }
  }, [names, contract])
}

const reach = ({ oldestSeconds, maxSpanSeconds }: Capability) =>
  Math.min(oldestSeconds, maxSpanSeconds ?? oldestSeconds)
