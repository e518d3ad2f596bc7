import { useWords } from '@parapet/ui'
import { choiceParam, useUrlState } from '../../router/useUrlState.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { ViewTabs } from '../../shell/ViewTabs.tsx'
import { notificationsWords } from '../../words/notifications.ts'
import { ChannelsView } from './ChannelsView.tsx'
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
