import { itemsOf, notifications, useRead } from '@parapet/api'
import { Button, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { notificationsWords } from '../../words/notifications.ts'
import { received } from './received.tsx'
import { useNotificationPdf } from './useNotificationPdf.ts'
import { useReceived } from './useReceived.ts'

/** The notifications that the user has received, and marking all as read. */
export function ReceivedView() {
  const t = useWords(notificationsWords)
  const types = useRead(notifications.types, {}, { quiet: true }).data
  const methods = useRead(notifications.methods, {}, { quiet: true }).data
  const unread = useRead(notifications.history, { read: false, limit: 1, offset: 0 }, { quiet: true }).data
  const { isBusy, markRead, markAll } = useReceived()
  const { viewPdf, savePdf } = useNotificationPdf()
  const resource = useMemo(
    () => received({ types: types ?? [], methods: methods ?? [], markRead, viewPdf, savePdf }),
    [types, methods, markRead, viewPdf, savePdf],
  )
  const isAllRead = unread !== undefined && itemsOf(unread).count === 0
  return (
    <ResourceScreen
      resource={resource}
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
