import { type LogConfig, logs, useRead } from '@parapet/api'
import { Button, ErrorState, KeyValue, Notice, Skeleton, Stack, useFormat, useWords } from '@parapet/ui'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import { logsWords } from '../../words/logs.ts'

const tones = { ok: 'good', failed: 'bad', unknown: 'info' } as const

/** Tests the connection of a destination, and shows its last delivery and error. */
export function LogConnectionPanel({ row }: { row: LogConfig }) {
  const t = useWords(logsWords)
  const f = useFormat()
  const describe = useDescribeFailure()
  const { data, failure, isRefreshing, retry } = useRead(logs.connection, { log: row.id })
  const at = (moment: string | null | undefined) => (moment ? f.date(Date.parse(moment) / 1000, 'dateTime') : null)
  return (
    <Stack gap={4}>
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
          {data.message}
        </Notice>
      )}
      <KeyValue
        items={[
          { label: t('test.at'), value: at(data?.checked_at) },
          { label: t('last.file'), value: row.last_file },
          { label: t('last.at'), value: at(row.last_delivery) },
          { label: t('last.error'), value: row.last_error },
        ]}
      />
    </Stack>
  )
}
