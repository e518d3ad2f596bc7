import { ApiProvider, initialView, type ViewState } from '@parapet/api'
import { useLocale } from '@parapet/ui'
import { useMemo } from 'react'
import { GAP, UNIT } from '../board/board.css.ts'
import { toBoardQuery } from '../rows/boardQuery.ts'
import type { BoardActions, WidgetRow } from '../rows/row.ts'
import { Widget } from '../tiles/Widget.tsx'
import { boards } from './index.ts'
import { type ProviderFault, storyCompany, storyLinks, useStoryProvider } from './storyProvider.ts'

export interface StoryWidgetProps {
  code: string
  view?: Partial<ViewState>
  mishap?: ProviderFault
  isHired?: boolean
  width?: number
}

const noop = () => undefined
const actions: BoardActions = {
  pick: { include: noop, exclude: noop },
  onZoom: noop,
  onRelax: noop,
  onClear: noop,
}
const all: readonly WidgetRow[] = Object.values(boards).flatMap(({ rows }) => rows)

const cell = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '100%' }

/** A widget of the catalogue with data of the sandbox, at its size on the board. */
export function StoryWidget(props: StoryWidgetProps) {
  const { code, isHired = true } = props
  const { api, sites } = useStoryProvider(props)
  const { zone } = useLocale()
  const row = all.find((one) => one.code === code)
  const { view } = props
  const query = useMemo(() => {
    const range = code.startsWith('analytics') ? { rel: '1h' } : { rel: '7d' }
    const capability = { resultSize: 1000, oldestSeconds: 400 * 86_400 }
    return toBoardQuery(
      { ...initialView, range, ...view },
      { company: storyCompany, now: Date.now() / 1000, zone, allSites: sites, capability },
    )
  }, [code, view, zone, sites])
  if (!row) throw new Error(`No widget ${code}`)
  const width = props.width ?? (row.isSmall ? 300 : row.side === 'side' ? 360 : row.size === 2 ? 1100 : 640)
  return (
    <div style={{ ...cell, width, minHeight: row.height * UNIT + (row.height - 1) * GAP }}>
      <ApiProvider value={api}>
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
