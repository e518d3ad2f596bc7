import { useWords } from '@parapet/ui'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { ViewTabs } from '../../kit/page/ViewTabs.tsx'
import { choiceParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { ChannelsView } from './ChannelsView.tsx'
import { notificationsWords } from './notifications.words.ts'
import { ReceivedView } from './ReceivedView.tsx'

const views = ['received', 'channels'] as const
const params = { view: choiceParam(views, 'received') }

/** Notifications (§7): those received, and which types arrive by which channel. */
export default function NotificationsScreen() {
  const t = useWords(notificationsWords)
  const [{ view }] = useUrlState(params)
  return (
    <>
      <PageHeader title={t('page')} sentence={t('sentence')} />
      <ViewTabs
        page="user-notifications"
        views={views}
        selected={view}
        label={t('views')}
        labelOf={(id) => t(`view.${id}`)}
      >
        {view === 'received' ? <ReceivedView /> : <ChannelsView />}
      </ViewTabs>
    </>
  )
}
