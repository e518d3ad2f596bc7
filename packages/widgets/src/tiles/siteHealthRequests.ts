import { initialView, statistics, withStatusCodes } from '@parapet/api'
import { type BoardQuery, queryFilter } from '../rows/boardQuery.ts'
import type { WidgetRequest } from '../rows/row.ts'

const HOUR = 3600
export const DAY = 24 * HOUR
const MOST_SITES = 200
const MOST_JUDGED = 50

/** Whether only a part of the sites is judged. */
export const hasMany = ({ allSites }: BoardQuery) => allSites.length > MOST_SITES

// The verdicts do not depend on the filters of a page.
const hourFilter = (query: BoardQuery, end: number, over: { resultSize?: number } = {}) =>
  queryFilter({ ...query, view: initialView }, 'L1', { span: { from: end - HOUR, to: end }, step: HOUR, ...over })

/** The params of the hour that ended `ago` seconds before now. */
export const hourParams = (query: BoardQuery, ago: number, sites: readonly string[]) => ({
  filters: { ...hourFilter(query, query.now - ago), vhost: [...sites] },
  detailed: true,
})

/** The params of the sites with the most server errors. */
export const worstParams = (query: BoardQuery) => ({
  filters: { ...hourFilter(query, query.now, { resultSize: MOST_JUDGED }), ...withStatusCodes({ response: ['5xx'] }) },
  key_field: 'vhost',
})

/** The first requests of the verdicts, for prefetching. */
export function siteHealthRequests(query: BoardQuery): readonly WidgetRequest[] {
  if (hasMany(query)) return [{ call: statistics.historicTable, params: worstParams(query), isQuiet: true }]
  return [0, DAY].map((ago) => ({
    call: statistics.historicHistogram,
    params: hourParams(query, ago, []),
    isQuiet: true,
  }))
}
