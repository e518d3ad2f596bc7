import { LinkButton, useWords } from '@parapet/ui'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { ViewTabs } from '../../kit/page/ViewTabs.tsx'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { paths } from '../../platform/paths/paths.ts'
import { choiceParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { ImportView } from './ImportView.tsx'
import { ipLists } from './ipLists.tsx'
import { ipListsWords } from './ipLists.words.ts'
import { MatchedEntries } from './MatchedEntries.tsx'

const views = ['lists', 'import'] as const
const params = { view: choiceParam(views, 'lists') }

/** The IP lists of a company (§7): networks with a name, for rules and detections, and the import of many lines. */
export default function IpListsScreen() {
  const t = useWords(ipListsWords)
  const to = useTo()
  const { user, company } = useSession()
  const [{ view }] = useUrlState(params)
  return (
    <>
      <PageHeader
        title={t('title')}
        sentence={t('sentence')}
        actions={
          paths.blocked.guard.allows({ user, company }) && (
            <LinkButton icon="ban" href={to('blocked')} why={t('title')}>
              {t('blocked')}
            </LinkButton>
          )
        }
      />
      <ViewTabs page="iplists" views={views} selected={view} label={t('views')} labelOf={(id) => t(`view.${id}`)}>
        {view === 'lists' ? (
          <ResourceScreen resource={ipLists} title={t('view.lists')} intro={<MatchedEntries />} isEmbedded />
        ) : (
          <ImportView />
        )}
      </ViewTabs>
    </>
  )
}
