import { type ApiContext, ApiProvider, initialView, type ViewState } from '@parapet/api'
import { useLocale } from '@parapet/ui'
import { useMemo } from 'react'
import { SWRConfig } from 'swr'
import { GAP, UNIT } from '../board/board.css.ts'
import { toBoardQuery } from '../rows/boardQuery.ts'
import type { BoardActions, WidgetRow } from '../rows/row.ts'
import { Widget } from '../tiles/Widget.tsx'
import { type ProviderFault, storyCompany, storyLinks, useStoryProvider } from './storyProvider.ts'
import {
  apiOfCell,
  catalogueRows,
  cellOf,
  type PlayedCell,
  type RowState,
  rangeOfRow,
  whyNever,
} from './storyStates.ts'

export interface StoryWidgetProps {
  code: string
  view?: Partial<ViewState>
  mishap?: ProviderFault
  isHired?: boolean
  width?: number
  /** The state of the catalogue's table that the row is brought into. */
  state?: RowState
}

const noop = () => undefined
const actions: BoardActions = {
  pick: { include: noop, exclude: noop },
  onZoom: noop,
  onRelax: noop,
  onClear: noop,
}

const cell = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '100%' }
const emptyCache = { provider: () => new Map(), dedupingInterval: 0 }

/** A widget of the catalogue with data of the sandbox, at its size on the board; or the reason why it cannot be in a state. */
export function StoryWidget(props: StoryWidgetProps) {
  const { code, state } = props
  const { api, sites } = useStoryProvider(props)
  const row = catalogueRows.find((one) => one.code === code)
  const played = useMemo(() => (row && state ? cellOf(row, state) : undefined), [row, state])
  if (!row) throw new Error(`No widget ${code}`)
  if (!state || !played) return <Tile {...props} row={row} api={api} sites={sites} />
  if (played.kind === 'never') return <p>{whyNever[played.why]}</p>
  return (
    <SWRConfig key={`${code} ${state}`} value={emptyCache}>
      <Tile
        {...props}
        row={row}
        api={api}
        sites={played.hasSites ? sites : []}
        isHired={played.isHired}
        played={played}
      />
    </SWRConfig>
  )
}

interface TileProps extends StoryWidgetProps {
  row: WidgetRow
  api: ApiContext
  sites: readonly string[]
  played?: PlayedCell
}

function Tile({ row, api, sites, state, played, view, isHired = true, width }: TileProps) {
  const { code } = row
  const { zone } = useLocale()
  const isCompared = played?.isCompared === true
  const query = useMemo(() => {
    const range = rangeOfRow(row)
    const capability = { resultSize: 1000, oldestSeconds: 400 * 86_400 }
    return toBoardQuery(
      { ...initialView, range, ...(isCompared ? { compare: 'previous' } : {}), ...view },
      { company: storyCompany, now: Date.now() / 1000, zone, allSites: sites, capability },
    )
  }, [row, view, zone, sites, isCompared])
  const answering = useMemo(
    () => (state && played ? apiOfCell(row, { state, cell: played, query, api }) : api),
    [row, state, played, query, api],
  )
  const shownWidth = width ?? (row.isSmall ? 300 : row.side === 'side' ? 360 : row.size === 2 ? 1100 : 640)
  return (
    <div style={{ ...cell, width: shownWidth, minHeight: row.height * UNIT + (row.height - 1) * GAP }}>
      <ApiProvider value={answering}>
        <Widget
          row={row}
          query={query}
          actions={code.startsWith('home') ? {} : actions}
          links={storyLinks}
          isHired={isHired}
          layout={{ size: row.size, onSize: noop, onHide: noop, onMove: noop }}
        />
      </ApiProvider>
    </div>
  )
}
