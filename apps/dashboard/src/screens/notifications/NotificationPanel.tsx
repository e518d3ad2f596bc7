import { type Notification, notifications } from '@parapet/api'
import { Button, DateTime, Inline, LinkButton, Stack, Text, useWords } from '@parapet/ui'
import { useEffect } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { useSubject } from '../../shell/tray/useSubject.ts'
import { notificationsWords } from './notifications.words.ts'
import { useNotificationPdf } from './useNotificationPdf.ts'

/** The message of a notification, which is read once it is open, and its PDF. */
export function NotificationPanel({ row }: { row: Notification }) {
  const t = useWords(notificationsWords)
  const { isBusy, viewPdf, savePdf } = useNotificationPdf()
  const { run } = useAction(notifications.markRead)
  const { id, read } = row
  const subject = useSubject()(row)
  useEffect(() => {
    if (!read) void run({ body: { ids: [id] } })
  }, [id, read, run])
  return (
    <Stack gap={4}>
      <Text tone="muted">
        <DateTime value={row.created_at} />
      </Text>
      <Text as="p">{row.message || '—'}</Text>
      <Inline>
        {subject && (
          <LinkButton icon="arrowRight" href={subject.href}>
            {t('openPage', { page: subject.title })}
          </LinkButton>
        )}
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
