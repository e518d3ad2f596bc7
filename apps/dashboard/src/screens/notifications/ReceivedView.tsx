import { itemsOf, notifications, useRead } from '@parapet/api'
import { Button, useWords } from '@parapet/ui'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { notificationsWords } from './notifications.words.ts'
import { received } from './received.tsx'
import { useReceived } from './useReceived.ts'

/** The notifications that the user has received, and marking all as read. */
export function ReceivedView() {
  const t = useWords(notificationsWords)
  const unread = useRead(notifications.history, { read: false, limit: 1, offset: 0 }, { quiet: true }).data
  const { isBusy, markAll } = useReceived()
  const isAllRead = unread !== undefined && itemsOf(unread).count === 0
  return (
    <ResourceScreen
      resource={received}
      isEmbedded
      actions={
        <Button
          icon="check"
          busy={isBusy}
          {...(isAllRead && { disabledReason: t('noUnread') })}
          onClick={() => void markAll()}
        >
          {t('markAll')}
        </Button>
      }
    />
  )
}
