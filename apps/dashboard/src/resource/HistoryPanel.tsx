import { type AuditEntry, audit, itemsOf, useRead } from '@parapet/api'
import { EmptyState, ErrorState, Skeleton, Stack, Text, Timeline, useWords } from '@parapet/ui'
import { useState } from 'react'
import { resourceWords } from '../words/resource.ts'

const HISTORY_S = 90 * 86_400
const mostEntries = 200
const icons = { POST: 'plus', UPDATE: 'edit', DELETE: 'trash' } as const

/** The audit log of one object for the last 90 days, newest first. */
export function HistoryPanel({ path }: { path: string }) {
  const t = useWords(resourceWords)
  const [to] = useState(() => Math.floor(Date.now() / 60_000) * 60)
  const { data, failure, retry } = useRead(audit.list, {
    filters: { timestamp: { from: to - HISTORY_S, to }, vhost: [] },
    limit: mostEntries,
    offset: 0,
    search: path,
  })
  if (failure && !data) return <ErrorState size="s" title={t('history.failed')} onRetry={retry} />
  if (!data) return <Skeleton width="100%" height="160px" />
  const entries = itemsOf(data).items.filter((entry) => entry.path.includes(path))
  if (entries.length === 0) return <EmptyState size="s" title={t('history.empty')} text={t('history.emptyText')} />
  const titleOf = (entry: AuditEntry) => t(`history.${entry.action}`)
  return (
    <Stack gap={3}>
      <Text tone="muted" size="s" as="p">
        {t('history.note')}
      </Text>
      <Timeline
        label={t('history')}
        items={entries.map((entry) => ({
          id: String(entry.id),
          at: entry.timestamp,
          title: titleOf(entry),
          by: entry.user.email || entry.user.username,
          icon: icons[entry.action],
          ...(entry.detail && { detail: <code>{entry.detail}</code> }),
        }))}
      />
    </Stack>
  )
}
