import { type AuditEntry, audit, itemsOf, useRead } from '@parapet/api'
import { Code, EmptyState, Skeleton, Stack, Text, Timeline, useWords } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { refusalText, useMay } from '../session/useMay.ts'
import { resourceWords } from '../words/resource.ts'
import { FieldChanges } from './FieldChanges.tsx'
import { historyChanges } from './historyChanges.ts'
import { ListFailure } from './ListNotices.tsx'
import type { ResourceT } from './resource.ts'

const HISTORY_S = 90 * 86_400
const mostEntries = 200
const icons = { POST: 'plus', UPDATE: 'edit', DELETE: 'trash' } as const

/** The changes of one object in the audit log, of the last 90 days, newest first, with the fields that differ. */
export function HistoryPanel({ path, t }: { path: string; t: ResourceT }) {
  const ui = useWords(resourceWords)
  const refused = refusalText(useMay(audit.list))
  // Includes the next minute, because the provider's clock may be ahead.
  const [to] = useState(() => Math.ceil(Date.now() / 60_000) * 60 + 60)
  const { data, failure, retry } = useRead(
    audit.list,
    refused === undefined
      ? {
          filters: { timestamp: { from: to - HISTORY_S, to }, vhost: [] },
          limit: mostEntries,
          offset: 0,
          search: path,
        }
      : null,
  )
  const entries = useMemo(
    () => (data === undefined ? [] : itemsOf(data).items.filter((entry) => entry.path.includes(path))),
    [data, path],
  )
  const changes = useMemo(() => historyChanges(entries), [entries])
  if (refused !== undefined)
    return <EmptyState size="s" drawing="forbidden" title={ui('history.refused')} text={refused} />
  if (failure && !data) return <ListFailure failure={failure} title={ui('history.failed')} onRetry={retry} />
  if (!data) return <Skeleton width="100%" height="160px" />
  if (entries.length === 0) return <EmptyState size="s" title={ui('history.empty')} text={ui('history.emptyText')} />
  const detailOf = (entry: AuditEntry) => {
    const own = changes.get(entry.id)
    if (own) return <FieldChanges changes={own} t={t} />
    return entry.detail && <Code>{entry.detail}</Code>
  }
  return (
    <Stack gap={3}>
      <Text tone="muted" size="s" as="p">
        {ui('history.note')}
      </Text>
      <Timeline
        label={ui('history')}
        items={entries.map((entry) => ({
          id: String(entry.id),
          at: entry.timestamp,
          title: ui(`history.${entry.action}`),
          by: entry.user.email || entry.user.username,
          icon: icons[entry.action],
          detail: detailOf(entry),
        }))}
      />
    </Stack>
  )
}
