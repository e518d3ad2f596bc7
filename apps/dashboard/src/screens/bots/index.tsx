import { LinkButton, useWords } from '@parapet/ui'
import { paths } from '../../paths.ts'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { choiceParam, useUrlState } from '../../router/useUrlState.ts'
import { useSession } from '../../session/SessionContext.ts'
import { useTo } from '../../session/useTo.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { ViewTabs } from '../../shell/ViewTabs.tsx'
import { botsWords } from '../../words/bots.ts'
import { botActionRows } from './botActions.tsx'
import { DetectionView } from './DetectionView.tsx'
import { ListsView } from './ListsView.tsx'

const views = ['detection', 'actions', 'lists'] as const
const params = { view: choiceParam(views, 'detection') }

/** Bot mitigation (§7): what counts as a bot, what happens to it, and the lists of a site. */
export default function BotsScreen() {
  const t = useWords(botsWords)
  const to = useTo()
  const { user, company } = useSession()
  const [{ view }] = useUrlState(params)
  const board = (['analytics', 'stats'] as const).find((name) => paths[name].guard.allows({ user, company }))
  return (
    <>
      <PageHeader
        title={t('page')}
        sentence={t('page.sentence')}
        actions={
          board && (
            <LinkButton icon="chart" href={to(board, undefined, { tab: 'botmitigation' })} why={t('page')}>
              {t('statistics')}
            </LinkButton>
          )
        }
      />
      <ViewTabs page="botmitigation" views={views} selected={view} label={t('views')} labelOf={(id) => t(`view.${id}`)}>
        {view === 'detection' && <DetectionView />}
        {view === 'actions' && <ResourceScreen resource={botActionRows} isEmbedded />}
        {view === 'lists' && <ListsView />}
      </ViewTabs>
    </>
  )
}
