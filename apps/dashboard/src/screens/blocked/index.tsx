import { LinkButton, Stack, useWords } from '@parapet/ui'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { ViewTabs } from '../../kit/page/ViewTabs.tsx'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { paths } from '../../platform/paths/paths.ts'
import { choiceParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { AntiDdosView } from './AntiDdosView.tsx'
import { blocked } from './blocked.tsx'
import { blockedWords } from './blocked.words.ts'

const views = ['now', 'ddos'] as const
const params = { view: choiceParam(views, 'now') }

/** The blocked addresses of a company (§6, §7), and what the network's anti-DDoS stopped. */
export default function BlockedScreen() {
  const t = useWords(blockedWords)
  const to = useTo()
  const { user, company } = useSession()
  const [{ view }] = useUrlState(params)
  return (
    <>
      <PageHeader
        title={t('page')}
        sentence={t('page.sentence')}
        actions={
          paths.iplists.guard.allows({ user, company }) && (
            <LinkButton icon="list" href={to('iplists')} why={t('page')}>
              {t('lists')}
            </LinkButton>
          )
        }
      />
      <ViewTabs page="blocked" views={views} selected={view} label={t('views')} labelOf={(id) => t(`view.${id}`)}>
        <Stack gap={6}>{view === 'now' ? <ResourceScreen resource={blocked} isEmbedded /> : <AntiDdosView />}</Stack>
      </ViewTabs>
    </>
  )
}
