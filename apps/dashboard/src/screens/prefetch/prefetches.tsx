import { cache, type PrefetchSubmission, prefetchStates, prefetchSubmissionsOf, submissionProgress } from '@parapet/api'
import { Inline, MiddleTruncate, Progress, Status, Text } from '@parapet/ui'
import { createTools } from '../../kit/resource/createTools.ts'
import { allRows, derivedRows, resource, write } from '../../kit/resource/resource.ts'
import { PrefetchUrls } from './PrefetchUrls.tsx'
import { prefetchWords } from './prefetch.words.ts'
import { tones } from './prefetchTones.ts'

const LIST_LIMIT = 1000

const urlsOf = ({ rows }: PrefetchSubmission): string[] => [...new Set(rows.map(({ url }) => url))]
const again = write(cache.prefetch, (row: PrefetchSubmission) => ({ body: { urls: urlsOf(row) } }))
const stateOf = (row: PrefetchSubmission) => submissionProgress(row).state

interface PrefetchTools {
  /** Copies a prefetch into the composer of the page. */
  readonly onEdit: (row: PrefetchSubmission) => void
}

export const [PrefetchContext, usePrefetchTools] = createTools<PrefetchTools>()

const titleOf = (row: PrefetchSubmission): string => {
  const [first = '', ...others] = urlsOf(row)
  return [first || String(row.id), ...(others.length > 0 ? [`+${others.length}`] : [])].join(' ')
}

/** The latest prefetches with their progress: a row is what one request sent, with all its URLs. */
export const prefetches = resource({
  code: 'prefetches',
  words: prefetchWords,
  list: derivedRows(
    allRows(cache.prefetches, () => ({ limit: LIST_LIMIT })),
    (rows, count) => prefetchSubmissionsOf(rows, count > rows.length),
  ),
  getId: (row: PrefetchSubmission) => String(row.id),
  getTitle: titleOf,
  columns: (make, t) => [
    // Its value has all URLs: they are searched and exported.
    make.custom(
      'url',
      (row) => urlsOf(row).join(' ') || null,
      (row) => {
        const [first = '', ...others] = urlsOf(row)
        return (
          <Inline gap={2} wrap={false}>
            <MiddleTruncate text={first || '—'} />
            {others.length > 0 && <Text tone="muted">{`+${others.length}`}</Text>}
          </Inline>
        )
      },
      { primary: true, mono: true },
    ),
    make.count('count', ({ rows }) => rows.length, { width: 88 }),
    make.status(
      'status',
      (row) => {
        const { state, failed } = submissionProgress(row)
        const total = row.rows.length
        const isSome = failed > 0 && total > 1
        return { tone: tones[state], label: isSome ? t('status.some', { failed, total }) : t(`status.${state}`) }
      },
      { primary: true, width: 150 },
    ),
    make.custom(
      'pops',
      (row) => {
        const { popsDone, popsTotal } = submissionProgress(row)
        return popsTotal ? (popsDone ?? 0) / popsTotal : null
      },
      (row) => {
        const { popsDone, popsTotal, done, state } = submissionProgress(row)
        if (!popsTotal) return '—'
        const label =
          row.rows.length === 1
            ? t('pops', { done: popsDone ?? 0, total: popsTotal })
            : t('urls.done', { done, total: row.rows.length })
        return state === 'fetching' ? (
          <Progress label={label} value={(popsDone ?? 0) / popsTotal} quiet />
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
  panels: [{ id: 'urls', icon: 'list', Panel: PrefetchUrls }],
  isInProgress: (row) => stateOf(row) === 'queued' || stateOf(row) === 'fetching',
  filters: [
    {
      id: 'status',
      options: (_, t) => prefetchStates.map((value) => ({ value, label: t(`status.${value}`) })),
      matches: (row, status) => stateOf(row) === status,
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
