import { type LogConfig, logDeliveryState, logs, useRead } from '@parapet/api'
import {
  Button,
  Code,
  ErrorState,
  KeyValue,
  Notice,
  Section,
  Skeleton,
  Stack,
  Text,
  useFormat,
  useWords,
} from '@parapet/ui'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import { logsWords } from '../../words/logs.ts'

const tones = { ok: 'good', failed: 'bad', unknown: 'info' } as const
const HOUR_S = 3600

/** Tests the connection of a destination, and shows its last delivery and error and when the next one is due. */
export function LogConnectionPanel({ row }: { row: LogConfig }) {
  const t = useWords(logsWords)
  const f = useFormat()
  const describe = useDescribeFailure()
  const { data, failure, isRefreshing, retry } = useRead(logs.connection, { log: row.id })
  const now = Date.now() / 1000
  const momentOf = (text: string | null | undefined) => (text ? Date.parse(text) / 1000 : null)
  const at = (text: string | null | undefined) => (text ? f.date(momentOf(text), 'dateTime') : null)
  const nextHour = Math.ceil(now / HOUR_S) * HOUR_S
  return (
    <Stack gap={6}>
      {failure && !data ? (
        <ErrorState size="s" title={t('test.unread')} text={describe(failure)} onRetry={retry} />
      ) : !data ? (
        <Skeleton width="100%" height="72px" />
      ) : (
        <Notice
          tone={tones[data.status]}
          live
          title={t(`test.${data.status}`)}
          actions={
            <Button size="s" busy={isRefreshing} onClick={retry}>
              {t('test.again')}
            </Button>
          }
        >
          <Text as="p">{row.active ? data.message : t('test.paused')}</Text>
          {data.checked_at && (
            <Text as="p" tone="muted" size="s">
              {t('test.at')} {at(data.checked_at)}
            </Text>
          )}
        </Notice>
      )}
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
