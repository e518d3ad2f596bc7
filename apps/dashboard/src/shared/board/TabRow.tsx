import { LinkProvider, Tabs, useWords } from '@parapet/ui'
import { KeepTrailLink } from '../../platform/router/RouterLink.tsx'
import { useTo } from '../../platform/session/useTo.ts'
import * as css from './board.css.ts'
import { boardScreenWords } from './board.words.ts'
import type { BoardScreenName, BoardTab } from './boardTabs.ts'

interface TabRowProps {
  screen: BoardScreenName
  tabs: readonly BoardTab[]
  selected: BoardTab
  query: (tab: BoardTab['id']) => URLSearchParams
}

/** The tabs of a board, as links that keep range, filters and where the user came from. */
export function TabRow({ screen, tabs, selected, query }: TabRowProps) {
  const t = useWords(boardScreenWords)
  const to = useTo()
  return (
    <div className={css.tabs} data-wall="hidden">
      <LinkProvider component={KeepTrailLink}>
        <Tabs
          label={t('tabs')}
          selected={selected.id}
          tabs={tabs.map(({ id }) => ({ id, label: t(`tab.${id}`), href: to(screen, undefined, query(id)) }))}
        />
      </LinkProvider>
    </div>
  )
}
