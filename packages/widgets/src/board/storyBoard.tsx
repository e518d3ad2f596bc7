import {
  ApiProvider,
  capability,
  initialView,
  type RangeSection,
  type ViewState,
  type WidgetPreference,
} from '@parapet/api'
import type { PersonaName } from '@parapet/api/sandbox'
import { useLocale, useWords } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { boards } from '../catalogue/index.ts'
import { storyCompany, storyLinks, useStoryProvider } from '../catalogue/storyProvider.ts'
import type { BoardCode } from '../rows/row.ts'
import { RangeNotice } from '../toolbar/RangeNotice.tsx'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import { usePage } from '../toolbar/usePage.ts'
import { catalogueWords } from '../words/catalogue.ts'
import { Board } from './Board.tsx'
import { BoardMenu } from './BoardMenu.tsx'
import type { ServiceAccess } from './serviceAccess.ts'
import { useBoard } from './useBoard.ts'

export interface StoryBoardProps {
  code: BoardCode
  persona?: PersonaName
  view?: Partial<ViewState>
  dedicated?: boolean
  access?: ServiceAccess
  preferences?: WidgetPreference[]
  isArranging?: boolean
  /** Boards whose widgets are added. */
  more?: readonly BoardCode[]
}

const sectionOf = (code: BoardCode): RangeSection =>
  code === 'home' || code.startsWith('stats.') ? 'stats' : (code as RangeSection)

/** A whole board on the sandbox, without network and with a frozen clock. */
export function StoryBoard(props: StoryBoardProps) {
  const { api, sites } = useStoryProvider(props)
  return (
    <ApiProvider value={api}>
      <Page {...props} sites={sites} />
    </ApiProvider>
  )
}

function Page({
  code,
  view: given,
  dedicated = true,
  access = 'usable',
  preferences: stored,
  isArranging,
  more,
  sites,
}: StoryBoardProps & { sites: readonly string[] }) {
  const c = useWords(catalogueWords)
  const { zone } = useLocale()
  const limits = useMemo(
    () => capability(sectionOf(code), { dedicated, retentionHours: 720, siteCount: sites.length }),
    [code, dedicated, sites],
  )
  const defaults = useMemo<ViewState>(() => ({ ...initialView, range: limits.defaultRange }), [limits])
  const [view, change] = useState<ViewState>(() => ({ ...defaults, ...given }))
  const [preferences, setPreferences] = useState(stored)
  const { control, moment, query } = usePage({
    view,
    change,
    company: storyCompany,
    zone,
    allSites: sites,
    capability: limits,
  })
  const row = useMemo(
    () => (more ? { ...boards[code], rows: [code, ...more].flatMap((one) => boards[one].rows) } : boards[code]),
    [code, more],
  )
  const board = useBoard({ board: row, preferences, onPreferences: setPreferences, access: () => access })
  const shown = isArranging === undefined ? board : { ...board, isArranging }
  return (
    <main style={{ display: 'flex', flexDirection: 'column', gap: 16, maxWidth: 1360, margin: '0 auto' }}>
      <h1 style={{ margin: 0, fontSize: 24, lineHeight: '32px' }}>{c(`board.${code}`)}</h1>
      {code === 'home' ? (
        <div style={{ display: 'flex', justifyContent: 'end' }}>
          <BoardMenu board={shown} />
        </div>
      ) : (
        <>
          <Toolbar
            control={control}
            defaults={defaults}
            moment={moment}
            zone={zone}
            capability={limits}
            allSites={sites}
            hireHref="#dedicated"
            linkOf={(query) => `https://dashboard.example/300/stats?${query}`}
            end={<BoardMenu board={shown} />}
          />
          <RangeNotice view={view} capability={limits} now={moment.now} zone={zone} />
        </>
      )}
      <Board board={shown} query={query} actions={control.actions} links={storyLinks} />
    </main>
  )
}
