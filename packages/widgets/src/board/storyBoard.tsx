import { ApiProvider, type ViewState, type WidgetPreference } from '@parapet/api'
import type { PersonaName } from '@parapet/api/sandbox'
import { useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { boards } from '../catalogue/index.ts'
import { storyCompany, storyLinks, useStoryProvider } from '../catalogue/storyProvider.ts'
import type { BoardCode } from '../rows/row.ts'
import { catalogueWords } from '../words/catalogue.ts'
import { BoardPage } from './BoardPage.tsx'
import type { ServiceAccess } from './serviceAccess.ts'

export interface StoryBoardProps {
  code: BoardCode
  persona?: PersonaName
  view?: Partial<ViewState>
  isDedicated?: boolean
  access?: ServiceAccess
  preferences?: WidgetPreference[]
  isArranging?: boolean
  /** Boards whose widgets are added. */
  more?: readonly BoardCode[]
}

/** A whole board on the sandbox, without network and with a frozen clock. */
export function StoryBoard({ code, persona, more, ...rest }: StoryBoardProps) {
  const c = useWords(catalogueWords)
  const { api, sites } = useStoryProvider(persona ? { persona } : {})
  const board = useMemo(
    () => (more ? { ...boards[code], rows: [code, ...more].flatMap((one) => boards[one].rows) } : boards[code]),
    [code, more],
  )
  return (
    <ApiProvider value={api}>
      <BoardPage
        {...rest}
        board={board}
        company={storyCompany}
        sites={sites}
        links={storyLinks}
        hireHref="#dedicated"
        linkOf={(query) => `https://dashboard.example/300/stats?${query}`}
        title={<h1 style={{ margin: 0, fontSize: 24, lineHeight: '32px' }}>{c(`board.${code}`)}</h1>}
      />
    </ApiProvider>
  )
}
