import type { Invalidation, Prefetch } from '../entities/Cache.ts'

/** The invalidations that one request sent together; its ID is that of the first one listed. */
export interface Submission extends Pick<Invalidation, 'id' | 'date' | 'user' | 'type' | 'refetch'> {
  /** In the order in which they were entered. */
  readonly urls: readonly string[]
  /** The list was cut within it, or right after it. */
  readonly mayHaveMore?: true
}

/** The prefetches that one request sent together; its ID is that of the first one listed. */
export interface PrefetchSubmission extends Pick<Prefetch, 'id' | 'date' | 'user'> {
  /** In the order in which they were entered. */
  readonly rows: readonly Prefetch[]
  /** The list was cut within it, or right after it. */
  readonly mayHaveMore?: true
}

interface Found<Row> {
  readonly first: Row
  readonly made: Row[]
  mayHaveMore?: true
}

/** Groups the rows of a list by the request that sent them: same second, and what `keyOf` returns. The list has a row for each URL. */
function grouped<Row extends { readonly id: number; readonly date: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => readonly unknown[],
  isCut: boolean,
): Found<Row>[] {
  const found = new Map<string, Found<Row>>()
  let last: Found<Row> | undefined
  for (const row of rows) {
    const second = Math.floor(Date.parse(row.date) / 1000)
    const key = JSON.stringify([Number.isNaN(second) ? row.date : second, ...keyOf(row)])
    last = found.get(key) ?? { first: row, made: [] }
    last.made.push(row)
    found.set(key, last)
  }
  if (last && isCut) last.mayHaveMore = true
  for (const { made } of found.values()) made.sort((a, b) => a.id - b.id)
  return [...found.values()]
}

const moreOf = ({ mayHaveMore }: Found<unknown>) => (mayHaveMore ? { mayHaveMore } : {})

/** Groups invalidations by the request that sent them. */
export function submissionsOf(rows: readonly Invalidation[], isCut = false): Submission[] {
  return grouped(rows, ({ user, type, refetch }) => [user, type, refetch], isCut).map((one) => {
    const { id, date, user, type, refetch } = one.first
    return { id, date, user, type, refetch, ...moreOf(one), urls: one.made.map(({ url }) => url) }
  })
}

/** Groups prefetches by the request that sent them. */
export function prefetchSubmissionsOf(rows: readonly Prefetch[], isCut = false): PrefetchSubmission[] {
  return grouped(rows, ({ user }) => [user], isCut).map((one) => {
    const { id, date, user } = one.first
    return { id, date, user, ...moreOf(one), rows: one.made }
  })
}

/** How far the prefetches of a submission are; null where the provider does not say. */
export interface SubmissionProgress {
  /** Failed as soon as one has and none is under way; unknown if the provider says of none. */
  readonly state: NonNullable<Prefetch['status']> | 'unknown'
  readonly done: number
  readonly failed: number
  readonly popsDone: number | null
  readonly popsTotal: number | null
}

/** Returns how far the prefetches of a submission are, over all its URLs. */
export function submissionProgress({ rows }: Pick<PrefetchSubmission, 'rows'>): SubmissionProgress {
  const count = (status: Prefetch['status']) => rows.filter((row) => row.status === status).length
  const [queued, fetching, done, failed] = [count('queued'), count('fetching'), count('done'), count('failed')]
  const told = rows.filter(({ pops_total }) => pops_total != null && pops_total > 0)
  const sum = (of: (row: Prefetch) => number) => told.reduce((all, row) => all + of(row), 0)
  const isUnderWay = queued + fetching > 0
  return {
    state:
      isUnderWay && queued < rows.length
        ? 'fetching'
        : isUnderWay
          ? 'queued'
          : failed > 0
            ? 'failed'
            : done > 0
              ? 'done'
              : 'unknown',
    done,
    failed,
    popsDone: told.length > 0 ? sum((row) => row.pops_done ?? 0) : null,
    popsTotal: told.length > 0 ? sum((row) => row.pops_total ?? 0) : null,
  }
}
