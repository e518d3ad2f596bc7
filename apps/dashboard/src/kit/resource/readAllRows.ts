import type { ListQuery } from './resource.ts'

const PAGE_SIZE = 1000
const MOST_ROWS = 10_000

interface Page<Row> {
  readonly items: readonly Row[]
  readonly count: number
  readonly unreadable: number
}

/** Reads all rows of a query page by page, at most 10,000; `isCut` if there are more. `unreadable` rows are left out. */
export async function readAllRows<Row>(
  query: ListQuery,
  readPage: (page: ListQuery) => Promise<Page<Row>>,
  report: (done: number) => void,
): Promise<{ rows: Row[]; isCut: boolean; unreadable: number }> {
  const rows: Row[] = []
  let unreadable = 0
  for (let page = 1; rows.length < MOST_ROWS; page += 1) {
    const answer = await readPage({ ...query, page, pageSize: PAGE_SIZE })
    rows.push(...answer.items)
    unreadable += answer.unreadable
    report(rows.length)
    if (answer.items.length === 0 || rows.length + unreadable >= answer.count) return { rows, isCut: false, unreadable }
  }
  return { rows, isCut: true, unreadable }
}
