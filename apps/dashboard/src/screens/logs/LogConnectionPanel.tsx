import { type LogConfig, logDeliveryState, logs, useRead } from '@parapet/api'
import { Button, Code, KeyValue, Notice, Section, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { logsWords } from './logs.words.ts'

const tones = { ok: 'good', failed: 'bad', unknown: 'info' } as const
const HOUR_S = 3600

/** Tests the connection of a destination, and shows its last delivery and error and when the next one is due. */
export function LogConnectionPanel({ row }: { row: LogConfig }) {
  const t = useWords(logsWords)
  const f = useFormat()
  const read = useRead(logs.connection, { log: row.id })
  const now = Date.now() / 1000
  const momentOf = (text: string | null | undefined) => (text ? Date.parse(text) / 1000 : null)
  const at = (text: string | null | undefined) => (text ? f.date(momentOf(text), 'dateTime') : null)
  const nextHour = Math.ceil(now / HOUR_S) * HOUR_S
  return (
    <Stack gap={6}>
      <ReadSection read={read} failed={t('test.unread')} lines={2} size="s">
        {({ status, message, checked_at }) => (
          <Notice
            tone={tones[status]}
            live
            title={t(`test.${status}`)}
            actions={
              <Button size="s" busy={read.isRefreshing} onClick={read.retry}>
                {t('test.again')}
              </Button>
            }
          >
            <Text as="p">{row.active ? message : t('test.paused')}</Text>
            {checked_at && (
              <Text as="p" tone="muted" size="s">
                {t('test.at')} {at(checked_at)}
              </Text>
            )}
          </Notice>
        )}
      </ReadSection>
      <Section title={t('deliveries')} level={3}>
        {logDeliveryState(row, now) === 'late' && (
          <Notice tone="watch">{t('late.text', { ago: f.ago(momentOf(row.last_delivery)) })}</Notice>
        )}
        <KeyValue
          items={[
            { label: t('last.at'), value: at(row.last_delivery) },
            { label: t('last.file'), value: row.last_file && <Code>{row.last_file}</Code> },
            { label: t('last.error'), value: row.last_error },
            {
              label: t('last.next'),
              value: row.active ? t('last.nextAfter', { time: f.date(nextHour, 'time') }) : null,
            },
          ]}
        />
      </Section>
    </Stack>
  )
}
