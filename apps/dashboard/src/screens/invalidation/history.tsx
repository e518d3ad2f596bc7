import { cache, type Invalidation, invalidationTypes, type TagInvalidation } from '@parapet/api'
import { createTools } from '../../kit/resource/createTools.ts'
import { allRows, resource, write } from '../../kit/resource/resource.ts'
import { LIST_LIMIT } from './listLimit.ts'
import { TagEffect, UrlEffect } from './PurgeEffect.tsx'
import { purgeHistoryWords } from './purgeHistory.words.ts'
import { SubmissionProof } from './SubmissionProof.tsx'

/** The epoch seconds of an invalidation's date. */
export const secondsOf = (date: string): number => Date.parse(date) / 1000

const hostOfUrl = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '')
const optionsOf = (values: readonly string[]) =>
  [...new Set(values)]
    .filter(Boolean)
    .sort()
    .map((value) => ({ value, label: value }))

const againUrl = write(cache.again, (row: Invalidation) => ({ kind: 'invalidate', invalidation: row.id }))
const againTag = write(cache.again, (row: TagInvalidation) => ({ kind: 'tag_invalidate', invalidation: row.id }))

interface HistoryTools<Row> {
  /** Copies an invalidation into the composer of the page. */
  readonly onEdit: (row: Row) => void
}

export const [UrlHistoryContext, useUrlHistoryTools] = createTools<HistoryTools<Invalidation>>()
export const [TagHistoryContext, useTagHistoryTools] = createTools<HistoryTools<TagInvalidation>>()

/** The latest invalidations by URL. */
export const urlHistory = resource({
  code: 'invalidations',
  words: purgeHistoryWords,
  list: allRows(cache.invalidations, () => ({ limit: LIST_LIMIT })),
  getId: (row: Invalidation) => String(row.id),
  getTitle: (row) => row.url || String(row.id),
  columns: (make, t) => [
    make.mono('url', (row) => row.url || '—', { primary: true }),
    make.text('type', (row) => t(`type.${row.type}`), { primary: true, width: 104 }),
    make.text('user', (row) => row.user, { width: 132 }),
    make.date('date', (row) => secondsOf(row.date), { primary: true, width: 136 }),
    make.text('refetch', (row) => t(row.refetch ? 'yes' : 'no'), { width: 88 }),
    make.text('id', (row) => String(row.id), { width: 104, isHidden: true }),
  ],
  sort: { id: 'date', desc: true },
  panels: [
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
      options: (rows) => optionsOf(rows.map(({ url }) => hostOfUrl(url))),
      matches: (row, site) => hostOfUrl(row.url) === site,
    },
  ],
  use: useUrlHistoryTools,
  of: ({ onEdit }) => ({
    actions: [
      {
        key: 'again',
        icon: 'refresh',
        call: cache.again,
        refusedBy: ({ type }) => (type === 'ban' ? 'again.ban' : undefined),
        bulk: againUrl,
        run: (row, { send }) => send(againUrl, row, 'again.done'),
      },
      { key: 'edit', icon: 'edit', run: onEdit },
      { key: 'curl', icon: 'terminal', run: (row, { copyCall }) => copyCall(againUrl, row) },
      { key: 'copyUrl', icon: 'copy', run: (row, { copy }) => copy(row.url, 'copied') },
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
        run: (row, { send }) => send(againTag, row, 'again.done'),
      },
      { key: 'edit', icon: 'edit', run: onEdit },
      { key: 'curl', icon: 'terminal', run: (row, { copyCall }) => copyCall(againTag, row) },
    ],
  }),
})
