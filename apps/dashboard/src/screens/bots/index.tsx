import { LinkButton, Notice, Skeleton, useWords } from '@parapet/ui'
import { lazy, Suspense } from 'react'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { ViewTabs } from '../../kit/page/ViewTabs.tsx'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { paths } from '../../platform/paths/paths.ts'
import { choiceParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { ServiceOffer } from '../../shared/services/ServiceOffer.tsx'
import { botActionRows } from './botActions.tsx'
import { botActionsWords } from './botActions.words.ts'
import { botsWords } from './bots.words.ts'
import { DetectionView } from './DetectionView.tsx'
import { ListsView } from './ListsView.tsx'

const AiCrawlersView = lazy(async () => ({ default: (await import('./AiCrawlersView.tsx')).AiCrawlersView }))

const SKELETON_PX = 480
const views = ['detection', 'actions', 'lists', 'ai'] as const
const params = { view: choiceParam(views, 'detection') }

/** Bot mitigation (§7): what counts as a bot, what happens to it, and the lists of a site. */
export default function BotsScreen() {
  const t = useWords(botsWords)
  const to = useTo()
  const { user, company } = useSession()
  const [{ view }] = useUrlState(params)
  const board = (['analytics', 'stats'] as const).find((name) => paths[name].guard.allows({ user, company }))
  const mayAnalyse = paths.analytics.guard.allows({ user, company })
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
        {view === 'actions' && <ActionsView />}
        {view === 'lists' && <ListsView />}
        {view === 'ai' &&
          (mayAnalyse ? (
            <Suspense fallback={<Skeleton width="100%" height={SKELETON_PX} />}>
              <AiCrawlersView />
            </Suspense>
          ) : (
            <ServiceOffer service="analytics" icon="chart" />
          ))}
      </ViewTabs>
    </>
  )
}

function ActionsView() {
  const t = useWords(botActionsWords)
  return <ResourceScreen resource={botActionRows} isEmbedded intro={<Notice tone="info">{t('systems')}</Notice>} />
}
