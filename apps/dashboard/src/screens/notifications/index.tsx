import { Tabs, useWords } from '@parapet/ui'
import { choiceParam, useUrlState } from '../../router/useUrlState.ts'
import { useTo } from '../../session/useTo.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { notificationsWords } from '../../words/notifications.ts'
import { ChannelsView } from './ChannelsView.tsx'
import { ReceivedView } from './ReceivedView.tsx'

const views = ['received', 'channels'] as const
const params = { view: choiceParam(views, 'received') }

/** Notifications (§7): those received, and which types arrive by which channel. */
export default function NotificationsScreen() {
  const t = useWords(notificationsWords)
  const to = useTo()
  const [{ view }] = useUrlState(params)
  return (
    <>
      <PageHeader title={t('page')} sentence={t('sentence')} />
      <Tabs
        label={t('views')}
        selected={view}
        tabs={views.map((id) => ({
          id,
          label: t(`view.${id}`),
          href: to('user-notifications', undefined, id === 'received' ? undefined : { view: id }),
        }))}
      >
        {view === 'received' ? <ReceivedView /> : <ChannelsView />}
      </Tabs>
    </>
  )
}
