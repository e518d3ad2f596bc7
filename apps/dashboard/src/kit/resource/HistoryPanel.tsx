import { audit, itemsOf, useRead } from '@parapet/api'
import { Code, EmptyState, Link, Stack, Text, Timeline, useWords } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { FieldChanges } from '../changes/FieldChanges.tsx'
import { type ObjectEntry, objectHistory } from '../changes/historyChanges.ts'
import type { HistoryField } from '../changes/historyValues.ts'
import { ReadSection } from '../read/ReadSection.tsx'
import { resourceWords } from '../words/resource.words.ts'
import type { ResourceT } from './resource.ts'

interface HistoryPanelProps {
  path: string
  t: ResourceT
  fields: Readonly<Record<string, HistoryField>>
}

const HISTORY_S = 90 * 86_400
const mostEntries = 200
const icons = { POST: 'plus', UPDATE: 'edit', DELETE: 'trash' } as const

/** The changes of one object in the audit log, of the last 90 days, newest first, with the fields that differ. */
export function HistoryPanel({ path, t, fields }: HistoryPanelProps) {
  const ui = useWords(resourceWords)
  const linkTo = useTo()
  const refused = refusalText(useMay(audit.list))
  // Includes the next minute, because the provider's clock may be ahead.
  const [to] = useState(() => Math.ceil(Date.now() / 60_000) * 60 + 60)
  const { data, ...read } = useRead(
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
  const entries = useMemo(() => (data === undefined ? [] : objectHistory(itemsOf(data).items, path)), [data, path])
  if (refused !== undefined)
    return <EmptyState size="s" drawing="forbidden" title={ui('history.refused')} text={refused} />
  const detailOf = ({ entry, action, below, changes }: ObjectEntry) => {
    if (!changes) {
      const text = [below && `${entry.action} ${below}`, entry.detail].filter(Boolean).join('\n')
      return text && <Code>{text}</Code>
    }
    const lacksBefore = action === 'UPDATE' && changes.some(({ before }) => before === undefined)
    return (
      <>
        <FieldChanges changes={changes} t={t} fields={fields} />
        {lacksBefore && (
          <Text tone="muted" size="s" as="p">
            {ui('history.noBefore')}
          </Text>
        )}
      </>
    )
  }
  return (
    <Stack gap={3}>
      <Text tone="muted" size="s" as="p">
        {ui('history.note')} <Link href={linkTo('audit', undefined, { q: path })}>{ui('history.all')}</Link>
      </Text>
      <ReadSection
        read={{ ...read, data: data && entries }}
        failed={ui('history.failed')}
        empty={{ title: ui('history.empty'), text: ui('history.emptyText') }}
      >
        {(items) => (
          <Timeline
            label={ui('history')}
            items={items.map((item) => ({
              id: String(item.entry.id),
              at: item.entry.timestamp,
              title: ui(`history.${item.action}`),
              by: item.entry.user.email || item.entry.user.username,
              icon: icons[item.action],
              detail: detailOf(item),
            }))}
          />
        )}
      </ReadSection>
    </Stack>
  )
}
