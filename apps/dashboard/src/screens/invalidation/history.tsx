import { cache, invalidationTypes, type Submission, submissionsOf, type TagInvalidation } from '@parapet/api'
import { Inline, MiddleTruncate, Text } from '@parapet/ui'
import { createTools } from '../../kit/resource/createTools.ts'
import { allRows, derivedRows, resource, write } from '../../kit/resource/resource.ts'
import { LIST_LIMIT } from './listLimit.ts'
import { TagEffect, UrlEffect } from './PurgeEffect.tsx'
import { purgeHistoryWords } from './purgeHistory.words.ts'
import { SubmissionProof } from './SubmissionProof.tsx'
import { SubmissionUrls } from './SubmissionUrls.tsx'
import { hostsOf } from './sentPurge.ts'

/** The epoch seconds of an invalidation's date. */
export const secondsOf = (date: string): number => Date.parse(date) / 1000

const optionsOf = (values: readonly string[]) =>
  [...new Set(values)]
    .filter(Boolean)
    .sort()
    .map((value) => ({ value, label: value }))

const againTag = write(cache.again, (row: TagInvalidation) => ({ kind: 'tag_invalidate', invalidation: row.id }))

interface HistoryTools<Row> {
  /** Copies an invalidation into the composer of the page. */
  readonly onEdit: (row: Row) => void
}

interface UrlHistoryTools extends HistoryTools<Submission> {
  /** Sends the same URLs again, all of each submission. */
  readonly onRepeat: (rows: readonly Submission[]) => Promise<void>
  readonly onCopyCalls: (row: Submission) => void
}

export const [UrlHistoryContext, useUrlHistoryTools] = createTools<UrlHistoryTools>()
export const [TagHistoryContext, useTagHistoryTools] = createTools<HistoryTools<TagInvalidation>>()

const titleOf = ({ urls: [first = '', ...others], id }: Submission): string =>
  [first || String(id), ...(others.length > 0 ? [`+${others.length}`] : [])].join(' ')

/** The latest invalidations by URL: a row is what one request sent, with all its URLs. */
export const urlHistory = resource({
  code: 'invalidations',
  words: purgeHistoryWords,
  list: derivedRows(
    allRows(cache.invalidations, () => ({ limit: LIST_LIMIT })),
    (rows, count) => submissionsOf(rows, count > rows.length),
  ),
  getId: (row: Submission) => String(row.id),
  getTitle: titleOf,
  columns: (make, t) => [
    // Its value has all URLs: they are searched and exported.
    make.custom(
      'url',
      ({ urls }) => urls.join(' ') || null,
      ({ urls: [first = '', ...others] }) => (
        <Inline gap={2} wrap={false}>
          <MiddleTruncate text={first || '—'} />
          {others.length > 0 && <Text tone="muted">{`+${others.length}`}</Text>}
        </Inline>
      ),
      { primary: true, mono: true },
    ),
    make.count('count', ({ urls }) => urls.length, { width: 88 }),
    make.text('type', (row) => t(`type.${row.type}`), { primary: true, width: 104 }),
    make.text('user', (row) => row.user, { width: 132 }),
    make.date('date', (row) => secondsOf(row.date), { primary: true, width: 136 }),
    make.text('refetch', (row) => t(row.refetch ? 'yes' : 'no'), { width: 88 }),
    make.text('id', (row) => String(row.id), { width: 104, isHidden: true }),
  ],
  sort: { id: 'date', desc: true },
  panels: [
    { id: 'urls', icon: 'list', Panel: SubmissionUrls },
    { id: 'effect', icon: 'gauge', Panel: UrlEffect },
    { id: 'proof', icon: 'check', isOffered: ({ type }) => type !== 'ban', Panel: SubmissionProof },
  ],
  filters: [
    {
      id: 'type',
      options: (_, t) => invalidationTypes.map((value) => ({ value, label: t(`type.${value}`) })),
      matches: (row, type) => row.type === type,
    },
    {
      id: 'user',
      options: (rows) => optionsOf(rows.map(({ user }) => user)),
      matches: (row, user) => row.user === user,
    },
    {
      id: 'site',
      options: (rows) => optionsOf(rows.flatMap(({ urls }) => hostsOf(urls))),
      matches: (row, site) => hostsOf(row.urls).includes(site),
    },
  ],
  use: useUrlHistoryTools,
  of: ({ onEdit, onRepeat, onCopyCalls }) => ({
    actions: [
      {
        key: 'again',
        icon: 'refresh',
        call: cache.invalidate,
        refusedBy: ({ type }) => (type === 'ban' ? 'again.ban' : undefined),
        runMany: onRepeat,
        run: (row) => void onRepeat([row]),
      },
      { key: 'edit', icon: 'edit', run: onEdit },
      { key: 'curl', icon: 'terminal', run: onCopyCalls },
      { key: 'copyUrl', icon: 'copy', run: ({ urls }, { copy }) => copy(urls.join('\n'), 'copied') },
    ],
  }),
})

/** The latest invalidations by tag. */
export const tagHistory = resource({
  code: 'taginvalidations',
  words: purgeHistoryWords,
  list: allRows(cache.tagInvalidations, () => ({ limit: LIST_LIMIT })),
  getId: (row: TagInvalidation) => String(row.id),
  getTitle: (row) => row.tag || String(row.id),
  columns: (make, t) => [
    make.mono('tag', (row) => row.tag || '—', { primary: true }),
    make.text('user', (row) => row.user, { width: 132 }),
    make.date('date', (row) => secondsOf(row.date), { primary: true, width: 136 }),
    make.text('refetch', (row) => t(row.refetch ? 'yes' : 'no'), { width: 88 }),
  ],
  sort: { id: 'date', desc: true },
  panels: [{ id: 'effect', icon: 'gauge', Panel: TagEffect }],
  filters: [
    {
      id: 'user',
      options: (rows) => optionsOf(rows.map(({ user }) => user)),
      matches: (row, user) => row.user === user,
    },
  ],
  use: useTagHistoryTools,
  of: ({ onEdit }) => ({
    actions: [
      {
        key: 'again',
        icon: 'refresh',
        call: cache.again,
        bulk: againTag,
        run: (row, { send }) => send(againTag, row, 'tag.done'),
      },
      { key: 'edit', icon: 'edit', run: onEdit },
      { key: 'curl', icon: 'terminal', run: (row, { copyCall }) => copyCall(againTag, row) },
    ],
  }),
})
