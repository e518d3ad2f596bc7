import {
  type Ask,
  type CountBy,
  type FilterKey,
  type FilterLists,
  type ParamsOf,
  type Read,
  rowsOf,
  type Span,
  statistics,
  toWire,
  useRead,
  useSequence,
} from '@parapet/api'
import { useLocale } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { useSession } from '../../../platform/session/SessionContext.ts'

const STEP_S = 60

/** The most values of a ranking that are read. */
const MOST_KEYS = 1000

/** Makes the parameters of a ranking of raw requests. */
type RankingParams = (
  key: FilterKey | 'vhost',
  span: Span,
  filters: { readonly sites: readonly string[]; readonly include: FilterLists; readonly exclude?: FilterLists },
) => ParamsOf<typeof statistics.analyticTable>

/** Returns a function that makes the parameters of a ranking for the current company; null without one. */
function useRankingParams(): RankingParams | null {
  const { zone } = useLocale()
  const { company } = useSession()
  return useMemo(() => {
    if (!company) return null
    const allSites = company.sites.map(({ url }) => url)
    return (key, span, { sites, include, exclude = {} }) => ({
      filters: toWire(
        { company: company.id, tier: 'L1', span, step: STEP_S, zone, sites, include, exclude, resultSize: MOST_KEYS },
        { allSites },
      ),
      key_field: key,
      total_count: true,
    })
  }, [company, zone])
}

/** Returns what counts the requests of a span by a key, for previews. */
const counter =
  (ask: Ask, params: RankingParams, span: Span): CountBy =>
  async (key, filters) =>
    rowsOf(await ask(statistics.analyticTable, params(key, span, filters)))

/** Shows the last answer of a read until a later one of the same subject is there. */
function useKept<T>(read: Read<T>, subject: string): Read<T> {
  const { data } = read
  const [last, setLast] = useState({ data, subject, at: read.updatedAt })
  if (data !== undefined && (data !== last.data || subject !== last.subject))
    setLast({ data, subject, at: read.updatedAt })
  if (data !== undefined || last.data === undefined || last.subject !== subject) return read
  return { ...read, data: last.data, updatedAt: last.at, isRefreshing: read.isLoading }
}

interface Question {
  /** The time that is asked about; it moves on while the subject stays. */
  readonly when: Readonly<Record<string, Span>>
  readonly subject: Readonly<Record<string, unknown>>
}

/** Counts over several rankings of raw requests; null asks nothing. An answer stays until the next of the same subject. */
export function useCounts<T>(
  name: string,
  question: Question | null,
  run: (countIn: (span: Span) => CountBy) => Promise<T>,
): Read<T> {
  const params = useRankingParams()
  return useKept(
    useSequence(name, params && question && { ...question }, (ask) => {
      if (!params) throw new Error('without a company nothing is asked')
      return run((span) => counter(ask, params, span))
    }),
    JSON.stringify(question?.subject ?? null),
  )
}

/** Ranks raw requests by a key; undefined spans ask nothing. */
export function useRanking(
  key: FilterKey | 'vhost',
  span: Span | null,
  filters: { readonly sites: readonly string[]; readonly include: FilterLists },
) {
  const params = useRankingParams()
  return useRead(statistics.analyticTable, params && span ? params(key, span, filters) : null, {
    quiet: true,
    keepPrevious: true,
  })
}
