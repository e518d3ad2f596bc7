import type { Prefetch, PrefetchSubmission } from '@parapet/api'
import { type MenuItem, Notice, Stack, Status, useCopy, useWords } from '@parapet/ui'
import { DataTable } from '@parapet/ui/table'
import { useValueItemsOf } from '../../kit/resource/useValueItemsOf.tsx'
import { prefetchWords } from './prefetch.words.ts'
import { tones } from './prefetchTones.ts'

const ofUrl = { valueIn: ({ url }: Prefetch) => ({ kind: 'path', value: url }) as const }
const noItems: readonly MenuItem[] = []
const statusOf = ({ status }: Prefetch) => status ?? 'unknown'

/** What one request prefetched: all its URLs, how far each is, and what can be done with it. */
export function PrefetchUrls({ row }: { row: PrefetchSubmission }) {
  const t = useWords(prefetchWords)
  const copy = useCopy()
  const withMore = useValueItemsOf(ofUrl)
  return (
    <Stack gap={6}>
      {row.mayHaveMore && <Notice tone="watch">{t('mayHaveMore')}</Notice>}
      <DataTable
        label={t('urls.of', { n: row.rows.length })}
        rows={row.rows}
        getRowId={({ id }) => String(id)}
        rowLabel={({ url }) => url}
        columns={[
          { id: 'url', header: t('column.url'), value: ({ url }) => url, mono: true, primary: true },
          {
            id: 'status',
            header: t('column.status'),
            value: (one) => t(`status.${statusOf(one)}`),
            cell: (one) => <Status tone={tones[statusOf(one)]} label={t(`status.${statusOf(one)}`)} />,
            primary: true,
          },
          {
            id: 'pops',
            header: t('column.pops'),
            value: ({ pops_done, pops_total }) =>
              pops_total ? t('pops', { done: pops_done ?? 0, total: pops_total }) : '—',
          },
        ]}
        rowActions={({ url }, more = noItems) => [
          { label: t('copyUrl'), icon: 'copy', onSelect: () => void copy(url) },
          ...more,
        ]}
        withMore={withMore}
        pageSize={10}
        csv="prefetched-urls"
      />
    </Stack>
  )
}
