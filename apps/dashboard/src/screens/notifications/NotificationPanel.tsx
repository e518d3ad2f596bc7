import { type Notification, notifications, useSendWrite } from '@parapet/api'
import { Button, DateTime, Inline, Stack, Text, useWords } from '@parapet/ui'
import { useEffect } from 'react'
import { useBusyAction } from '../../kit/action/useBusyAction.ts'
import { notificationsWords } from '../../words/notifications.ts'
import { useNotificationPdf } from './useNotificationPdf.ts'

/** The message of a notification, which is read once it is open, and its PDF. */
export function NotificationPanel({ row }: { row: Notification }) {
  const t = useWords(notificationsWords)
  const send = useSendWrite()
  const { isBusy, viewPdf, savePdf } = useNotificationPdf()
  const { run } = useBusyAction()
  const { id, read } = row
  useEffect(() => {
    if (!read) void run(() => send(notifications.markRead, { body: { ids: [id] } }).then(() => undefined))
  }, [id, read, run, send])
  return (
    <Stack gap={4}>
      <Text tone="muted">
        <DateTime value={row.created_at} />
      </Text>
      <Text as="p">{row.message || '—'}</Text>
      <Inline>
        <Button icon="eye" onClick={() => viewPdf(row)}>
          {t('viewPdf')}
        </Button>
        <Button icon="download" busy={isBusy} onClick={() => savePdf(row)}>
          {t('pdf')}
        </Button>
      </Inline>
    </Stack>
  )
}
