import type { Submission } from '@parapet/api'
import { type MenuItem, Notice, Stack, useCopy, useWords } from '@parapet/ui'
import { DataTable } from '@parapet/ui/table'
import { useValueItemsOf } from '../../kit/resource/useValueItemsOf.tsx'
import { Facts } from './PurgeEffect.tsx'
import { purgeHistoryWords } from './purgeHistory.words.ts'
import { hostsOf } from './sentPurge.ts'

const ofUrl = { valueIn: (url: string) => ({ kind: 'path', value: url, sites: hostsOf([url]) }) as const }
const noItems: readonly MenuItem[] = []

/** What one request purged: who, when, how, and all its URLs with what can be done with each. */
export function SubmissionUrls({ row }: { row: Submission }) {
  const t = useWords(purgeHistoryWords)
  const copy = useCopy()
  const withMore = useValueItemsOf(ofUrl)
  const urls = [...new Set(row.urls)]
  return (
    <Stack gap={6}>
      <Facts row={row} type={t(`type.${row.type}`)} />
      {row.mayHaveMore && <Notice tone="watch">{t('mayHaveMore')}</Notice>}
      <DataTable
        label={t('urls', { n: urls.length })}
        rows={urls}
        getRowId={(url) => url}
        rowLabel={(url) => url}
        columns={[{ id: 'url', header: t('column.url'), value: (url) => url, mono: true, primary: true }]}
        rowActions={(url, more = noItems) => [
          { label: t('copyUrl'), icon: 'copy', onSelect: () => void copy(url) },
          ...(row.type === 'ban' ? noItems : more),
        ]}
        withMore={withMore}
        pageSize={10}
        csv="purged-urls"
      />
    </Stack>
  )
}
