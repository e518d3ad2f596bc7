import { cache, type Prefetch, prefetchStates } from '@parapet/api'
import { Progress, Status } from '@parapet/ui'
import { createTools } from '../../kit/resource/createTools.ts'
import { allRows, resource, write } from '../../kit/resource/resource.ts'
import { prefetchWords } from './prefetch.words.ts'

const LIST_LIMIT = 1000

const tones = { queued: 'quiet', fetching: 'info', done: 'good', failed: 'bad', unknown: 'quiet' } as const
const again = write(cache.prefetch, ({ url }: Prefetch) => ({ body: { urls: [url] } }))
const statusOf = ({ status }: Prefetch) => status ?? 'unknown'

interface PrefetchTools {
  /** Copies a prefetch into the composer of the page. */
  readonly onEdit: (row: Prefetch) => void
}

export const [PrefetchContext, usePrefetchTools] = createTools<PrefetchTools>()

/** The latest prefetches with their progress. */
export const prefetches = resource({
  code: 'prefetches',
  words: prefetchWords,
  list: allRows(cache.prefetches, () => ({ limit: LIST_LIMIT })),
  getId: (row: Prefetch) => String(row.id),
  getTitle: (row) => row.url,
  valueIn: ({ url }) => ({ kind: 'path', value: url }),
  columns: (make, t) => [
    make.mono('url', (row) => row.url || '—', { primary: true }),
    make.status('status', (row) => ({ tone: tones[statusOf(row)], label: t(`status.${statusOf(row)}`) }), {
      primary: true,
      width: 130,
    }),
    make.custom(
      'pops',
      ({ pops_done, pops_total }) => (pops_total ? (pops_done ?? 0) / pops_total : null),
      (row) => {
        const { pops_done, pops_total } = row
        if (!pops_total) return '—'
        const label = t('pops', { done: pops_done ?? 0, total: pops_total })
        return row.status === 'fetching' ? (
          <Progress label={label} value={(pops_done ?? 0) / pops_total} quiet />
        ) : (
          <Status tone="quiet" label={label} />
        )
      },
      { width: 190 },
    ),
    make.text('user', (row) => row.user, { width: 150 }),
    make.date('date', (row) => Date.parse(row.date) / 1000, { width: 150 }),
  ],
  sort: { id: 'date', desc: true },
  isInProgress: ({ status }) => status === 'queued' || status === 'fetching',
  filters: [
    {
      id: 'status',
      options: (_, t) => prefetchStates.map((value) => ({ value, label: t(`status.${value}`) })),
      matches: (row, status) => row.status === status,
    },
    {
      id: 'user',
      options: (rows) =>
        [...new Set(rows.map(({ user }) => user))].sort().map((user) => ({ value: user, label: user })),
      matches: (row, user) => row.user === user,
    },
  ],
  use: usePrefetchTools,
  of: ({ onEdit }) => ({
    actions: [
      {
        key: 'again',
        icon: 'refresh',
        call: cache.prefetch,
        bulk: again,
        run: (row, { send }) => send(again, row, 'again.done'),
      },
      { key: 'edit', icon: 'edit', run: onEdit },
      { key: 'curl', icon: 'terminal', run: (row, { copyCall }) => copyCall(again, row) },
    ],
  }),
})
