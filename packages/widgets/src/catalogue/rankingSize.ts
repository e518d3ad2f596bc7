import { rowsOf, type Span, type Table } from '@parapet/api'
import type { BoardQuery } from '../rows/boardQuery.ts'
import type { FileRequest } from '../rows/row.ts'

/** Rows of a ranking that is sorted as the provider sorts it, by requests. */
const MOST_ROWS = 50

/** The parts of a picture; what is left is one part. */
const MOST_PARTS = 250

/** Rows to request: all that the contract allows (§9) where the user sorts by another column than requests. */
export const rankingSize = ({ resultSize, isLongRanking }: BoardQuery, most = MOST_ROWS): number =>
  isLongRanking ? resultSize : Math.min(resultSize, most)

/**
 * Parts to request. §9 limits the rows of a download, which a picture is not.
 * The provider ranks by requests: a key with few requests may still have the largest volume.
 */
export const partsSize = ({ resultSize }: BoardQuery, by: 'requests' | 'bytes' = 'requests'): number =>
  by === 'bytes' ? Math.max(MOST_PARTS, resultSize) : MOST_PARTS

/** Returns how a ranking requests its file: up to `resultSize` rows of the contract (§9). */
export function rankingFile<P>(params: (query: BoardQuery, resultSize: number, span?: Span) => P) {
  return (query: BoardQuery, answer: Table) => {
    const { rows, totalCount } = rowsOf(answer)
    if (totalCount === null || totalCount <= rows.length) return null
    const { resultSize } = query
    return resultSize > rows.length
      ? {
          rows: Math.min(resultSize, totalCount),
          total: totalCount,
          params: (span?: Span) => params(query, resultSize, span),
        }
      : ({ rows: rows.length, total: totalCount } satisfies FileRequest)
  }
}
